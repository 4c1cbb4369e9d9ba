import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { emptyTranscriptNotes, type TranscriptNotes } from '../../../../shared/models/transcript-notes.ts'
import type { DraftSession, SessionState } from '../../draft/draft-session.ts'

/** The notes on the transcript on the screen; null until they are loaded, or if that failed. */
export const NotesContext = createContext<DraftSession<TranscriptNotes> | null>(null)

/** Whether the notes are only read: those of a group in the bin. */
export const ReadOnlyContext = createContext(false)

const NONE = createStore<{ history: Pick<SessionState<TranscriptNotes>['history'], 'present'> }>(() => ({
  history: { present: emptyTranscriptNotes() },
}))

/** A part of the notes; the component is rendered again when this part changes. Empty until they are loaded. */
export function useNotesPart<Part>(select: (notes: TranscriptNotes) => Part): Part {
  const session = use(NotesContext)
  return useStore(session ?? NONE, (state) => select(state.history.present))
}

/** The session that changes the notes; null until they are loaded, and where they are only read. */
export function useNotesSession(): DraftSession<TranscriptNotes> | null {
  const session = use(NotesContext)
  return use(ReadOnlyContext) ? null : session
}

/** The session with the notes, for saving them; null until they are loaded. */
export function useLoadedNotes(): DraftSession<TranscriptNotes> | null {
  return use(NotesContext)
}

/** Whether the notes are only read. */
export function useIsReadOnly(): boolean {
  return use(ReadOnlyContext)
}
