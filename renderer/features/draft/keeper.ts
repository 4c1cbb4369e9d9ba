import type { KeptDraft } from './kept-draft.ts'

/** A long draft takes milliseconds to write, too many between two keys: it is kept once typing pauses for so long. */
const PAUSE = 120
/** Who never pauses loses no more than this. Milliseconds. */
const KEEP_WITHIN = 900

/** Keeps a draft once its writer pauses, before a second is over, or at once when told to. */
export function createKeeper<T>(keep: (kept: KeptDraft<T>) => void) {
  let newest: KeptDraft<T> | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  /** When the oldest text that is not kept was written. */
  let since = 0
  const write = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (newest) keep(newest)
    newest = null
  }
  return {
    keep(kept: KeptDraft<T>) {
      const now = Date.now()
      if (newest === null) since = now
      newest = kept
      if (timer !== null) clearTimeout(timer)
      timer = setTimeout(write, Math.max(0, Math.min(PAUSE, since + KEEP_WITHIN - now)))
    },
    write,
  }
}
