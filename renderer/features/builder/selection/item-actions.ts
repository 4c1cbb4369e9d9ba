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
 * What is done to one or more whole items, by id, whichever way a person asks for it: each is one step of the undo, and
 * said to who listens.
 */

/** Names the steps of the key that is held down. */
let held = gesture('none')

const present = (store: DraftStore) => store.getState().history.present

/** Says where items went; `from` is where the first of them stood, from 0. */
function sayMoved(store: DraftStore, ids: readonly string[], from: number): void {
  const to = positionOf(store, ids[0] ?? '') + 1
  announce(
    ids.length === 1
      ? i18next.t('builder:moved.item', { from: from + 1, to })
      : i18next.t('builder:moved.items', { count: ids.length, from: to, to: to + ids.length - 1 }),
  )
}

/**
 * Moves items by one step, as one block. `repeats`: the key was not let go of since the last move, and all of
 * them are one step of the undo.
 */
export function moveByStep(store: DraftStore, ids: readonly string[], by: 1 | -1, repeats = false): void {
  const from = positionOf(store, ids[0] ?? '')
  const before = present(store)
  if (!repeats) held = gesture(newId())
  store.edit(held, (draft) => stepItems(draft, new Set(ids), by))
  if (present(store) !== before) sayMoved(store, ids, from)
}

/** Moves items into a gap of the list as it stands, as one block. */
export function moveToGap(store: DraftStore, ids: readonly string[], gap: number): void {
  const chosen = new Set(ids)
  if (!changesOrder(present(store).questions, chosen, gap)) return
  const from = positionOf(store, ids[0] ?? '')
  store.edit(ITEMS, (draft) => placeItems(draft, chosen, gap))
  sayMoved(store, ids, from)
}

/** Puts copies after the last of the items; returns their ids. */
export function duplicateItems(store: DraftStore, ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  const copies = copyItems(present(store), chosen, newId)
  store.edit(ITEMS, (draft) => insertCopies(draft, chosen, copies))
  announce(i18next.t('builder:selection.duplicated', { count: copies.length }))
  return copies.map(({ id }) => id)
}

/**
 * Deletes items and offers to put them back; `cut` says so in other words. Returns the id of the item that now stands in
 * the first's place.
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
    // Where nothing was done since, it is the undo itself; otherwise what was done since stays.
    if (present(store) === without) store.undo()
    else store.edit(ITEMS, (draft) => restoreItems(draft, removed))
    focusField(stemField(first.question.id))
  }
  const withdraw = offerUndo(words, takeBack, () => forget())
  // Whoever undid it another way, or left, has no use for the offer.
  const forget = store.subscribe(({ left }, before) => {
    const areBack = () => removed.every(({ question }) => positionOf(store, question.id) >= 0)
    if (left || (present(store) !== before.history.present && areBack())) withdraw()
  })
  const { questions } = present(store)
  return (questions[first.at] ?? questions.at(-1))?.id ?? null
}

/** Changes the type of items; those of that type already stay as they are. */
export function changeTypes(store: DraftStore, ids: readonly string[], type: QuestionType): void {
  store.edit(ITEMS, (draft) => retypeItems(draft, new Set(ids), type, newId))
  announce(i18next.t(`builder:selection.retyped.${type}`, { count: ids.length }))
}

/** Moves an option into a gap between the options of an item, its own or another. */
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
