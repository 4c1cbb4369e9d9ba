import { type ReactNode, useEffect, useState } from 'react'
import type { TranscriptNotes as Notes } from '../../../../shared/models/transcript-notes.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import type { OpenedDraft } from '../../draft/draft-kind.ts'
import { DraftNotices } from '../../draft/draft-notices.tsx'
import { createDraftSession, type DraftSession } from '../../draft/draft-session.ts'
import { notesIdOf } from '../../draft/notes-id.ts'
import { transcriptNotesKind } from '../../draft/transcript-notes-kind.ts'
import { useDraftSession } from '../../draft/use-draft-session.ts'
import { useFreshDraft } from '../../draft/use-fresh-draft.ts'
import { useUndoKeys } from '../../draft/use-undo-keys.ts'
import { NotesContext } from './notes-context.ts'

interface TranscriptNotesProps {
  /** Null for a group that has not begun: there is nothing to note yet. */
  sessionId: string | null
  children: ReactNode
}

/**
 * Provides the notes on a transcript to its children; the transcript is shown before the notes are loaded. The children
 * stay the same elements when a group begins.
 */
export function TranscriptNotes({ sessionId, children }: TranscriptNotesProps) {
  const [session, setSession] = useState<DraftSession<Notes> | null>(null)
  return (
    <NotesContext value={session}>
      {sessionId !== null && <Loaded sessionId={sessionId} onOpen={setSession} />}
      {session && <Beside session={session} />}
      {children}
    </NotesContext>
  )
}

interface LoadedProps {
  sessionId: string
  onOpen: (session: DraftSession<Notes> | null) => void
}

function Loaded({ sessionId, onOpen }: LoadedProps) {
  const { data, error, refetch } = useFreshDraft(transcriptNotesKind, notesIdOf(sessionId))
  return (
    <>
      {error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
      {data && <Opened opened={data} onOpen={onOpen} />}
    </>
  )
}

interface OpenedProps {
  opened: OpenedDraft<Notes>
  onOpen: (session: DraftSession<Notes> | null) => void
}

function Opened({ opened, onOpen }: OpenedProps) {
  const session = useDraftSession(transcriptNotesKind, opened, createDraftSession)
  useEffect(() => onOpen(session), [session, onOpen])
  return null
}

/** The undo keys, and the notices about the draft. */
function Beside({ session }: { session: DraftSession<Notes> }) {
  useUndoKeys(session, isOtherField)
  return <DraftNotices kind="transcript_notes" session={session} />
}

/** A field that is no part of the notes, e.g. the search, undoes its own letters. */
function isOtherField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type="radio"]), textarea, [contenteditable]') &&
    target.closest('[data-annotation]') === null
  )
}
