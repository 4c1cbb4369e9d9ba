import { explainedPoints } from './implied-answers.ts'
import { areNumbers } from './number-scale.ts'
import { scaleOfEnds } from './scale-ends.ts'

/** The longest text in which the meanings of numbers are looked for, in characters. */
const LONGEST = 600
/** Where meanings may stand: in brackets, or behind a colon. */
const PARTS = /[()[\]]|:\s/

/**
 * The numbers of a scale with the meanings that a text gives for them, as "from 1 (very poor) to 5 (very good)" does;
 * options that are no numbers, or of which the text says nothing, stay as they are.
 */
export function withMeanings(options: readonly string[], text: string): readonly string[] {
  if (text.length > LONGEST) return options
  if (!areNumbers(options)) return meaningsOf(options, text) ?? options
  const numbers = options.map((option) => option.replace(/\D/g, ''))
  const points = text
    .split(PARTS)
    .map((part) => explainedPoints(part))
    .find((found) => found?.length === options.length)
  if (points) return points
  const ends = scaleOfEnds(text)
  const isSame = ends?.every((point, at) => Number.parseInt(point, 10) === Number(numbers[at]))
  return ends?.length === options.length && isSame && ends.some((point) => /\p{L}/u.test(point))
    ? ends
    : options
}

/** A code with its meaning: "TA = tout à fait d'accord". */
const CODED = /^\W*([\p{L}+-]{1,3})\s?[=:]\s?(\S.{0,60}?)\W*$/u

/** The meanings of options that are codes, where a text explains each of them; null otherwise. */
function meaningsOf(options: readonly string[], text: string): string[] | null {
  if (options.length < 2 || !options.every((option) => option.length <= 3)) return null
  const parts = text.split(/[,;|\n]\s?/).map((part) => CODED.exec(part))
  const meaning = new Map(parts.map((part) => [part?.[1], part?.[2]?.trim()]))
  const found = options.flatMap((option) => meaning.get(option) ?? [])
  return found.length === options.length ? found : null
}
