import { wordsOfKey } from '../json/words-of-key.ts'
import type { Column } from './speaker-column.ts'

const DATE_AND_TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
/** Seconds, milliseconds or smaller parts since 1970, as a number or with decimals. */
const SINCE_1970 = /^\d{10,19}(?:\.\d+)?$/
const COUNT = /^\d{1,6}$/
/** So many times that fall one after the other do so in no other order by chance. */
const FEWEST_FALLS = 5

/**
 * In which order a discussion is listed: `newest_first` where a column of times falls from the first row to the last
 * and nothing rises; `unclear` where such times are too few to tell; else `as_said`.
 */
export function orderOf(columns: readonly Column[]): 'as_said' | 'newest_first' | 'unclear' {
  const times = columns.map(({ values }) => directionOf(values.map(momentOf)))
  const counts = columns.map(({ values }) => directionOf(values.map(countOf)))
  const falls = times.filter(({ rises, falls }) => rises === 0 && falls > 0)
  const isRising = [...times, ...counts].some(({ rises, falls }) => rises > 0 && falls === 0)
  if (falls.length === 0 || isRising) return 'as_said'
  return falls.some(({ falls }) => falls >= FEWEST_FALLS) ? 'newest_first' : 'unclear'
}

/** Words in the names of numbers that say at which place a row stands. */
const PLACE_WORDS: ReadonlySet<string> = new Set([
  ...['seq', 'sequence', 'order', 'ordre', 'index', 'idx', 'position', 'no', 'num', 'numero', 'number', 'n'],
  ...['turn', 'tour', 'round', 'manche', 'ronde'],
])

/**
 * Items in the order in which the only column of places counts them, each once from 0 or 1; as they are where no column
 * does, or several differ.
 */
export function inCountedOrder<Item>(items: readonly Item[], columns: readonly Column[]): readonly Item[] {
  const orders = columns.flatMap(({ name, values }) => {
    const places = values.map(countOf)
    const first = Math.min(...places.map((place) => place ?? Number.NaN))
    const isCount =
      (first === 0 || first === 1) &&
      new Set(places).size === items.length &&
      places.every((place) => place !== null && place < items.length + first)
    return isCount && wordsOfKey(name).some((word) => PLACE_WORDS.has(word))
      ? [places.map((place) => (place ?? 0) - first)]
      : []
  })
  const [order, ...others] = orders
  if (!order || others.some((other) => other.join() !== order.join())) return items
  return items.map((_, place) => items[order.indexOf(place)] as Item)
}

/** How often the numbers rise and fall; never, where one of them is missing. */
function directionOf(numbers: readonly (number | null)[]): { rises: number; falls: number } {
  const steps = numbers.slice(1).map((number, at) => (number ?? Number.NaN) - (numbers[at] ?? Number.NaN))
  if (steps.some(Number.isNaN)) return { rises: 0, falls: 0 }
  return { rises: steps.filter((step) => step > 0).length, falls: steps.filter((step) => step < 0).length }
}

function momentOf(value: string | null): number | null {
  if (value === null) return null
  if (SINCE_1970.test(value)) return Number(value)
  const moment = DATE_AND_TIME.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}

function countOf(value: string | null): number | null {
  return value !== null && COUNT.test(value) ? Number(value) : null
}
