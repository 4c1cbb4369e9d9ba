import { type AmongItems, amongItems } from '../../../shared/wording/among-items.ts'
import { FOLLOW_UP_REACH, followsUp } from '../../../shared/wording/follow-up.ts'
import { reportItem, sumUp } from '../../../shared/wording/report-item.ts'
import { createSilencer } from '../../../shared/wording/rules-off.ts'
import type { ItemReport, SurveyItem } from '../../../shared/wording/survey-report.ts'
import type { WordingAnswer, WordingRequest } from './wording-protocol.ts'

/** Most reports kept, for contents that come back (undo, a copy, an item moved to another place). */
const KEPT_REPORTS = 2_000

/** Reports of contents that were checked, by content. */
export type ReadContents = Map<string, ItemReport>

/**
 * The checker of one questionnaire: remembers its items, checks only contents that it has not checked before, and
 * answers with the reports that changed.
 *
 * @param read reports of contents that were checked for other questionnaires; new ones are added
 */
export function createWordingChecker(
  read: ReadContents = new Map(),
): (request: WordingRequest) => WordingAnswer {
  const items = new Map<string, SurveyItem>()
  const sent = new Map<string, ItemReport>()
  const silence = createSilencer()

  const report = (item: SurveyItem, before: readonly SurveyItem[], among: AmongItems): ItemReport => {
    const { language, unread } = among
    const further = followsUp(item, before)
    const content = JSON.stringify([language, unread, item.id, item.type, item.stem, item.options, further])
    const found = read.get(content) ?? reportItem(item, language, further, unread)
    // Moved to the end of the map, so that the contents used longest ago are dropped first.
    read.delete(content)
    read.set(content, found)
    return found
  }

  return ({ turn, language, order, changed, off, earlier }) => {
    for (const item of changed) items.set(item.id, item)
    const now = order.flatMap((id) => items.get(id) ?? [])
    const among = amongItems(now, language)
    const readAt = (item: SurveyItem, at: number) =>
      silence(report(item, now.slice(Math.max(0, at - FOLLOW_UP_REACH), at).reverse(), among), off)
    const reports = now.map(readAt)
    const places = new Map(now.map(({ id }, at) => [id, at]))
    const past = earlier?.map(({ place, item }) => readAt(item, (place !== null && places.get(place)) || 0))
    forgetOldest(read, Math.max(KEPT_REPORTS, now.length + (past?.length ?? 0)))

    const fresh = reports.filter((one) => sent.get(one.id) !== one)
    items.clear()
    sent.clear()
    for (const item of now) items.set(item.id, item)
    for (const one of reports) sent.set(one.id, one)
    const { notes, words, seconds } = sumUp(now, reports)
    return { turn, reports: fresh, ...(past && { earlier: past }), notes, words, seconds }
  }
}

function forgetOldest(read: ReadContents, keep: number): void {
  for (const content of read.keys()) {
    if (read.size <= keep) return
    read.delete(content)
  }
}
