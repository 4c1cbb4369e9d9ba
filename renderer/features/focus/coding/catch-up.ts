import type { TranscriptNotes } from '../../../../shared/models/transcript-notes.ts'
import { type DraftSession, isSettled } from '../../draft/draft-session.ts'

type Followed = Pick<DraftSession<TranscriptNotes>, 'getState' | 'follow'>

/** Shows what other windows save of these notes, as long as nothing waits to be saved here. */
export interface CatchUp {
  /** Tells of the newest revision that is stored. */
  hear(revision: number): void
  /** Loads what is stored where it is newer than what is shown. */
  check(): Promise<void>
}

export function createCatchUp(session: Followed): CatchUp {
  /** The newest revision that was stored anywhere. */
  let newest = 0
  let loading = false
  const isBehind = () => {
    const { left, saving } = session.getState()
    return !left && isSettled(saving) && newest > saving.revision
  }
  const follow = async () => {
    const asked = newest
    const { revision } = session.getState().saving
    await session.follow()
    // A backup that was restored meanwhile has older notes than those that were told of.
    if (isBehind() && newest === asked && session.getState().saving.revision === revision) newest = revision
  }
  const check = async () => {
    if (loading) return
    loading = true
    try {
      while (isBehind()) await follow()
    } catch {
      // Where it cannot be loaded, the next revision or the stream that is opened again asks once more.
    }
    loading = false
  }
  return {
    hear(revision) {
      newest = revision
      void check()
    },
    check,
  }
}
