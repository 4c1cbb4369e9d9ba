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

/** Which questions of a paper came right: all words of the question and of each answer, and no others. */
export function rightOnes({ draft }: ImportResult, questions: readonly TrueQuestion[]): boolean[] {
  const items = draft.questions.map(({ stem, options }) => ({
    stem: folded(stem),
    options: options.map(({ text }) => folded(text)).join('|'),
  }))
  const isThere = (stem: string, options: readonly string[]) => {
    const asked = folded(stem)
    const answers = options.map(folded).join('|')
    return items.some((item) => item.stem === asked && item.options === answers)
  }
  return questions.map(({ stem, options, rows }) =>
    rows.length === 0
      ? isThere(stem, options)
      : rows.every((row) => isThere(`${stem} ${row}`, options) || isThere(row, options)),
  )
}

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
