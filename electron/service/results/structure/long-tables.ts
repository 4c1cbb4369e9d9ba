import { addTo } from '../../json/add-to.ts'
import { areItemEntries, isContradicted, mayTellItems, sayItems } from './item-fields.ts'
import { mayTellOptions } from './numbers-of-options.ts'
import { areInOtherOrder, isListed, mayTellPeople, nameRank, namesOf } from './people-names.ts'
import { keyAt, prefixOf, type Slot, type SlotLeaf } from './slots.ts'
import {
  type Column,
  type ColumnCell,
  type Context,
  differentIn,
  FEWEST_SHARE,
  isFit,
  onceIn,
  type Table,
  valuesBy,
} from './table.ts'

/**
 * Tables of rows with persona, item and answer; of items with a list of personas and answers; of personas with a list
 * of items and answers.
 */
export function longTables(context: Context): Table[] {
  const tables = new Map<string, Table>()
  for (const slot of context.slots.values()) {
    const level = slot.free.length
    if (level === 0 || slot.leaves.length > context.personas * Math.max(context.items, 1) * 3) continue
    for (let itemLevel = level; itemLevel > 0; itemLevel -= 1)
      for (const item of slotsOfItems(slot, itemLevel, context)) {
        if (item === slot || isAmong(item, slot)) continue
        for (const split of peopleFor(slot, item, itemLevel, context)) {
          const id = `${item.id} | ${split.id} | ${prefixOf(slot, level)}`
          const columns = columnsBy(slot, valuesBy(item), itemLevel, split)
          if (columns === null || areTraits(columns)) continue
          if (!sayItems(item, context) && areOfOneEach(columns)) continue
          const table = tables.get(id) ?? {
            columns: [] as Column[],
            isOfItems: true,
            people: { names: new Map<string, string | null>(), prefix: split.prefix, level: split.level },
          }
          table.columns.push(...columns)
          const keys = columns.flatMap(({ cells }) => [...cells.keys()])
          table.people = {
            ...table.people,
            names: new Map([
              ...table.people.names,
              ...keys.map((key): [string, string | null] => [key, split.nameOf(key)]),
            ]),
          }
          tables.set(id, table)
        }
      }
  }
  return [...tables.values()].filter(
    ({ columns, people }) => isFit(context, people.names.size) && !areOfNobody(columns),
  )
}

/** The slots beside another one, or around it, that may name the items of its values. */
const slotsOfItems = slotsThat(
  (slot, level, context) => mayTellItems(slot, context) && !isContradicted(slot, context, level),
)

/** The slots beside another one, or around it, that may name the personas of its values. */
const slotsOfPeople = slotsThat((slot, level, context) => {
  if (!mayTellPeople(slot, context) || areItemEntries(slot, level, context)) return false
  // If there are as many entries as personas, each is of another persona: what they share is a trait.
  const { personas } = context
  return valuesBy(slot).size !== personas || differentIn(slot).size >= personas
})

/** Finds such slots once for each list of slots and level, because all slots of a list ask for the same. */
function slotsThat(mayName: (slot: Slot, level: number, context: Context) => boolean) {
  const known = new WeakMap<readonly Slot[], Map<number, readonly Slot[]>>()
  return (slot: Slot, level: number, context: Context): readonly Slot[] => {
    const all = context.at(slot, level)
    const byLevel = known.get(all) ?? new Map<number, readonly Slot[]>()
    known.set(all, byLevel)
    const found = byLevel.get(level) ?? all.filter((one) => mayName(one, level, context))
    byLevel.set(level, found)
    return found
  }
}

/**
 * Whether the values that would name the items or the personas are among the values of the slot: the fields of items'
 * own entries are no personas.
 */
function isAmong(naming: Slot, slot: Slot): boolean {
  const names = new Set(naming.leaves.map(({ origin }) => origin))
  return slot.leaves.some(({ origin }) => names.has(origin))
}

/** Whether no item has more than one entry: such a list is of items, and its entries are no personas. */
function areOfNobody(columns: readonly Column[]): boolean {
  return columns.every(({ cells }) => cells.size < 2)
}

/** Whether nearly every persona is in one column only: what names the columns then describes the personas. */
function areOfOneEach(columns: readonly Column[]): boolean {
  const people = new Set(columns.flatMap(({ cells }) => [...cells.keys()]))
  return columns.length > 1 && columns.reduce((sum, { cells }) => sum + cells.size, 0) < people.size * 1.5
}

/** Whether each persona has the same value for all items: it is then, perhaps, about the persona. */
function areTraits(columns: readonly Column[]): boolean {
  if (columns.length < 2) return false
  const values = new Map<string, ColumnCell['value']>()
  let isRepeated = false
  for (const { cells } of columns)
    for (const [key, { value }] of cells) {
      if (value === null || value === '') continue
      if (values.has(key)) {
        if (values.get(key) !== value) return false
        isRepeated = true
      }
      values.set(key, value)
    }
  return isRepeated
}

