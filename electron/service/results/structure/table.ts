import type { KnownTexts } from './item-refs.ts'
import type { Legends } from './legends.ts'
import type { Slot, SlotLeaf } from './slots.ts'

/** The value of one persona in a column. */
export interface ColumnCell {
  leaf: SlotLeaf
  /** The answer it stands for; for a list of personas under an option, the option's text. */
  value: SlotLeaf['value']
}

/** What may be the answers of the personas to one item. */
export interface Column {
  /** Names that may identify the item, the nearest last. */
  names: readonly string[]
  /** The slot of its values. */
  slot: Slot
  cells: ReadonlyMap<string, ColumnCell>
}

/** Columns of the same personas. */
export interface Table {
  columns: Column[]
  /** Whether the columns are named by values that identify items, as in rows of persona, item and answer. */
  isOfItems: boolean
  /** Whether it is in one entry of a list that has an entry for each item. */
  isWithinItem?: boolean
  people: People
}

/** The personas of a table's rows. */
export interface People {
  /** By key of a row: the persona's name; null where only the row's place identifies the persona. */
  names: ReadonlyMap<string, string | null>
  /** The key of the entries that hold the personas' own fields (`prefixOf`), and their level. */
  prefix: string
  level: number
}

/** What is needed to read the columns of a table. */
export interface ColumnParts {
  slots: ReadonlyMap<string, Slot>
  known: KnownTexts
  legends: Legends
  personas: number
  items: number
  /** How many of the items are single choices. */
  choices: number
}

/** The same, with what is looked up again and again. */
export interface Context extends ColumnParts {
  /** The slots directly in the entries that a slot has at that level. */
  at(slot: Slot, level: number): Slot[]
  /** By the path of entries: whether each of them is of another item. */
  itemEntries: Map<string, boolean>
  /** By slot: whether its values are listed elsewhere. */
  listed: Map<string, boolean>
}

/** At least this share of the personas must be in a table. */
export const FEWEST_SHARE = 0.7

/** At least this share of the values of a place must identify items or personas for the place to do so. */
export const NEARLY_ALL = 0.9

export const isFit = ({ personas }: ColumnParts, number: number): boolean =>
  number <= personas && number >= Math.max(2, Math.ceil(personas * FEWEST_SHARE))

/** The values of a slot that are not blank, by the key of their entry. */
export const valuesBy = once((slot: Slot): ReadonlyMap<string, string> => {
  const values = new Map<string, string>()
  for (const { keys, value } of slot.leaves)
    if (value !== null && value !== '') values.set(keys.at(-1) ?? '', String(value))
  return values
})

/** The different values of a slot. */
export const differentIn = once((slot: Slot): ReadonlySet<string> => new Set(valuesBy(slot).values()))

/** Computes a result once for each slot, because every pair of slots is examined. */
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

/** Like `once`, for a slot in a payload, and perhaps one of its levels. */
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
