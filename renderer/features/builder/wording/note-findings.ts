import type { DraftStore } from '../model/draft-store.ts'
import { countOpen } from './wording-findings.ts'
import type { WordingStore } from './wording-store.ts'

/** The number of open wording issues in a stored draft. */
export interface FindingsNote {
  revision: number
  open: number
}

/**
 * Reports the number of open wording issues each time the checker has read the saved draft. Returns a function to be
 * called when the draft is left: it waits until the last text is saved and read, reports once more and then stops.
 */
export function noteFindings(
  draft: Pick<DraftStore, 'getState' | 'subscribe'>,
  wording: Pick<WordingStore, 'getState' | 'subscribe'>,
  note: (note: FindingsNote) => void,
): () => void {
  let told: FindingsNote | null = null
  let left = false
  /** Reports the saved draft; returns whether that was possible (it is saved, and the checker has read it). */
  const tell = (): boolean => {
    const { saving, history } = draft.getState()
    if (saving.save !== 'saved' && saving.save !== 'none') return false
    const open = countOpen(history.present, wording.getState())
    // After a rule was turned off, the count of before stands until the checker has read again.
    if (open === null || wording.getState().off !== history.present.rulesOff) return false
    // Nobody may read "no wording issues" of a survey that the checker cannot read.
    if (open === 0 && [...wording.getState().items.values()].some(({ report }) => report.unread)) return true
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
