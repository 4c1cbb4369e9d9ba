import type { JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import type { Counted } from './progress-pairs.ts'
import { meaningOf } from './progress-words.ts'

/** Words for answers or personas, by which a field confirms what others count. */
const ANSWERS: ReadonlySet<string> = new Set(
  'responses answers reponses interviews entretiens records respondents repondants questionnaires antworten respuestas'.split(
    ' ',
  ),
)
const COUNT_WORDS: ReadonlySet<string> = new Set([
  'nb',
  'nombre',
  'number',
  'count',
  'num',
  'total',
  'anzahl',
])

/**
 * `{completed_responses: 5, token_completed: 5, token_count: 14}`: of two numbers about one thing, one says that it is
 * done and the other only counts it; what they count may be anything, but as many answers as are done confirm that it
 * is who was asked. Empty where no answers confirm it, or two pairs are there.
 */
export function confirmedPair(object: JsonObject): Counted[] {
  const fields = Object.entries(object).flatMap(([key, value]) => {
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) return []
    const words = wordsOfKey(key)
    const meanings = words.map((word) => meaningOf(word, false))
    // Whatever is left, or failed, is another pair.
    if (meanings.some((meaning) => meaning === 'remaining' || meaning === 'failed')) return []
    const isDone = meanings.includes('answered')
    const isCount = !isDone && words.length > 1 && words.some((word) => COUNT_WORDS.has(word))
    const thing = words.filter((word, at) => meanings[at] === null && !COUNT_WORDS.has(word)).join(' ')
    return isDone || isCount ? [{ thing, isDone, number }] : []
  })
  const done = fields.filter(({ isDone }) => isDone)
  const numbers = new Set(done.map(({ number }) => number))
  const pairs = done.flatMap((one) =>
    fields
      .filter((other) => !other.isDone && other.thing !== '' && other.thing === one.thing)
      .map((other) => ({ answered: one.number, total: other.number, thing: one.thing })),
  )
  const [pair, ...others] = pairs
  const isConfirmed = done.some(({ thing }) => thing !== pair?.thing && ANSWERS.has(thing))
  if (!pair || others.length > 0 || numbers.size > 1 || !isConfirmed || pair.answered > pair.total) return []
  return [{ answered: pair.answered, total: pair.total }]
}
