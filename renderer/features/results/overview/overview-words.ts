import type { TFunction } from 'i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import { formatNumber } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'
import type { ItemMarks } from '../diagnosis/item-marks.ts'
import type { MarkedRun } from '../diagnosis/use-diagnosis.ts'

/** The items of a run by whether they need a look, and whether they could be judged. */
export interface OverviewCounts {
  total: number
  needLook: number
  /** How many of these only the wording checker asks to look at, which needs no answers. */
  byWording: number
  tooFew: number
  unread: number
  /** "None needs a look" would be misleading if no item could be judged. */
  noneJudged: boolean
}

export function overviewCounts({ diagnosis, marks }: MarkedRun): OverviewCounts {
  const needLook = marks.filter(({ needsLook }) => needsLook).length
  const byWording = marks.filter(needsLookForWording).length
  const tooFew = diagnosis.items.filter(({ state }) => state === 'too_few').length
  const unread = diagnosis.items.filter(({ state }) => state === 'nothing').length
  const noneJudged = marks.length > 0 && tooFew + unread === marks.length && needLook === 0
  return { total: marks.length, needLook, byWording, tooFew, unread, noneJudged }
}

/** How many items need a look, in words. */
export function overviewHeadline(
  { total, needLook, byWording, tooFew, noneJudged }: OverviewCounts,
  { t, language }: { t: TFunction<'diagnosis'>; language: Language },
): string {
  if (noneJudged)
    return t(tooFew > 0 ? 'line.allTooFew' : 'line.allUnread', { count: total, least: LEAST_BASE })
  const isForWording = byWording === needLook
  if (total === 1) {
    if (needLook === 0) return t('line.onlyFine')
    return t(isForWording ? 'line.onlyNeedsLookForWording' : 'line.onlyNeedsLook')
  }
  const values = { count: needLook, total: formatNumber(total, language) }
  if (needLook === 0) return t('line.none', values)
  return t(isForWording ? 'line.needLookForWording' : 'line.needLook', values)
}

/** Whether only the wording checker asks for a look at an item, and nothing in its answers does. */
function needsLookForWording({ needsLook, open }: ItemMarks): boolean {
  return (
    needsLook &&
    open.every(({ suspicion: { weight, evidence } }) => weight === 'note' || evidence.kind === 'wording')
  )
}
