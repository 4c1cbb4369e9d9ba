import type { TFunction } from 'i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import { formatNumber } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'
import type { MarkedRun } from '../diagnosis/use-diagnosis.ts'

/** The items of a run by whether they need a look, and whether they could be judged. */
export interface OverviewCounts {
  total: number
  needLook: number
  tooFew: number
  unread: number
  /** "None needs a look" would be misleading if no item could be judged. */
  noneJudged: boolean
}

export function overviewCounts({ diagnosis, marks }: MarkedRun): OverviewCounts {
  const needLook = marks.filter(({ needsLook }) => needsLook).length
  const tooFew = diagnosis.items.filter(({ state }) => state === 'too_few').length
  const unread = diagnosis.items.filter(({ state }) => state === 'nothing').length
  const noneJudged = marks.length > 0 && tooFew + unread === marks.length && needLook === 0
  return { total: marks.length, needLook, tooFew, unread, noneJudged }
}

/** How many items need a look, in words. */
export function overviewHeadline(
  { total, needLook, tooFew, noneJudged }: OverviewCounts,
  { t, language }: { t: TFunction<'diagnosis'>; language: Language },
): string {
  if (noneJudged)
    return t(tooFew > 0 ? 'line.allTooFew' : 'line.allUnread', { count: total, least: LEAST_BASE })
  if (total === 1) return t(needLook === 0 ? 'line.onlyFine' : 'line.onlyNeedsLook')
  const values = { count: needLook, total: formatNumber(total, language) }
  return needLook === 0 ? t('line.none', values) : t('line.needLook', values)
}
