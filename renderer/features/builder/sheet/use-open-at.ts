import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { stemField } from '../model/fields.ts'
import { useDraftStore } from '../model/use-draft.ts'
import { goToItem } from '../parts/focus-field.ts'

/** Puts the cursor into the item named in the address, once the survey is on the screen. */
export function useOpenAt(): void {
  const { item } = useSearch({ from: '/surveys/$surveyId' })
  const store = useDraftStore()
  useEffect(() => {
    const isThere = store.getState().history.present.questions.some(({ id }) => id === item)
    if (item === undefined || !isThere) return
    // In the next frame, because this rendering must end before another can be forced at once.
    const frame = requestAnimationFrame(() => goToItem(stemField(item)))
    return () => cancelAnimationFrame(frame)
  }, [item, store])
}
