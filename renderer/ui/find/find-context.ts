import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Stretch } from '../../../shared/text/find-text.ts'
import { stretchesIn } from '../../../shared/text/find-text.ts'
import { createFindStore, type FindStore } from './find-store.ts'

/** The store for a screen without a find: nothing is ever marked. */
const NONE = createFindStore()

/** The find of the surrounding screen. */
export const FindContext = createContext<FindStore>(NONE)

/** The hits in one text, and which of them is the current one. */
export interface Marks {
  stretches: readonly Stretch[]
  current: number | null
}

/** The hits that the find of this screen marks in a text; null where there are none. */
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