/** How the rows of a slot are told apart by persona. */
interface Split {
  id: string
  keyOf(leaf: SlotLeaf): string | null
  nameOf(key: string): string | null
  prefix: string
  level: number
}

/** By a field of the row that names the persona; else by the entries around it that are not items. */
function peopleFor(slot: Slot, item: Slot, itemLevel: number, context: Context): Split[] {
  const level = slot.free.length
  const around = entriesAround(slot, context, itemLevel)
  // A list of items in each persona's own entry: the entry is the persona, whatever the list holds.
  if (around && itemLevel === level && isFit(context, new Set(slot.leaves.map(around.keyOf)).size))
    return [around]
  const found: Split[] = []
  for (let own = level; own > 0; own -= 1)
    for (const who of slotsOfPeople(slot, own, context)) {
      if (who === slot || who === item) continue
      // A text that everybody said to one item is among the answers, and is nobody's name.
      if (isAmong(who, slot)) continue
      // A field above the items is the same for all of them: it counts only in the persona's own entry.
      if (own <= itemLevel && own < level && itemLevel < level) continue
      if (mayTellOptions(who, { item, itemLevel, level: own }, context)) continue
      const values = valuesBy(who)
      found.push({
        id: who.id,
        keyOf: (leaf) => values.get(keyAt(leaf, own)) ?? null,
        nameOf: (key) => key,
        prefix: prefixOf(who, own),
        level: own,
      })
    }
  if (found.length > 0) return onlyOne(found, slot, item, itemLevel, context)
  return around ? [around] : []
}

/** The entries on the path to a slot that are not items: those around the items, or those in them. */
const entriesAround = onceIn((slot, context, itemLevel): Split | null => {
  const level = slot.free.length
  const levels = Array.from({ length: level }, (_, at) => at + 1).filter((at) =>
    itemLevel === level ? at < itemLevel : at > itemLevel,
  )
  const last = levels.at(-1)
  // With lists in lists within an item it is unclear which entries are the personas.
  if (last === undefined || (itemLevel < level && levels.length > 1)) return null
  if (areItemEntries(slot, last, context)) return null
  const isNamed = slot.steps[slot.free[last - 1] ?? 0]?.kind === 'names'
  if (!isNamed && areInOtherOrder(slot, last, context)) return null
  const names = levels.length === last ? namesOf(slot, last, context) : new Map<string, string | null>()
  return {
    id: `levels ${levels.join()}`,
    keyOf: (leaf) => levels.map((at) => leaf.at[at - 1]).join('\u0000'),
    nameOf: (key) => (isNamed ? (key.split('\u0000').at(-1) ?? null) : (names.get(key) ?? null)),
    prefix: prefixOf(slot, last),
    level: last,
  }
})

/**
 * Of several fields that may name the persona and do not tell the rows apart in the same way, none counts, unless
 * exactly one of them has names that also occur elsewhere, each once.
 */
function onlyOne(
  splits: readonly Split[],
  slot: Slot,
  item: Slot,
  itemLevel: number,
  context: Context,
): Split[] {
  const items = valuesBy(item)
  const filled = slot.leaves.filter(({ value }) => value !== null && value !== '')
  const sound = splits.filter(
    (split) =>
      filled.filter((leaf) => split.keyOf(leaf) !== null).length >= filled.length * FEWEST_SHARE &&
      columnsBy(slot, items, itemLevel, split) !== null,
  )
  const groups = new Map<string, Split[]>()
  for (const split of sound) {
    const seen = new Map<string, number>()
    const partition = slot.leaves
      .map((leaf) => {
        const key = split.keyOf(leaf)
        if (key === null) return '-'
        if (!seen.has(key)) seen.set(key, seen.size)
        return seen.get(key)
      })
      .join()
    addTo(groups, partition, split)
  }
  const known = [...groups.values()].filter((group) => group.some(({ id }) => isListed(id, context)))
  const [only] = groups.size === 1 ? [...groups.values()] : known.length === 1 ? known : []
  const rankOf = (split: Split): number => {
    const named = context.slots.get(split.id)
    return named ? nameRank(named, context) : 0
  }
  const [first] = [...(only ?? [])].sort((one, other) => rankOf(other) - rankOf(one))
  return first ? [first] : []
}

/** The columns, by the values that name the items; null where a persona has two different values for an item. */
function columnsBy(
  slot: Slot,
  items: ReadonlyMap<string, string>,
  itemLevel: number,
  { keyOf }: Split,
): Column[] | null {
  const columns = new Map<string, Map<string, ColumnCell>>()
  for (const leaf of slot.leaves) {
    const item = items.get(keyAt(leaf, itemLevel))
    const key = keyOf(leaf)
    if (item === undefined || key === null) continue
    const cells = columns.get(item) ?? new Map<string, ColumnCell>()
    columns.set(item, cells)
    const before = cells.get(key)
    if (before && before.value !== leaf.value) return null
    cells.set(key, { leaf, value: leaf.value })
  }
  return [...columns].map(([name, cells]) => ({ names: [name], slot, cells }))
}
