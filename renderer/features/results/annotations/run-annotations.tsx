import { type ReactNode, useEffect, useState } from 'react'
import type { RunAnnotations as Annotations } from '../../../../shared/models/annotations.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { annotationsKind } from '../../draft/annotations-kind.ts'
import type { OpenedDraft } from '../../draft/draft-kind.ts'
import { createDraftSession, type DraftSession } from '../../draft/draft-session.ts'
import { useDraftSession } from '../../draft/use-draft-session.ts'
import { useFreshDraft } from '../../draft/use-fresh-draft.ts'
import { ShownSteps } from './shown-steps.tsx'

interface RunAnnotationsProps {
  runId: string
  questions: readonly Question[]
  children: ReactNode
}

/** Provides the annotations of a run to its children, which are shown before the annotations are loaded. */
export function RunAnnotations({ runId, questions, children }: RunAnnotationsProps) {
  const { data, error, refetch } = useFreshDraft(annotationsKind, runId)
  const [session, setSession] = useState<DraftSession<Annotations> | null>(null)
  return (
    <ShownSteps session={session} questions={questions}>
      {error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
      {data && <Opened opened={data} onOpen={setSession} />}
      {children}
    </ShownSteps>
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
