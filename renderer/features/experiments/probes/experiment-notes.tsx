import { type ReactNode, useEffect, useState } from 'react'
import type { ExperimentNotes as Notes } from '../../../../shared/models/experiment-notes.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import type { OpenedDraft } from '../../draft/draft-kind.ts'
import { DraftNotices } from '../../draft/draft-notices.tsx'
import { createDraftSession, type DraftSession } from '../../draft/draft-session.ts'
import { experimentNotesKind } from '../../draft/experiment-notes-kind.ts'
import { notesIdOf } from '../../draft/notes-id.ts'
import { useDraftSession } from '../../draft/use-draft-session.ts'
import { useFreshDraft } from '../../draft/use-fresh-draft.ts'
import { useUndoKeys } from '../../draft/use-undo-keys.ts'
import { NotesContext } from './notes-context.ts'

interface ExperimentNotesProps {
  experimentId: string
  children: ReactNode
}

/** Provides the notes of an experiment to its children; the answers are shown before the notes are loaded. */
export function ExperimentNotes({ experimentId, children }: ExperimentNotesProps) {
  const { data, error, refetch } = useFreshDraft(experimentNotesKind, notesIdOf(experimentId))
  const [session, setSession] = useState<DraftSession<Notes> | null>(null)
  return (
    <NotesContext value={session}>
      {error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
      {data && <Opened opened={data} onOpen={setSession} />}
      {session && <Beside session={session} />}
      {children}
    </NotesContext>
  )
}

interface OpenedProps {
  opened: OpenedDraft<Notes>
  onOpen: (session: DraftSession<Notes> | null) => void
}

function Opened({ opened, onOpen }: OpenedProps) {
  const session = useDraftSession(experimentNotesKind, opened, createDraftSession)
  useEffect(() => onOpen(session), [session, onOpen])
  return null
}

/** The undo keys, and the notices about the draft. */
function Beside({ session }: { session: DraftSession<Notes> }) {
  useUndoKeys(session)
  return <DraftNotices kind="experiment_notes" session={session} />
}
