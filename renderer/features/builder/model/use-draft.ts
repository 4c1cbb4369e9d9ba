import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { DraftState, DraftStore, ShownProblem } from './draft-store.ts'
import type { Field } from './fields.ts'

export const DraftContext = createContext<DraftStore | null>(null)

/** The store of the draft on this screen. */
export function useDraftStore(): DraftStore {
  const store = useContext(DraftContext)
  if (!store) throw new Error('useDraftStore outside of a draft')
  return store
}

/** A part of the draft's state; the component is rendered again only when that part changes. */
export function useDraft<T>(select: (state: DraftState) => T): T {
  return useStore(useDraftStore(), select)
}

/** The problem at a field, if it is to be shown. */
export function useFieldProblem(field: Field): ShownProblem | undefined {
  return useDraft((state) => state.shown.get(field))
}
