import type { Answer } from '../../../shared/models/results.ts'
import type { Settled } from './settle.ts'
import { answerKey, areInDispute } from './two-places.ts'

/** Whether two readings never have different answers of the same persona to the same item. */
export function readingsAgree(one: Settled, other: Settled): boolean {
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
