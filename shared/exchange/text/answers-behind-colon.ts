import { asks } from './asks.ts'
import { isAnswer } from './counted-parts.ts'
import type { OutlineLine } from './outline-line.ts'

/** A question that ends with a colon, and behind it something on the same line. */
const BEHIND = /^([^:]{3,200}:)\s+(\S.{3,400})$/su
/** What is between answers; a dash has spaces on both sides, since it also joins words. */
const BETWEEN = [/\s[–—-]\s/u, /\s?\/\s?/u]
/** The fewest answers, and the longest one, in characters. */
const ENOUGH = 3
const LONGEST = 40
/** Letters that hold the place of digits: "DD/MM/YYYY". */
const PLACE = /^(\p{L})\1+$/u
/** In how many questions of a paper answers must be written so. */
const USUAL = 2

/** The answers behind the colon of a question: "Your home: House – Flat – Other"; null where there are none. */
export function answersBehindColon(text: string): { stem: string; options: string[] } | null {
  const [, stem = '', rest = ''] = BEHIND.exec(text) ?? []
  const options = BETWEEN.map((between) => rest.split(between).map((part) => part.trim())).find(
    (parts) => parts.length >= ENOUGH,
  )
  return options?.every(isName) ? { stem, options } : null
}

const isName = (part: string) =>
  part.length <= LONGEST && /^\p{Lu}/u.test(part) && !PLACE.test(part) && !asks(part) && isAnswer(part)

/**
 * The lines of a paper that have their answers behind a colon, where at least two do: its numbered questions, or, in a
 * paper without any, its plain lines.
 */
export function linesWithAnswers(lines: readonly (OutlineLine | null)[]): ReadonlySet<OutlineLine> {
  const filled = lines.filter((line) => line !== null)
  const numbered = filled.filter(({ marker }) => marker === 'number' || marker === 'question')
  const among = numbered.length > 0 ? numbered : filled.filter(({ marker }) => marker === null)
  const found = among.filter(({ text }) => answersBehindColon(text) !== null)
  return new Set(found.length >= USUAL ? found : [])
}
