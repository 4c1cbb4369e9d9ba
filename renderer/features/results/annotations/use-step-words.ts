import { useTranslation } from 'react-i18next'

/** What a step changed, by the first part of the place that its change names (`DraftSession.edit`). */
const CHANGED = {
  'answer-tags': 'tags',
  bands: 'bands',
  'carry-over': 'carried',
  decision: 'decision',
  filters: 'filters',
  'merge-tags': 'tags',
  'new-tag': 'tags',
  note: 'note',
  quotes: 'quotes',
  'remove-tag': 'tags',
  sign: 'sign',
  tag: 'tags',
  variable: 'variable',
} as const

/** Says what a step of the annotations changed, as in "Undo: note"; null for a step that has no name. */
export function useStepWords(): (place: string) => string | null {
  const { t } = useTranslation('diagnosis')
  return (place) => {
    const [kind] = place.split(':')
    const known = Object.entries(CHANGED).find(([name]) => name === kind)?.[1]
    return known ? t(`step.${known}`) : null
  }
}
