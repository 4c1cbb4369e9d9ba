import type { KeyboardEvent } from 'react'
import type { DraftStore } from '../model/draft-store.ts'
import { stemField } from '../model/fields.ts'
import { goToItem } from '../parts/focus-field.ts'
import { commandOf, type KeyCommand, type OutlineCommand, outlineCommandOf } from '../parts/key-command.ts'
import { deleteItems, duplicateItems, moveByStep } from '../selection/item-actions.ts'
import { choose, chooseAll, chosenOf, clear, extendTo, moveTo, toggle } from '../selection/selection.ts'
import { itemIds, type SelectionStore } from '../selection/selection-store.ts'
import { insert } from '../sheet/item-tools.tsx'

/** Carries out the command of a key pressed on an item's row; returns whether the key has one. */
export function runOutlineKey(
  store: DraftStore,
  selection: SelectionStore,
  id: string,
  event: KeyboardEvent,
): boolean {
  const command = commandOf(event)
  if (command !== null) runItemCommand(store, selection, id, command, event.repeat)
  const own = command === null ? outlineCommandOf(event) : null
  if (own !== null) runOutlineCommand(store, selection, id, own)
  return command !== null || own !== null
}

/** The chosen items, whichever row has the focus; if none are chosen, the item of that row. */
function targets(store: DraftStore, selection: SelectionStore, id: string): string[] {
  const chosen = chosenOf(itemIds(store), selection.getState())
  return chosen.length > 0 ? chosen : [id]
}

function runItemCommand(
  store: DraftStore,
  selection: SelectionStore,
  id: string,
  command: KeyCommand,
  held: boolean,
): void {
  const ids = targets(store, selection, id)
  if (command === 'up' || command === 'down') moveByStep(store, ids, command === 'up' ? -1 : 1, held)
  else if (command === 'duplicate') {
    const copies = duplicateItems(store, ids)
    if (ids.length > 1) selection.setState(choose(copies))
    else selection.setState({ active: copies[0] ?? null })
  } else {
    const at = itemIds(store).indexOf(id)
    const type = store.getState().history.present.questions[at]?.type ?? 'single_choice'
    insert(store, command === 'insertAbove' ? at : at + 1, type)
  }
}

function runOutlineCommand(
  store: DraftStore,
  selection: SelectionStore,
  id: string,
  command: OutlineCommand,
): void {
  const ids = itemIds(store)
  if (command.kind === 'move') {
    const at = ids.indexOf(id)
    const to = { previous: at - 1, next: at + 1, first: 0, last: ids.length - 1 }[command.to]
    const target = ids[Math.min(ids.length - 1, Math.max(0, to))]
    if (target === undefined) return
    if (command.extend) selection.setState((state) => extendTo(ids, state, target, id))
    else selection.setState((state) => moveTo(state, target))
  } else if (command.kind === 'go') goToItem(stemField(id))
  else if (command.kind === 'toggle') selection.setState((state) => toggle(ids, state, id))
  else if (command.kind === 'all') selection.setState((state) => chooseAll(ids, state))
  else if (command.kind === 'clear') selection.setState(clear)
  else selection.setState({ active: deleteItems(store, targets(store, selection, id)) })
}
