import { hasSameWording } from '../analysis/asked-runs.ts'
import type { Question, SurveyDraft } from '../models/draft.ts'
import type { SurveyVersion } from '../models/version.ts'
import { compareDrafts } from '../versions/compare-drafts.ts'
import type { ItemWording, TracedItem } from './ledger.ts'

/** Follows the items of a survey back through its versions. */
export interface ItemTracer {
  /** Adds the next older version. Must be called with the newest version first. */
  add(version: Pick<SurveyVersion, 'id' | 'number' | 'draft'>): void
  /** The items of the draft in its order, then dropped items, the last dropped first. */
  items(): TracedItem[]
}

/**
 * Begins with the current draft. Each version is compared with the next newer one, as on the page of versions, so that
 * a retyped item is recognised; an item that was dropped and later restored is one item.
 */
export function traceItems(draft: SurveyDraft): ItemTracer {
  const traced: TracedItem[] = draft.questions.map((question, at) => ({
    id: question.id,
    ids: [question.id],
    at,
    wordings: [{ question, since: null, version: null }],
  }))
  const byId = new Map(traced.map((item) => [item.id, item]))
  let later = draft

  function addWording(item: TracedItem, question: Question, version: ItemWording['version']): void {
    const oldest = item.wordings.at(-1)
    if (!oldest || !hasSameWording(oldest.question, question)) {
      item.wordings.push({ question, since: version, version })
      return
    }
    oldest.since = version
    oldest.version ??= version
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
