import type { Question } from '../../../../shared/models/draft.ts'
import { createDebounce } from '../../../lib/debounce.ts'
import type { DraftStore } from '../model/draft-store.ts'

/** The outline follows once the writing rests this long. Milliseconds. */
const REST = 150
/** Who never rests sees it follow this often. Milliseconds. */
const LONGEST = 600

/** The items of a draft for who shows them at a glance, beside the field where they are written. */
export interface RestedItems {
  get(): readonly Question[]
  subscribe(tell: () => void): () => void
}

/**
 * Items as they were when the writing last rested: what shows them need not be drawn again at every key. What comes,
 * goes, moves or changes its type shows at once.
 */
export function createRestedItems(draft: Pick<DraftStore, 'getState' | 'subscribe'>): RestedItems {
  const now = () => draft.getState().history.present.questions
  let shown = now()
  return {
    get: () => shown,
    subscribe(tell) {
      const show = () => {
        soon.cancel()
        if (shown === now()) return
        shown = now()
        tell()
      }
      const soon = createDebounce(show, REST, LONGEST)
      const stop = draft.subscribe((state, before) => {
        if (state.history.present.questions === before.history.present.questions) return
        if (isSameList(shown, now())) soon.call()
        else show()
      })
      show()
      return () => {
        stop()
        soon.cancel()
      }
    },
  }
}

/** Whether two lists have the same items of the same types in the same order; their words may differ. */
function isSameList(a: readonly Question[], b: readonly Question[]): boolean {
  return (
    a.length === b.length &&
    a.every((item, at) => {
      const other = b[at]
      return item === other || (item.id === other?.id && item.type === other.type)
    })
  )
}
