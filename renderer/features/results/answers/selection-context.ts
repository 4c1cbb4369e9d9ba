import { createContext, use } from 'react'

/** Whose answers are selected, by position in the results. */
export const SelectionContext = createContext<ReadonlySet<number>>(new Set())

/** The personas that an action on one of them applies to: all selected ones if it is among them, otherwise it alone. */
export function selectedWith(selected: ReadonlySet<number>, persona: number): readonly number[] {
  return selected.has(persona) ? [...selected] : [persona]
}

/** Like `selectedWith`, with the selection from the context. */
export function useSelectedWith(persona: number): readonly number[] {
  return selectedWith(use(SelectionContext), persona)
}
