import { createContext, use } from 'react'

/** Whose answers are selected, by position in the results. */
export const SelectionContext = createContext<ReadonlySet<number>>(new Set())

/** The personas that what is done with one of them is about: all selected ones where it is among them, else itself. */
export function selectedWith(selected: ReadonlySet<number>, persona: number): readonly number[] {
  return selected.has(persona) ? [...selected] : [persona]
}

/** As `selectedWith`, of what is selected around what is drawn. */
export function useSelectedWith(persona: number): readonly number[] {
  return selectedWith(use(SelectionContext), persona)
}
