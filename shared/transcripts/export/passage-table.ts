import type { Cell } from '../../exchange/tables/csv.ts'
import type { Turn } from '../../models/focus.ts'
import type { Passage } from '../../models/transcript-notes.ts'
import { placePassages } from '../place-passages.ts'
import { isRenamed, shownSpeaker } from '../shown-speaker.ts'
import { type CodingSource, type CodingWords, codePaths } from './coding-source.ts'

/** The rows of a table, and the heads of its columns. */
export interface CodingTable {
  header: string[]
  rows: Cell[][]
}

/**
 * The passages of a transcript as a table: a row for each passage and each of its codes, one for a passage without a
 * code. Passages follow the transcript; then come those that it does not contain any more, which the remark says.
 */
export function passageTable({ turns, notes, facts, origin }: CodingSource, words: CodingWords): CodingTable {
  const paths = codePaths(notes.codes)
  const { placed, lost } = placePassages(turns, notes.passages)
  const found = [
    ...placed.map(({ passage, index }) => ({ passage, turn: turns[index] ?? null })),
    ...lost.map((passage) => ({ passage, turn: null })),
  ]
  const renamed = isRenamed(
    notes.speakers,
    found.map(({ passage, turn }) => turn ?? passage),
  )
  const labels = [...new Set([...facts.values()].flatMap((each) => [...each.keys()]))]
  const rest = ({ passage, turn }: { passage: Passage; turn: Turn | null }): Cell[] => {
    // The turn that has the words now may have its speaker under another name.
    const { speaker } = turn ?? passage
    const shown = speaker === null ? null : shownSpeaker(notes.speakers, speaker)
    const role = turn && (turn.moderator ? words.moderator : words.participant)
    const known = facts.get(speaker ?? '')
    return [
      ...[passage.words, passage.memo.trim(), passage.important ? words.yes : null],
      ...[shown, ...(renamed ? [speaker] : [])],
      ...[role, turn?.round ?? null, turn?.number ?? passage.turn, turn ? null : words.lost],
      ...labels.map((label) => known?.get(label) ?? null),
    ]
  }
  return {
    header: [
      ...[...origin.heads, words.code, words.passage, words.memo, words.important, words.speaker],
      ...(renamed ? [words.received] : []),
      ...[words.role, words.round, words.turn, words.remark, ...labels],
    ],
    rows: found.flatMap((each) => {
      const codes = each.passage.codes.flatMap((id) => paths.get(id) ?? [])
      return (codes.length > 0 ? codes : [null]).map((code) => [...origin.cells, code, ...rest(each)])
    }),
  }
}
