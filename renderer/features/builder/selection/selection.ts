/*
 * Which items are selected ("chosen"), to be moved, copied, deleted or retyped together. Pure; `ids` are those of the
 * draft's items in their order.
 */

import { type Picks, pickRange, picksOf, rangeBetween, togglePick } from '../../../lib/picks.ts'

export interface Selection extends Picks<string> {
  /**
   * Ids of the chosen items. Those of deleted items stay until the next choice, so that an item restored by undo or
   * redo is still chosen.
   */
  chosen: ReadonlySet<string>
  /** Where a range starts: the item that was chosen, opened or passed last. */
  anchor: string | null
  /** The active row of the outline, to which its keys apply; null: that of the item with the cursor. */
  active: string | null
}

const NONE: ReadonlySet<string> = new Set()
export const NO_SELECTION: Selection = { chosen: NONE, anchor: null, besides: NONE, active: null }

/** The chosen items that exist, in the draft's order. */
export function chosenOf(ids: readonly string[], { chosen }: Selection): string[] {
  return chosen.size === 0 ? [] : ids.filter((id) => chosen.has(id))
}

/** Adds an item to the chosen ones, or removes it. */
export function toggle(ids: readonly string[], selection: Selection, id: string): Selection {
  const there = new Set(chosenOf(ids, selection))
  return { ...togglePick({ chosen: there }, id), anchor: id, active: id }
}

/**
 * Chooses all items from the anchor to an item. This replaces the previous range, but not what was chosen one by one.
 * Without an anchor the range starts at `from`, or at the item itself.
 */
export function extendTo(
  ids: readonly string[],
  { anchor, besides }: Selection,
  id: string,
  from: string | null,
): Selection {
  const start = [anchor, from].find((known) => known !== null && ids.includes(known)) ?? id
  const { from: first, to: last } = rangeBetween(ids.indexOf(start), ids.indexOf(id))
  const kept = new Set(ids.filter((known) => besides.has(known)))
  return { ...pickRange({ besides: kept }, ids.slice(first, last + 1)), anchor: start, active: id }
}

/** Chooses exactly these items; the first becomes active. */
export function choose(these: readonly string[]): Selection {
  const first = these[0] ?? null
  return { ...picksOf(these), anchor: first, active: first }
}

/** Chooses all items; the active one stays. */
export function chooseAll(ids: readonly string[], { active, anchor }: Selection): Selection {
  return { ...picksOf(ids), anchor, active }
}

/** Chooses nothing; the active item stays. */
export function clear(selection: Selection): Selection {
  return selection.chosen.size === 0 ? selection : { ...selection, chosen: NONE, besides: NONE }
}

/** Makes an item active without choosing it; the next range starts there. */
export function moveTo(selection: Selection, id: string): Selection {
  return { ...selection, anchor: id, besides: selection.chosen, active: id }
}

/** The items that a command on one item applies to: all chosen ones if it is among them, otherwise it alone. */
export function concernedBy(ids: readonly string[], selection: Selection, id: string): string[] {
  return selection.chosen.has(id) ? chosenOf(ids, selection) : [id]
}
