import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { stateOf } from './persona-states.ts'
import { isOfOthers } from './progress-in-text.ts'
import { type Counted, countsOtherThings } from './progress-pairs.ts'
import { meaningOf } from './progress-words.ts'

/** Fewer could be in a share by chance. */
const FEWEST_DONE = 3
const FEWEST_ASKED = 6
/** With more numbers, some would fit a share by chance. */
const MOST_COUNTS = 12
/** A percentage in whole numbers may be cut or rounded. */
const ROUNDED = 1
const PERCENT = /^\s*(\d{1,3})(?:[.,](\d+))?\s?%\s*$/

interface Told {
  /** What a number is of: its name, or the word beside it in a row. */
  label: string
  value: unknown
}
interface Share {
  at: number
  within: number
}

/**
 * `{invited: 36, started: 29, responded: 22, rate: "61%"}`: of some counts, in a map or in rows of a word and a number,
 * those who are done and the largest, where the only share beside them says the same. What the counts stand under may
 * then be called anything. Empty where the share fits no other number than these, or fits several.
 */
export function provenByShare(object: JsonObject): Counted[] {
  const told = [object, ...Object.values(object)].flatMap(numbersIn)
  // Items or steps may be done in the same share, and the counts would be none of personas.
  if (told.some(({ label }) => countsOtherThings(label)) || Object.keys(object).some(countsOtherThings))
    return []
  const shares = told.flatMap(shareIn)
  const counts = told.flatMap(({ label, value }) =>
    Number.isSafeInteger(value) && Number(value) >= 0 ? [{ label, value: Number(value) }] : [],
  )
  const done = new Set(counts.filter(({ label }) => isDone(label)).map(({ value }) => value))
  const [answered] = done
  const [share, ...others] = shares
  const isOne = done.size === 1 && share !== undefined && others.every(({ at }) => at === share.at)
  if (!isOne || answered === undefined || counts.length > MOST_COUNTS) return []
  const total = Math.max(...counts.map(({ value }) => value))
  const fitting = new Set(
    counts
      .map(({ value }) => value)
      .filter((all) => all > 0 && Math.abs(answered / all - share.at) <= share.within),
  )
  const isTold = fitting.size === 1 && fitting.has(total) && answered < total
  return isTold && answered >= FEWEST_DONE && total >= FEWEST_ASKED ? [{ answered, total }] : []
}

/**
 * Whether all other numbers of a map add up to the total, so that nobody else can be meant. A percentage that says the
 * same ("progress": 25, of 3 in 12) is none of them.
 */
export function addsUp(object: JsonObject, { answered, total }: Counted): boolean {
  const isShare = (name: string, value: number): boolean =>
    ['progress', 'percent'].includes(meaningOf(name, true) ?? '') &&
    Math.abs(value - (answered / total) * 100) <= ROUNDED
  const numbers = Object.entries(object).flatMap(([name, value]) =>
    typeof value === 'number' && Number.isSafeInteger(value) && !isShare(name, value) ? [value] : [],
  )
  const sum = numbers.reduce((all, number) => all + number, 0)
  const parts = numbers.filter((number) => number > 0 && number < total)
  return parts.length > 1 && numbers.filter((number) => number === total).length === 1 && sum === total * 2
}

/** The fields of a map, or what rows of a word and a number say. */
function numbersIn(value: unknown): Told[] {
  if (isObject(value)) return Object.entries(value).map(([label, own]) => ({ label, value: own }))
  if (!Array.isArray(value)) return []
  const rows = value.flatMap((row): Told[] => {
    const fields = isObject(row) ? Object.values(row) : []
    const words = fields.filter((field) => typeof field === 'string')
    const numbers = fields.filter((field) => typeof field === 'number')
    const [word, number] = [words[0], numbers[0]]
    return word !== undefined && words.length + numbers.length === 2 && number !== undefined
      ? [{ label: word, value: number }]
      : []
  })
  return rows.length === value.length ? rows : []
}

/** The share that a field gives: "61%", 0.382; none where its name is of those who are left or failed. */
function shareIn({ label, value }: Told): Share[] {
  if (isOfOthers(label)) return []
  if (typeof value === 'string') {
    const [, whole, decimals = ''] = PERCENT.exec(value) ?? []
    return whole === undefined
      ? []
      : [{ at: Number(`${whole}.${decimals}`) / 100, within: 10 ** -(decimals.length + 2) }]
  }
  const decimals = typeof value === 'number' ? /^0\.(\d{2,})$/.exec(String(value))?.[1] : undefined
  return decimals === undefined ? [] : [{ at: Number(value), within: 10 ** -decimals.length }]
}

function isDone(label: string): boolean {
  const words = wordsOfKey(label)
  return (
    !isOfOthers(label) &&
    (stateOf(label) === 'done' || words.some((word) => meaningOf(word, false) === 'answered'))
  )
}
