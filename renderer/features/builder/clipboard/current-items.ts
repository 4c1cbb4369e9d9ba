import type { DraftStore } from '../model/draft-store.ts'
import { positionOf } from '../model/question-of.ts'
import { chosenOf } from '../selection/selection.ts'
import { itemIds, type SelectionStore } from '../selection/selection-store.ts'

/** The id of the item that an element of the outline or the sheet belongs to. */
function itemAround(part: Element | null): string | null {
  const around = part?.closest<HTMLElement>('[data-row], [data-item]')
  return around?.dataset.row ?? around?.dataset.item ?? null
}

/**
 * The items that are copied from `part` of the page: the chosen ones, else the one that `part` belongs to, else none.
 */
export function itemsToCopy(store: DraftStore, selection: SelectionStore, part: Element | null): string[] {
  const chosen = chosenOf(itemIds(store), selection.getState())
  if (chosen.length > 0) return chosen
  const item = itemAround(part)
  return item === null ? [] : [item]
}

/**
 * The item after which items are added at `part` of the page. That is the item of `part`, else that of the outline's
 * active row, else the one with the cursor; but the last chosen one if that item is chosen or there is none. Null for
 * the end.
 */
export function currentItem(
  store: DraftStore,
  selection: SelectionStore,
  part: Element | null,
): string | null {
  const { active } = selection.getState()
  const chosen = chosenOf(itemIds(store), selection.getState())
  const isThere = (id: string | null) => id !== null && positionOf(store, id) >= 0
  const current = [itemAround(part), active, store.getState().focusedItem].find(isThere) ?? null
  return current === null || chosen.includes(current) ? (chosen.at(-1) ?? current) : current
}
