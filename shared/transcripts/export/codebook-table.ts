import { codesInOrder } from '../change-codes.ts'
import { countCodes } from '../code-counts.ts'
import { placePassages } from '../place-passages.ts'
import type { CodingSource, CodingWords } from './coding-source.ts'
import type { CodingTable } from './passage-table.ts'

/**
 * The codebook as a table: a row for each code, right before the rows of those under it. Passages that the transcript
 * does not contain any more are not counted.
 */
export function codebookTable(
  { turns, notes: { codes, passages }, origin }: CodingSource,
  words: CodingWords,
): CodingTable {
  const { placed } = placePassages(turns, passages)
  const counts = countCodes(codes, placed, () => -1, 0)
  return {
    header: [
      ...[...origin.heads, words.code, words.name, words.parent, words.definition, words.key],
      ...[words.passages, words.passagesWithUnder],
    ],
    rows: codesInOrder(codes).map(({ code, path }) => {
      const { own, all } = counts.get(code.id) ?? { own: 0, all: 0 }
      const { name, definition, key } = code
      return [...origin.cells, path.join(' / '), name, path.at(-2) ?? null, definition, key, own, all]
    }),
  }
}
