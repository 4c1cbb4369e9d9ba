import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TranscriptNotes as Notes } from '../../../../shared/models/transcript-notes.ts'
import { useCommandList } from '../../../lib/commands.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import type { OpenedDraft } from '../../draft/draft-kind.ts'
import { DraftNotices } from '../../draft/draft-notices.tsx'
import { createDraftSession, type DraftSession } from '../../draft/draft-session.ts'
import { notesIdOf } from '../../draft/notes-id.ts'
import { transcriptNotesKind } from '../../draft/transcript-notes-kind.ts'
import { useDraftSession } from '../../draft/use-draft-session.ts'
import { useFreshDraft } from '../../draft/use-fresh-draft.ts'
import { useUndoKeys } from '../../draft/use-undo-keys.ts'
import { useSortCodes } from './companion/use-sort-codes.ts'
import { NotesContext, ReadOnlyContext } from './notes-context.ts'
import { tellOthersUndone } from './tell-others-undone.ts'
import { useFollowNotes } from './use-follow-notes.ts'

interface TranscriptNotesProps {
  /** Null for a group that has not begun: there is nothing to note yet. */
  sessionId: string | null
  /** Whether the notes are only read: those of a group in the bin. */
  readOnly: boolean
  children: ReactNode
}

/**
 * Provides the notes on a transcript to its children; the transcript is shown before the notes are loaded. The children
 * stay the same elements when a group begins.
 */
export function TranscriptNotes({ sessionId, readOnly, children }: TranscriptNotesProps) {
  const [session, setSession] = useState<DraftSession<Notes> | null>(null)
  return (
    <NotesContext value={session}>
      <ReadOnlyContext value={readOnly}>
        {sessionId !== null && <Loaded sessionId={sessionId} onOpen={setSession} />}
        {sessionId !== null && session && (
          <Beside sessionId={sessionId} session={session} readOnly={readOnly} />
        )}
        {children}
      </ReadOnlyContext>
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

const openNotes = (...given: Parameters<typeof createDraftSession<Notes>>) =>
  tellOthersUndone(createDraftSession(...given))

interface OpenedProps {
  opened: OpenedDraft<Notes>
  onOpen: (session: DraftSession<Notes> | null) => void
}

function Opened({ opened, onOpen }: OpenedProps) {
  const session = useDraftSession(transcriptNotesKind, opened, openNotes)
  useEffect(() => onOpen(session), [session, onOpen])
  return null
}

interface BesideProps {
  sessionId: string
  session: DraftSession<Notes>
  readOnly: boolean
}

const NO_STEPS = { undo: () => undefined, redo: () => undefined }

/** The undo keys, what other windows save, and the notices about the draft. */
function Beside({ sessionId, session, readOnly }: BesideProps) {
  useUndoKeys(readOnly ? NO_STEPS : session, isOtherField)
  useFollowNotes(sessionId, session)
  const { t } = useTranslation('codebook')
  const sort = useSortCodes()
  useCommandList(sort ? [{ name: t('edit.sortCommand'), run: sort }] : [])
  return <DraftNotices kind="transcript_notes" session={session} />
}

/** A field that is no part of the notes, e.g. the search, undoes its own letters. */
export function isOtherField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type="radio"]), textarea, [contenteditable]') &&
    target.closest('[data-annotation]') === null
  )
}
