import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { takeWording } from '../../../lib/wording-in-hand.ts'
import { tellDone } from '../../../ui/tell-done.tsx'
import { takeTested } from '../model/commands.ts'
import { stemField } from '../model/fields.ts'
import { positionOf } from '../model/question-of.ts'
import { useDraftStore } from '../model/use-draft.ts'
import { goToItem } from '../parts/focus-field.ts'

/**
 * Puts the cursor into the item named in the address, once the survey is on the screen. An item that was tested in an
 * experiment gets the wording that the person chose there, as one step that can be undone.
 */
export function useOpenAt(): void {
  const { item } = useSearch({ from: '/surveys/$surveyId' })
  const { surveyId } = useParams({ from: '/surveys/$surveyId' })
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  useEffect(() => {
    const tested = takeWording(surveyId)
    if (!tested) return
    const at = positionOf(store, tested.id)
    if (at === -1) return tellDone(t('tested.gone'))
    store.edit(`tested:${tested.id}`, (draft) => takeTested(draft, at, tested))
    tellDone(t('tested.taken', { number: at + 1 }))
  }, [surveyId, store, t])
  useEffect(() => {
    const isThere = store.getState().history.present.questions.some(({ id }) => id === item)
    if (item === undefined || !isThere) return
    // In the next frame, because this rendering must end before another can be forced at once.
    const frame = requestAnimationFrame(() => goToItem(stemField(item)))
    return () => cancelAnimationFrame(frame)
  }, [item, store])
}
