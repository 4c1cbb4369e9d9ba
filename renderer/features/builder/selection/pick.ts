import type { DraftStore } from '../model/draft-store.ts'
import { clear, extendTo, moveTo, toggle } from './selection.ts'
import { itemIds, type SelectionStore } from './selection-store.ts'

interface Keys {
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/**
 * Handles a click on an item: with a modifier key, or on its checkbox ('toggle'), it selects; without, it ends the
 * selection and goes to the item.
 */
export function pick(
  store: DraftStore,
  selection: SelectionStore,
  id: string,
  keys: Keys | 'toggle',
): 'chosen' | 'go' {
  const ids = itemIds(store)
  if (keys === 'toggle') {
    selection.setState((state) => toggle(ids, state, id))
  } else if (keys.shiftKey) {
    const { focusedItem } = store.getState()
    selection.setState((state) => extendTo(ids, state, id, focusedItem))
  } else if (keys.ctrlKey || keys.metaKey) {
    selection.setState((state) => toggle(ids, state, id))
  } else {
    selection.setState((state) => moveTo(clear(state), id))
    return 'go'
  }
  return 'chosen'
}
