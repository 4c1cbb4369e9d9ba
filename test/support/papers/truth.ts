import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ImportResult } from '../../../shared/exchange/import-result.ts'

/** A question of a paper as a careful reader of the paper would type it. */
export interface TrueQuestion {
  stem: string
  options: string[]
  /** The statements of a grid, each of which is an item. */
  rows: string[]
}

/** A paper that others wrote, with its questions. */
export interface Paper {
  fileName: string
  bytes: Uint8Array
  questions: TrueQuestion[]
}

/** All papers of a folder that have a `….truth.json` beside them. */
export function readPapers(folder: string): Paper[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.truth.json'))
    .sort()
    .map((name) => {
      const { questions } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
      const fileName = name.replace(/\.truth\.json$/, '')
      return {
        fileName,
        bytes: new Uint8Array(readFileSync(path.join(folder, fileName))),
        questions: questions.map(({ stem, options, rows }: Partial<TrueQuestion>) => ({
          stem: stem ?? '',
          options: options ?? [],
          rows: rows ?? [],
        })),
      }
    })
}

/** A question and its answers, folded. */
const entry = (stem: string, options: readonly string[]): string =>
  [stem, ...options.map(point)].map(folded).join('|')

const entriesOf = ({ draft }: ImportResult): string[] =>
  draft.questions.map(({ stem, options }) =>
    entry(
      stem,
      options.map(({ text }) => text),
    ),
  )

/** Which questions of a paper came right: all words of the question and of each answer, and no others. */
export function rightOnes(result: ImportResult, questions: readonly TrueQuestion[]): boolean[] {
  const items = new Set(entriesOf(result))
  const isThere = (stem: string, options: readonly string[]) => items.has(entry(stem, options))
  return questions.map(({ stem, options, rows }) =>
    rows.length === 0
      ? isThere(stem, options)
      : rows.every((row) => isThere(`${stem} ${row}`, options) || isThere(row, options)),
  )
}

/** Which items of a result are questions of the paper as they should be. */
export function rightItems(result: ImportResult, questions: readonly TrueQuestion[]): boolean[] {
  const wanted = new Set(
    questions.flatMap(({ stem, options, rows }) =>
      rows.length === 0
        ? [entry(stem, options)]
        : rows.flatMap((row) => [entry(`${stem} ${row}`, options), entry(row, options)]),
    ),
  )
  return entriesOf(result).map((item) => wanted.has(item))
}

/** A point of a scale, whatever sign is between its number and its name: "1 = never", "1 – never". */
const point = (option: string) => option.replace(/^(\d{1,2})\s*[=–:-]\s*(?=\p{L})/u, '$1 ')

/** A text without differences of spaces, quotes and the marks at its ends. */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/[“”«»"]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/ ?([?!:;…])/g, '$1')
    .replace(/^[\s.:…-]+|[\s.:…*_-]+$/g, '')
    .trim()
}
