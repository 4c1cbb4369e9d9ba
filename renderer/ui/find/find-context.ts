import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Stretch } from '../../../shared/text/find-text.ts'
import { stretchesIn } from '../../../shared/text/find-text.ts'
import { createFindStore, type FindStore } from './find-store.ts'

/** Stands for the find of a screen that has none: nothing is ever marked. */
const NONE = createFindStore()

/** The find of the screen around. */
export const FindContext = createContext<FindStore>(NONE)

/** What is marked in one place: the stretches of its text, and which of them the person is at. */
export interface Marks {
  stretches: readonly Stretch[]
  current: number | null
}

/** What the find of this screen marks in a text; null where nothing is. */
export function useMarks(place: string, text: string): Marks | null {
  const { state } = use(FindContext)
  const wanted = useStore(state, (find) => (find.found.countAt(place) > 0 ? find.wanted : ''))
  const current = useStore(state, (find) => {
    const hit = find.current === null ? null : find.found.at(find.current)
    return hit?.place === place ? hit.nth : null
  })
  if (wanted === '') return null
  return { stretches: stretchesIn(text, wanted), current }
}

/** Whether the find of this screen is open. */
export function useIsFinding(): boolean {
  return useStore(use(FindContext).state, ({ opened }) => opened)
}
