import { isObject } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { isWrapper } from '../words/envelope.ts'

/**
 * How many personas the run may have: the number asked and the number listed, and, where the number asked is unknown,
 * the numbers that the payload gives around the answers as a whole. Numbers deeper in it are of segments.
 */
export interface RunSizes {
  has(number: number): boolean
  /** The largest of the sizes; null where none is known. */
  most: number | null
  /** The personas asked; null where unknown. */
  asked: number | null
}

const PEOPLE: ReadonlySet<string> = new Set([
  'personas',
  'respondents',
  'repondants',
  'participants',
  'profils',
  'profiles',
])
/** Words in names of numbers of personas that are not the total. */
const PART: ReadonlySet<string> = new Set([
  'failed',
  'missing',
  'echecs',
  'max',
  'min',
  'limit',
  'id',
  'at',
  'pct',
  'percent',
])
const DEEPEST = 3

/** The possible sizes of a run: `asked` personas were asked, and a list describes `listed` people. */
export function runSizes(data: unknown, asked: number | null, listed: number): RunSizes {
  const told = new Set<number>()
  if (asked !== null && asked > 0) told.add(asked)
  if (listed > 0) told.add(listed)
  const walk = (value: unknown, depth: number): void => {
    if (!isObject(value) || depth > DEEPEST) return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'number') {
        const words = wordsOfKey(key)
        const isPeople = words.some((word) => PEOPLE.has(word)) && !words.some((word) => PART.has(word))
        if (isPeople && Number.isSafeInteger(inner) && inner > 0) told.add(inner)
      } else if (isWrapper(key)) walk(inner, depth + 1)
    }
  }
  // Where the number of personas asked is known, no other is looked for: it may be of another panel, or per thousand.
  if (asked === null) walk(data, 0)
  return { has: (number) => told.has(number), most: told.size === 0 ? null : Math.max(...told), asked }
}
