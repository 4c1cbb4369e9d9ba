import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type ExperimentNotes, emptyExperimentNotes } from '../../../../shared/models/experiment-notes.ts'
import type { DraftSession, SessionState } from '../../draft/draft-session.ts'

/** The notes of the experiment on the screen; null until they are loaded, or if that failed. */
export const NotesContext = createContext<DraftSession<ExperimentNotes> | null>(null)

const NONE = createStore<{ history: Pick<SessionState<ExperimentNotes>['history'], 'present'> }>(() => ({
  history: { present: emptyExperimentNotes() },
}))

/** A part of the notes; of empty ones until they are loaded. The component is rendered again when this part changes. */
export function useNotesPart<Part>(select: (notes: ExperimentNotes) => Part): Part {
  const session = use(NotesContext)
  return useStore(session ?? NONE, (state) => select(state.history.present))
}

/** The session that changes the notes; null until they are loaded. */
export function useNotesSession(): DraftSession<ExperimentNotes> | null {
  return use(NotesContext)
}
