import { createDebounce } from '../../lib/debounce.ts'
import type { KeptDraft } from './kept-draft.ts'

/** A long draft takes milliseconds to write, too many between two keys: it is kept once typing pauses for so long. */
const PAUSE = 120
/** Who never pauses loses no more than this. Milliseconds. */
const KEEP_WITHIN = 900

/** Keeps a draft once its writer pauses, before a second is over, or at once when told to. */
export function createKeeper<T>(keep: (kept: KeptDraft<T>) => void) {
  let newest: KeptDraft<T> | null = null
  const soon = createDebounce(
    () => {
      if (newest) keep(newest)
      newest = null
    },
    PAUSE,
    KEEP_WITHIN,
  )
  return {
    keep(kept: KeptDraft<T>) {
      newest = kept
      soon.call()
    },
    write: soon.flush,
  }
}
