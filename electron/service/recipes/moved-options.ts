import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { type OtherOrders, otherOrders } from '../results/items/other-orders.ts'

/** Whether the payload lists the options of an item in another order than the draft. */
export type AreOptionsMoved = OtherOrders['areOptionsMoved']

/** The orders of the payload read last: teaching reads the same one hundreds of times. */
let last: { data: unknown; draft: SurveyDraft; isMoved: AreOptionsMoved } | null = null

/**
 * Tells for which items a number cannot be taken as the place of an option in the draft. The payload is looked through
 * only when that is first asked.
 */
export function movedOptions(data: unknown, draft: SurveyDraft): AreOptionsMoved {
  if (last !== null && last.data === data && last.draft === draft) return last.isMoved
  let orders: OtherOrders | null = null
  const isMoved: AreOptionsMoved = (item) => {
    orders ??= otherOrders(data, draft)
    return orders.areOptionsMoved(item)
  }
  last = { data, draft, isMoved }
  return isMoved
}
