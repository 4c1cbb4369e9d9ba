import { useEffect, useMemo } from 'react'
import type { TranscriptNotes } from '../../../../shared/models/transcript-notes.ts'
import { client } from '../../../lib/api.ts'
import { useLive } from '../../../lib/use-live.ts'
import type { DraftSession } from '../../draft/draft-session.ts'
import { createCatchUp } from './catch-up.ts'

/**
 * Shows what other windows save of these notes, as long as nothing waits to be saved here. What is unsaved here meets the
 * other notes when it is saved.
 */
export function useFollowNotes(sessionId: string, session: DraftSession<TranscriptNotes> | null): void {
  const catchUp = useMemo(() => session && createCatchUp(session), [session])
  useLive(
    session && sessionId,
    (signal) => client.transcriptNotes.watch({ id: sessionId }, { signal }),
    ({ revision }) => catchUp?.hear(revision),
  )
  useEffect(
    () =>
      session?.subscribe((state, before) => {
        if (state.saving !== before.saving) void catchUp?.check()
      }),
    [session, catchUp],
  )
}
