import { createContext, use } from 'react'
import type { NameNotes } from './name-notes.ts'

/** Whether the names of variables and the codes of options are on the sheet, and how to show or hide them. */
interface LabelsShown {
  shown: boolean
  show(shown: boolean): void
}

export const LabelsContext = createContext<LabelsShown>({ shown: false, show: () => undefined })

export function useLabels(): LabelsShown {
  return use(LabelsContext)
}

/** What is to be said about the items' names, by id; apart, so that items are not rendered again with each note. */
export const NameNotesContext = createContext<ReadonlyMap<string, NameNotes>>(new Map())

export function useNameNotes(id: string): NameNotes | undefined {
  return use(NameNotesContext).get(id)
}
