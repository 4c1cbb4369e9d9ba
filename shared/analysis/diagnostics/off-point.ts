import { LEAST_BASE } from '../base-size.ts'
import type { ItemView } from './item-view.ts'
import { says } from './said-words.ts'
import type { OffPointEvidence, Suspicion } from './suspicion.ts'

/** Fewer than one in seven speak of something else now and then where an item is sound. */
const LEAST_SHARE = 0.15
const STRONG_SHARE = 0.3

/** Items to which many answered what does not fit: none of the options, or words that say that they are off the point. */
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
