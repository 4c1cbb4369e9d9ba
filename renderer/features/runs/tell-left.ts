import type { TFunction } from 'i18next'
import { formatEstimate } from '../../lib/format.ts'

/** The time that a run is estimated to take still, in words; never "about 0 s". */
export function tellLeft(ms: number, t: TFunction<'runs'>): string {
  return ms < 1_000 ? t('leftSoon') : t('left', { duration: formatEstimate(ms) })
}
