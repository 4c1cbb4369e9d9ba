/*
 * Which items are chosen, to be moved, copied, deleted or retyped together. Pure; `ids` are those of the draft's items
 * in their order.
 */

import { type Picks, pickRange, picksOf, rangeBetween, togglePick } from '../../../lib/picks.ts'

export interface Selection extends Picks<string> {
  /**
   * Ids of chosen items. Those of items that are gone stay until the next choice, so that an item that comes back
   * by undo or redo is chosen as it was.
   */
  chosen: ReadonlySet<string>
  /** Where a range starts: the item chosen, gone to or passed last. */
  anchor: string | null
  /** The item that the outline's keys are on; null: the one with the cursor. */
  active: string | null
}

const NONE: ReadonlySet<string> = new Set()
export const NO_SELECTION: Selection = { chosen: NONE, anchor: null, besides: NONE, active: null }

/** The chosen items that are there, in the draft's order. */
export function chosenOf(ids: readonly string[], { chosen }: Selection): string[] {
  return chosen.size === 0 ? [] : ids.filter((id) => chosen.has(id))
}

/** Adds an item to the chosen ones, or takes it out. */
export function toggle(ids: readonly string[], selection: Selection, id: string): Selection {
  const there = new Set(chosenOf(ids, selection))
  return { ...togglePick({ chosen: there }, id), anchor: id, active: id }
}

/**
 * Chooses all from the anchor to an item, in place of the range before, besides what was chosen one by one. Without an
 * anchor the range starts at `from`, or at the item itself.
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

/** Chooses these and no others; the keys are on the first of them. */
export function choose(these: readonly string[]): Selection {
  const first = these[0] ?? null
  return { ...picksOf(these), anchor: first, active: first }
}

/** Chooses all; the keys stay where they are. */
export function chooseAll(ids: readonly string[], { active, anchor }: Selection): Selection {
  return { ...picksOf(ids), anchor, active }
}

/** Chooses nothing; the keys stay where they are. */
export function clear(selection: Selection): Selection {
  return selection.chosen.size === 0 ? selection : { ...selection, chosen: NONE, besides: NONE }
}

/** Puts the keys on an item without choosing it; the next range starts there. */
export function moveTo(selection: Selection, id: string): Selection {
  return { ...selection, anchor: id, besides: selection.chosen, active: id }
}

/** The items that a command at one item concerns: all chosen ones if it is among them, else it alone. */
export function concernedBy(ids: readonly string[], selection: Selection, id: string): string[] {
  return selection.chosen.has(id) ? chosenOf(ids, selection) : [id]
}
