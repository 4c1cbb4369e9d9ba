import { LEAST_BASE } from '../base-size.ts'
import type { ItemView } from './item-view.ts'
import { says } from './said-words.ts'
import type { OffPointEvidence, Suspicion } from './suspicion.ts'

/** Even for a sound item some answers are off the point; a share below this is not marked. */
const LEAST_SHARE = 0.15
const STRONG_SHARE = 0.3

/**
 * Items with many answers that do not fit: none of the options, or words that say themselves they are off the point.
 */
export function findOffPoint(view: ItemView): Suspicion<OffPointEvidence>[] {
  const { responses, asked, question } = view
  if (!responses || asked === null || asked < LEAST_BASE) return []
  const beside =
    question.type === 'open_ended'
      ? responses.answered.filter(({ text }) => says('off_point', text ?? ''))
      : []
  const share = (responses.unread.length + beside.length) / asked
  if (share < LEAST_SHARE) return []
  const evidence: OffPointEvidence = {
    kind: 'off_point',
    unread: responses.unread.map(({ respondent }) => respondent),
    besideThePoint: beside.map(({ respondent }) => respondent),
  }
  return [{ weight: share >= STRONG_SHARE ? 'strong' : 'look', item: view.position, base: asked, evidence }]
}
