import { createDebounce } from '../../lib/debounce.ts'
import type { KeptDraft } from './kept-draft.ts'

/** Milliseconds of pause after which a draft is kept: writing a long one takes too long to be done between two keys. */
const PAUSE = 120
/** Milliseconds after which a draft is kept even if the person never pauses. */
const KEEP_WITHIN = 900

/** Keeps a draft in the page once the person pauses, within a second at the latest, or at once on request. */
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
