import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type ExperimentNotes, emptyExperimentNotes } from '../../../../shared/models/experiment-notes.ts'
import type { DraftSession, SessionState } from '../../draft/draft-session.ts'

/** What a person adds to the experiment on the screen; null until it was read, or where it cannot be. */
export const NotesContext = createContext<DraftSession<ExperimentNotes> | null>(null)

const NONE = createStore<{ history: Pick<SessionState<ExperimentNotes>['history'], 'present'> }>(() => ({
  history: { present: emptyExperimentNotes() },
}))

/** A part of the notes; those of nobody until they were read. Who uses it renders again when this part changes. */
export function useNotesPart<Part>(select: (notes: ExperimentNotes) => Part): Part {
  const session = use(NotesContext)
  return useStore(session ?? NONE, (state) => select(state.history.present))
}

/** How notes are changed; null until they were read. */
export function useNotesSession(): DraftSession<ExperimentNotes> | null {
  return use(NotesContext)
}
