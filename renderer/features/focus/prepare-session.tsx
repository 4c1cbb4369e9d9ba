import { useRef } from 'react'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { Loading } from '../../ui/loading.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import type { OpenedDraft } from '../draft/draft-kind.ts'
import { DraftNotices } from '../draft/draft-notices.tsx'
import { createDraftSession } from '../draft/draft-session.ts'
import { focusKind } from '../draft/focus-kind.ts'
import { useDraftSession } from '../draft/use-draft-session.ts'
import { useFreshDraft } from '../draft/use-fresh-draft.ts'
import { FocusForm } from './focus-form.tsx'

/** Loads the draft of a focus group and opens it for writing. */
export function PrepareSession({ session }: { session: FocusSession }) {
  const draft = useFreshDraft(focusKind, session.id)
  if (draft.isError)
    return <ProblemNotice problem={draft.error} onRetry={() => void draft.refetch()} inline />
  if (!draft.data) return <Loading />
  return <OpenDraft session={session} opened={draft.data} />
}

interface OpenDraftProps {
  session: FocusSession
  opened: OpenedDraft<FocusSession['draft']>
}

function OpenDraft({ session, opened }: OpenDraftProps) {
  const conflict = useRef<HTMLDivElement>(null)
  const writing = useDraftSession(focusKind, opened, createDraftSession)
  return (
    writing && (
      <>
        <DraftNotices kind="focus" session={writing} conflict={conflict} />
        <FocusForm session={session} writing={writing} onConflict={() => conflict.current?.focus()} />
      </>
    )
  )
}
