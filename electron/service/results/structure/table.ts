import type { KnownTexts } from './item-refs.ts'
import type { Legends } from './legends.ts'
import type { Slot, SlotLeaf } from './slots.ts'

/** What one persona has in a column. */
export interface ColumnCell {
  leaf: SlotLeaf
  /** What it says; of a list of personas under an option, the option's text. */
  value: SlotLeaf['value']
}

/** What may be the answers of the personas to one item. */
export interface Column {
  /** Names that may tell the item, the nearest last. */
  names: readonly string[]
  /** The place of its values. */
  slot: Slot
  cells: ReadonlyMap<string, ColumnCell>
}

/** Columns of the same personas. */
export interface Table {
  columns: Column[]
  /** Whether the names of the columns are all that there are of items, as in rows of who, which item and what. */
  isOfItems: boolean
  /** Whether it stands in one entry of a list that has an entry for each item. */
  isWithinItem?: boolean
  people: People
}

/** Who the rows of a table are. */
export interface People {
  /** By key of a row: the persona's name, or null where only its place tells who it is. */
  names: ReadonlyMap<string, string | null>
  /** The place of the personas' own fields. */
  prefix: string
  level: number
}

export interface ColumnParts {
  slots: ReadonlyMap<string, Slot>
  known: KnownTexts
  legends: Legends
  personas: number
  items: number
  /** How many of the items are choices. */
  choices: number
}

export interface Context extends ColumnParts {
  /** The slots of the entries at that level on the way to a slot. */
  at(slot: Slot, level: number): Slot[]
  /** By the way to entries: whether each of them is another item's own. */
  itemEntries: Map<string, boolean>
  /** By slot: whether what it holds is listed elsewhere. */
  listed: Map<string, boolean>
}

/** So many of the personas must be in a table at least. */
export const FEWEST_SHARE = 0.7

/** So many of the values of a place that tells items or personas must do so. */
export const NEARLY_ALL = 0.9

export const isFit = ({ personas }: ColumnParts, number: number): boolean =>
  number <= personas && number >= Math.max(2, Math.ceil(personas * FEWEST_SHARE))

/** The values of a slot that are not blank, by the entries that they stand in. */
export const valuesBy = once((slot: Slot): ReadonlyMap<string, string> => {
  const values = new Map<string, string>()
  for (const { keys, value } of slot.leaves)
    if (value !== null && value !== '') values.set(keys.at(-1) ?? '', String(value))
  return values
})

/** The different values of a slot. */
export const differentIn = once((slot: Slot): ReadonlySet<string> => new Set(valuesBy(slot).values()))

/** What is worked out of a slot is worked out once: every pair of slots is looked at. */
function once<Result>(work: (slot: Slot) => Result): (slot: Slot) => Result {
  const known = new WeakMap<Slot, { result: Result }>()
  return (slot) => {
    const before = known.get(slot)
    if (before) return before.result
    const result = work(slot)
    known.set(slot, { result })
    return result
  }
}

/** As `once`, of a slot in a payload, and perhaps of one of its levels. */
export function onceIn<Result>(
  work: (slot: Slot, context: Context, level: number) => Result,
): (slot: Slot, context: Context, level?: number) => Result {
  const known = new WeakMap<Slot, Map<number, Result>>()
  return (slot, context, level = 0) => {
    const byLevel = known.get(slot) ?? new Map<number, Result>()
    known.set(slot, byLevel)
    const before = byLevel.get(level)
    if (before !== undefined || byLevel.has(level)) return before as Result
    const result = work(slot, context, level)
    byLevel.set(level, result)
    return result
  }
}
