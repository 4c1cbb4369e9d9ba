import type { TFunction } from 'i18next'
import type { DraftDifference } from '../../../shared/versions/compare-drafts.ts'
import { countChanges } from '../../../shared/versions/count-changes.ts'

const COUNTED = [
  'reworded',
  'added',
  'removed',
  'moved',
  'retyped',
  'options',
  'renamed',
  'recoded',
  'dismissals',
] as const

/** A difference in one line, e.g. "2 items reworded, 1 item added". */
export function changeWords(t: TFunction<'versions'>, difference: DraftDifference): string {
  const counts = countChanges(difference)
  const parts = [
    ...counts.fields.map((field) => t(`change.${field}`)),
    ...COUNTED.flatMap((name) => (counts[name] > 0 ? [t(`change.${name}`, { count: counts[name] })] : [])),
  ]
  return parts.length === 0 ? t('change.none') : parts.join(', ')
}
