import i18next from 'i18next'
import type { QuestionType } from '../../../../shared/models/draft.ts'
import { newId } from '../../../lib/new-id.ts'
import { announce } from '../../../ui/announcer.tsx'
import { offerUndo } from '../../../ui/offer-undo.ts'
import type { DraftStore } from '../model/draft-store.ts'
import { gesture, ITEMS, optionsField, stemField } from '../model/fields.ts'
import { positionOf } from '../model/question-of.ts'
import { focusField } from '../parts/focus-field.ts'
import {
  changesOrder,
  copyItems,
  insertCopies,
  type OptionName,
  placeItems,
  placeOption,
  removedItems,
  removeItems,
  restoreItems,
  retypeItems,
  stepItems,
} from './selection-commands.ts'

/*
 * Actions on one or more whole items, by id, used by keys, menus and dragging. Each is one undo step, and is announced
 * to screen readers.
 */

/** The undo place of the moves while a key is held down. */
let held = gesture('none')

const present = (store: DraftStore) => store.getState().history.present

/** Announces where items went; `from` is the former position of the first, from 0. */
function sayMoved(store: DraftStore, ids: readonly string[], from: number): void {
  const to = positionOf(store, ids[0] ?? '') + 1
  announce(
    ids.length === 1
      ? i18next.t('builder:moved.item', { from: from + 1, to })
      : i18next.t('builder:moved.items', { count: ids.length, from: to, to: to + ids.length - 1 }),
  )
}

/**
 * Moves items by one position, as one block. `repeats`: the key has been held since the last move, and all these moves
 * are one undo step.
 */
export function moveByStep(store: DraftStore, ids: readonly string[], by: 1 | -1, repeats = false): void {
  const from = positionOf(store, ids[0] ?? '')
  const before = present(store)
  if (!repeats) held = gesture(newId())
  store.edit(held, (draft) => stepItems(draft, new Set(ids), by))
  if (present(store) !== before) sayMoved(store, ids, from)
}

/** Moves items into a gap of the present list, as one block. */
export function moveToGap(store: DraftStore, ids: readonly string[], gap: number): void {
  const chosen = new Set(ids)
  if (!changesOrder(present(store).questions, chosen, gap)) return
  const from = positionOf(store, ids[0] ?? '')
  store.edit(ITEMS, (draft) => placeItems(draft, chosen, gap))
  sayMoved(store, ids, from)
}

/** Adds copies after the last of the items; returns their ids. */
export function duplicateItems(store: DraftStore, ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  const copies = copyItems(present(store), chosen, newId)
  store.edit(ITEMS, (draft) => insertCopies(draft, chosen, copies))
  announce(i18next.t('builder:selection.duplicated', { count: copies.length }))
  return copies.map(({ id }) => id)
}

/**
 * Deletes items and offers to restore them; `cut` says so in other words. Returns the id of the item that is now at the
 * first one's position.
 */
export function deleteItems(store: DraftStore, ids: readonly string[], cut = false): string | null {
  const chosen = new Set(ids)
  const removed = removedItems(present(store), chosen)
  const first = removed[0]
  if (!first) return null
  store.edit(ITEMS, (draft) => removeItems(draft, chosen))
  const { focusedItem } = store.getState()
  if (focusedItem !== null && chosen.has(focusedItem)) store.focusItem(null)
  const words = () => {
    if (cut) return i18next.t('builder:clipboard.cut', { count: removed.length })
    return removed.length === 1
      ? i18next.t('builder:item.removed', { number: first.at + 1 })
      : i18next.t('builder:selection.removed', { count: removed.length })
  }
  const without = present(store)
  const takeBack = () => {
    // If nothing was changed since, this is a plain undo; otherwise later changes are kept.
    if (present(store) === without) store.undo()
    else store.edit(ITEMS, (draft) => restoreItems(draft, removed))
    focusField(stemField(first.question.id))
  }
  const withdraw = offerUndo(words, takeBack, () => forget())
  // Withdraws the offer when the items are back some other way, or the screen was left.
  const forget = store.subscribe(({ left }, before) => {
    const areBack = () => removed.every(({ question }) => positionOf(store, question.id) >= 0)
    if (left || (present(store) !== before.history.present && areBack())) withdraw()
  })
  const { questions } = present(store)
  return (questions[first.at] ?? questions.at(-1))?.id ?? null
}

/** Changes the type of items; those that already have it are not changed. */
export function changeTypes(store: DraftStore, ids: readonly string[], type: QuestionType): void {
  store.edit(ITEMS, (draft) => retypeItems(draft, new Set(ids), type, newId))
  announce(i18next.t(`builder:selection.retyped.${type}`, { count: ids.length }))
}

/** Moves an option into a gap between the options of its own or another item. */
export function moveOptionToGap(store: DraftStore, name: OptionName, to: string, gap: number): void {
  const place = (item: string) =>
    present(store)
      .questions.find(({ id }) => id === item)
      ?.options.findIndex(({ id }) => id === name.option) ?? -1
  const from = place(name.item)
  const before = present(store)
  store.edit(optionsField(to), (draft) => placeOption(draft, name, to, gap))
  if (present(store) === before) return
  announce(
    name.item === to
      ? i18next.t('builder:moved.option', { from: from + 1, to: place(to) + 1 })
      : i18next.t('builder:moved.optionAway', { to: place(to) + 1, number: positionOf(store, to) + 1 }),
  )
}
