import { useState, useSyncExternalStore } from 'react'
import type { Question } from '../../../../shared/models/draft.ts'
import { createRestedItems } from '../model/rested-items.ts'
import { useDraftStore } from '../model/use-draft.ts'

/** The items of the draft on this screen, as they were at the last pause in typing. */
export function useRestedItems(): readonly Question[] {
  const store = useDraftStore()
  const [items] = useState(() => createRestedItems(store))
  return useSyncExternalStore(items.subscribe, items.get)
}
