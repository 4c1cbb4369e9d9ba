import { hasSameWording } from '../analysis/asked-runs.ts'
import type { Question, SurveyDraft } from '../models/draft.ts'
import type { ItemWording, TracedItem } from '../models/ledger.ts'
import type { SurveyVersion } from '../models/version.ts'
import { compareDrafts } from '../versions/compare-drafts.ts'

/** Follows the items of a survey back through its versions. */
export interface ItemTracer {
  /** Takes the next older version; the newest comes first. */
  add(version: Pick<SurveyVersion, 'id' | 'number' | 'draft'>): void
  /** Those of the draft in its order, then those that were dropped, the last dropped first. */
  items(): TracedItem[]
}

/**
 * Begins with the draft as it stands. A step back is compared with the step after it, as the page of versions does, so that an
 * item is found again that was typed anew; an item that was dropped and brought back is one item.
 */
export function traceItems(draft: SurveyDraft): ItemTracer {
  const traced: TracedItem[] = draft.questions.map((question, at) => ({
    id: question.id,
    ids: [question.id],
    at,
    wordings: [{ question, version: null }],
  }))
  const byId = new Map(traced.map((item) => [item.id, item]))
  let later = draft

  function addWording(item: TracedItem, question: Question, version: ItemWording['version']): void {
    const oldest = item.wordings.at(-1)
    if (!oldest || !hasSameWording(oldest.question, question)) item.wordings.push({ question, version })
    else if (oldest.version === null) oldest.version = version
  }

  return {
    add({ id, number, draft: earlier }) {
      for (const { before, after } of compareDrafts(earlier, later).items) {
        if (!before) continue
        const question = before.entry
        const known = byId.get(question.id) ?? (after && byId.get(after.entry.id))
        if (!known) {
          const dropped = { id: question.id, ids: [question.id], at: null, wordings: [] }
          traced.push(dropped)
          byId.set(question.id, dropped)
          addWording(dropped, question, { id, number })
          continue
        }
        if (!known.ids.includes(question.id)) known.ids.push(question.id)
        byId.set(question.id, known)
        addWording(known, question, { id, number })
      }
      later = earlier
    },
    items: () => traced,
  }
}
