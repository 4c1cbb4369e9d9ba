import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import type { Question } from '../../../shared/models/draft.ts'

/** A question of a paper as a careful reader of the paper would type it. */
export interface TrueQuestion {
  stem: string
  options: string[]
  /** The statements of a grid, each of which is an item. */
  rows: string[]
  /** A remark on how to answer, which may be a part of the question where it is on the same line; "" for none. */
  note: string
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
        questions: questions.map(({ stem, options, rows, note }: Partial<TrueQuestion>) => ({
          stem: stem ?? '',
          note: note ?? '',
          options: options ?? [],
          rows: rows ?? [],
        })),
      }
    })
}

/** Which questions of a paper came right: all words of the question and of each answer, and no others. */
export function rightOnes({ draft }: ImportResult, questions: readonly TrueQuestion[]): boolean[] {
  const items = draft.questions.map(plain)
  return questions.map((question) => {
    const { rows } = question
    return rows.length === 0
      ? items.some((item) => isQuestion(item, question))
      : rows.every((row) => items.some((item) => isRow(item, question, row)))
  })
}

/** Which items of a result are questions of the paper as they should be. */
export function rightItems({ draft }: ImportResult, questions: readonly TrueQuestion[]): boolean[] {
  return draft.questions
    .map(plain)
    .map((item) =>
      questions.some((question) =>
        question.rows.length === 0
          ? isQuestion(item, question)
          : question.rows.some((row) => isRow(item, question, row)),
      ),
    )
}

/** An item, folded. */
interface PlainItem {
  stem: string
  options: string
}

const plain = ({ stem, options }: Question): PlainItem => ({
  stem: folded(stem),
  options: answers(options.map(({ text }) => text)),
})

const answers = (options: readonly string[]) =>
  withoutCodes(options)
    .map((option) => folded(point(option)))
    .join('|')

const isQuestion = (item: PlainItem, question: TrueQuestion) =>
  areAnswers(item, question) && isStem(item.stem, question)

/** Whether an item has the answers of a question, of which the ends may carry the names that its remark gives them. */
const areAnswers = ({ options }: PlainItem, question: TrueQuestion) =>
  options === answers(question.options) || options === answers(withEnds(question))

/** A point of a scale without a name. */
const POINT = /^\d{1,2}$/

/** The bare points of a scale with the names of its ends from the remark: "1 = never, 5 = always". */
function withEnds({ options, note }: TrueQuestion): string[] {
  return options.map((option, at) => {
    const isEnd = at === 0 || at === options.length - 1
    const name =
      isEnd && POINT.test(option)
        ? new RegExp(`(?<!\\d)${option}\\s*=\\s*([^,;=]+)`).exec(note)?.[1]?.trim()
        : ''
    return name ? `${option} = ${name}` : option
  })
}

function isRow(item: PlainItem, question: TrueQuestion, row: string): boolean {
  const own = folded(row)
  if (!areAnswers(item, question) || !item.stem.endsWith(own)) return false
  const stem = folded(item.stem.slice(0, item.stem.length - own.length))
  return stem === '' || isStem(stem, question)
}

/** Whether an item asks what a question asks, with or without its remark on how to answer. */
function isStem(asked: string, { stem, note }: TrueQuestion): boolean {
  const own = folded(stem)
  if (asked === own) return true
  const rest = asked.startsWith(own) ? words(asked.slice(own.length)) : ''
  return rest !== '' && words(note).includes(rest)
}

const words = (text: string) =>
  folded(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A printed code before the name of an answer: "1 = never", "2 – rarely". */
const CODE = /^(\d{1,2})\s*[=–:-]\s*(?=\p{L})/u

/**
 * Answers without their printed codes, where each one has a code and a name and the codes count up or down: who types
 * "1 = never" and who types "never" read the same answer. Codes of which some have no name are the answers themselves.
 */
function withoutCodes(options: readonly string[]): readonly string[] {
  const codes = options.map((option) => CODE.exec(option)?.[1]).map(Number)
  const [first = Number.NaN, second = Number.NaN] = codes
  const isCounted = codes.every((code, at) => code === first + at * (second - first))
  return Math.abs(second - first) === 1 && isCounted
    ? options.map((option) => option.replace(CODE, ''))
    : options
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
