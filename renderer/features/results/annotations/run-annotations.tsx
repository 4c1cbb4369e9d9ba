import { type ReactNode, useEffect, useState } from 'react'
import type { RunAnnotations as Annotations } from '../../../../shared/models/annotations.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { annotationsKind } from '../../draft/annotations-kind.ts'
import type { OpenedDraft } from '../../draft/draft-kind.ts'
import { DraftNotices } from '../../draft/draft-notices.tsx'
import { createDraftSession, type DraftSession } from '../../draft/draft-session.ts'
import { useDraftSession } from '../../draft/use-draft-session.ts'
import { useFreshDraft } from '../../draft/use-fresh-draft.ts'
import { useUndoKeys } from '../../draft/use-undo-keys.ts'
import { AnnotationsContext } from './annotations-context.ts'

/** Provides the annotations of a run to its children, which are shown before the annotations are loaded. */
export function RunAnnotations({ runId, children }: { runId: string; children: ReactNode }) {
  const { data, error, refetch } = useFreshDraft(annotationsKind, runId)
  const [session, setSession] = useState<DraftSession<Annotations> | null>(null)
  return (
    <AnnotationsContext value={session}>
      {error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
      {data && <Opened opened={data} onOpen={setSession} />}
      {session && <Beside session={session} />}
      {children}
    </AnnotationsContext>
  )
}

interface OpenedProps {
  opened: OpenedDraft<Annotations>
  onOpen: (session: DraftSession<Annotations> | null) => void
}

function Opened({ opened, onOpen }: OpenedProps) {
  const session = useDraftSession(annotationsKind, opened, createDraftSession)
  useEffect(() => onOpen(session), [session, onOpen])
  return null
}

/** The undo keys, and the notices about the draft. */
function Beside({ session }: { session: DraftSession<Annotations> }) {
  useUndoKeys(session, isOtherField)
  return <DraftNotices kind="annotations" session={session} />
}

/** A field that is not an annotation, e.g. the search, undoes its own letters. */
function isOtherField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type="radio"]), textarea, [contenteditable]') &&
    target.closest('[data-annotation]') === null
  )
}
