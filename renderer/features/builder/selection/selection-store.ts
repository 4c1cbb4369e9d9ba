import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DraftStore } from '../model/draft-store.ts'
import { NO_SELECTION, type Selection } from './selection.ts'

/** The chosen items of the draft on the screen. */
export type SelectionStore = StoreApi<Selection>

/**
 * A selection in which nothing is chosen. When the cursor moves to another item, so does the active row of the outline.
 */
export function createSelectionStore(draft: DraftStore): SelectionStore {
  const store = createStore<Selection>(() => NO_SELECTION)
  draft.subscribe((state, before) => {
    if (state.focusedItem !== before.focusedItem) store.setState({ active: null })
  })
  return store
}

export const SelectionContext = createContext<SelectionStore | null>(null)

export function useSelectionStore(): SelectionStore {
  const store = useContext(SelectionContext)
  if (!store) throw new Error('useSelectionStore outside of a draft')
  return store
}

/** A part of the selection; the component is rendered again only when that part changes. */
export function useSelection<T>(select: (selection: Selection) => T): T {
  return useStore(useSelectionStore(), select)
}

let known: { questions: readonly { id: string }[]; ids: readonly string[] } | null = null

/** The ids of the draft's items, in their order. */
export function itemIds(draft: DraftStore): readonly string[] {
  const { questions } = draft.getState().history.present
  if (known?.questions !== questions) known = { questions, ids: questions.map(({ id }) => id) }
  return known.ids
}
