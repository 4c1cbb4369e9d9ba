import type { Answer } from '../../../shared/models/results.ts'
import { areNumbersBeside, areOfSomethingElse, type RunParts } from './partial-numbers.ts'
import type { Settled } from './settle.ts'
import { answerKey, areInDispute, type PlacedReading, placeOf } from './two-places.ts'

type Scored = Settled & { score: number }

/**
 * Whether a reading understands more than another one, and contradicts it only where this one has numbers of something
 * else.
 */
export function isBetter(reading: Scored, other: Scored, parts: RunParts): boolean {
  if (reading.score <= other.score) return false
  return readingsAgree(other, reading) || areOfSomethingElse(other, reading, parts)
}

/**
 * Adds a reading that contradicts the numbers of the best one in words: nobody knows which of the two are the answers.
 */
export function addRival<T extends PlacedReading>(readings: T[], rival: T, best: T, parts: RunParts): void {
  if (readingsAgree(best, rival) || !areNumbersBeside(best, rival, parts)) return
  readings.push({ ...rival, place: placeOf(rival) })
}

/** Whether two readings never have different answers of the same persona to the same item. */
function readingsAgree(one: Settled, other: Settled): boolean {
  const isTold = ({ kind }: Answer): boolean => kind === 'option' || kind === 'text'
  const rivals = new Map(
    other.results.answers.filter(isTold).map((answer) => [answerKey(other, answer), answer]),
  )
  return one.results.answers.every((answer) => {
    const rival = rivals.get(answerKey(one, answer))
    if (!rival) return true
    // An unread answer with " | " has several values that differ: it is unclear which was meant.
    if (answer.kind === 'unread') return !(answer.text ?? '').includes(' | ')
    return !isTold(answer) || !areInDispute([one, answer], [other, rival])
  })
}
