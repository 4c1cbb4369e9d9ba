import { LEAST_BASE } from '../base-size.ts'
import type { WordedAnswer } from './answer-words.ts'
import { chanceOfAtLeast } from './chance.ts'
import { chancePerComparison } from './family.ts'
import type { ItemView } from './item-view.ts'
import type { OpensAlikeEvidence, Suspicion } from './suspicion.ts'

/**
 * An opening is the first OPENING_WORDS words; answers of fewer than LEAST_WORDS words, like "twice a week", have none.
 */
const OPENING_WORDS = 3
const LEAST_WORDS = 6
const LEAST_SHARE = 0.2
const STRONG_SHARE = 0.5

/**
 * Whether many answers to an open-ended item begin with the same three words: significantly more than LEAST_SHARE. The
 * base is all answers, also those too short to have an opening: where most answers are a word or two, a common opening
 * of the few others says nothing of the item.
 *
 * @param comparisons how many open-ended items of the run are tested
 */
export function findOpensAlike(
  view: ItemView,
  answers: readonly WordedAnswer[],
  comparisons: number,
): Suspicion<OpensAlikeEvidence>[] {
  const base = answers.length
  if (base < LEAST_BASE) return []
  const long = answers.filter(({ words }) => words.length >= LEAST_WORDS)
  const byOpening = Map.groupBy(long, ({ words }) => words.slice(0, OPENING_WORDS).join(' '))
  // Of equally frequent openings the alphabetically first, so that the order of the personas does not matter.
  const [most] = [...byOpening].sort(
    ([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1),
  )
  if (!most) return []
  const [opening, alike] = most
  const share = alike.length / base
  if (chanceOfAtLeast(alike.length, base, LEAST_SHARE) > chancePerComparison(comparisons)) return []
  const evidence: OpensAlikeEvidence = {
    kind: 'opens_alike',
    opening,
    count: alike.length,
    personas: alike.map(({ respondent }) => respondent),
    openings: byOpening.size,
    leastWords: LEAST_WORDS,
  }
  return [{ weight: share >= STRONG_SHARE ? 'strong' : 'look', item: view.position, base, evidence }]
}
