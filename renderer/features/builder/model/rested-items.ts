import type { Question } from '../../../../shared/models/draft.ts'
import { createDebounce } from '../../../lib/debounce.ts'
import type { DraftStore } from './draft-store.ts'

/** Milliseconds of pause in typing after which the outline is updated. */
const REST = 150
/** Milliseconds after which it is updated while the person types without a pause. */
const LONGEST = 600

/** The items of a draft for parts that show them beside the field where they are typed. */
export interface RestedItems {
  get(): readonly Question[]
  subscribe(tell: () => void): () => void
}

/**
 * The items as they were at the last pause in typing, so that the parts that show them are not rendered again at every
 * key. Items that are added, removed, moved or change their type are updated at once.
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

/** Whether two lists have the same items of the same types in the same order; their texts may differ. */
function isSameList(a: readonly Question[], b: readonly Question[]): boolean {
  return (
    a.length === b.length &&
    a.every((item, at) => {
      const other = b[at]
      return item === other || (item.id === other?.id && item.type === other.type)
    })
  )
}
