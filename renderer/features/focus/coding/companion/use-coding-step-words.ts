import { useTranslation } from 'react-i18next'

/** What a step changed, by the first part of the place that its change names (`DraftSession.edit`). */
const CHANGED = {
  'auto-code': 'found',
  code: 'codes',
  coded: 'coded',
  important: 'important',
  followed: 'other',
  limits: 'limits',
  memo: 'memo',
  'merge-codes': 'merge',
  'move-code': 'order',
  'new-code': 'codes',
  'remove-code': 'codes',
  'remove-passages': 'remove',
  speaker: 'speaker',
  'sort-codes': 'order',
  'take-codes': 'take',
  'take-file': 'file',
} as const

/** The same for a change of passages, by its last part. */
const CHANGED_PASSAGE = { code: 'coded', important: 'important', memo: 'memo' } as const

/** Says what a step of the notes on a transcript changed, as in "Undo: memo"; null for a step that has no name. */
export function useCodingStepWords(): (place: string) => string | null {
  const { t } = useTranslation('codebook')
  return (place) => {
    const [kind] = place.split(':')
    const known =
      kind === 'passage'
        ? Object.entries(CHANGED_PASSAGE).find(([name]) => place.endsWith(`:${name}`))
        : Object.entries(CHANGED).find(([name]) => name === kind)
    return known ? t(`step.${known[1]}`) : null
  }
}
