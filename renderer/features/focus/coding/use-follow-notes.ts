import { useEffect, useRef } from 'react'
import type { TranscriptNotes } from '../../../../shared/models/transcript-notes.ts'
import { client } from '../../../lib/api.ts'
import { useLive } from '../../../lib/use-live.ts'
import { type DraftSession, isSettled } from '../../draft/draft-session.ts'

/**
 * Shows what other windows save of these notes, as long as nothing waits to be saved here. What is unsaved here meets the
 * other notes when it is saved.
 */
export function useFollowNotes(sessionId: string, session: DraftSession<TranscriptNotes> | null): void {
  /** The newest revision that was stored anywhere. */
  const newest = useRef(0)
  const loading = useRef(false)
  const follow = async () => {
    const isBehind = () => {
      const state = session?.getState()
      return (
        state !== undefined &&
        !state.left &&
        isSettled(state.saving) &&
        newest.current > state.saving.revision
      )
    }
    if (loading.current || !isBehind()) return
    loading.current = true
    // Where it cannot be loaded, the next revision or the stream that is opened again asks once more.
    const followed = await session?.follow().then(
      () => true,
      () => false,
    )
    loading.current = false
    if (followed && isBehind()) void follow()
  }
  const latest = useRef(follow)
  latest.current = follow
  useLive(
    session && sessionId,
    (signal) => client.transcriptNotes.watch({ id: sessionId }, { signal }),
    ({ revision }) => {
      newest.current = revision
      void latest.current()
    },
  )
  useEffect(
    () =>
      session?.subscribe((state, before) => {
        if (state.saving !== before.saving) void latest.current()
      }),
    [session],
  )
}
