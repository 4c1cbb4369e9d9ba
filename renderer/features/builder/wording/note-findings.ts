import type { DraftStore } from '../model/draft-store.ts'
import { countOpen } from './wording-findings.ts'
import type { WordingStore } from './wording-store.ts'

/** How many remarks are open in a stored draft. */
export interface FindingsNote {
  revision: number
  open: number
}

/**
 * Notes how many remarks of the checker are open, each time it has read the draft that is saved. Who leaves the draft
 * calls what this returns: what is still being saved or read then is noted once it is, and that is the end of it.
 */
export function noteFindings(
  draft: Pick<DraftStore, 'getState' | 'subscribe'>,
  wording: Pick<WordingStore, 'getState' | 'subscribe'>,
  note: (note: FindingsNote) => void,
): () => void {
  let told: FindingsNote | null = null
  let left = false
  /** Whether what is saved now was noted. */
  const tell = (): boolean => {
    const { saving, history } = draft.getState()
    if (saving.save !== 'saved' && saving.save !== 'none') return false
    const open = countOpen(history.present, wording.getState())
    if (open === null) return false
    if (told?.revision !== saving.revision || told.open !== open) {
      told = { revision: saving.revision, open }
      note(told)
    }
    return true
  }
  const stop = () => {
    for (const end of stops) end()
  }
  const look = () => {
    if (tell() && left) stop()
  }
  const stops = [draft.subscribe(look), wording.subscribe(look)]
  tell()
  return () => {
    left = true
    look()
  }
}
