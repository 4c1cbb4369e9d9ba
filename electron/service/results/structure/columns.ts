import type { KnownTexts } from './item-refs.ts'
import type { Legends } from './legends.ts'
import { idOf, isFree, prefixOf, type Slot, type SlotLeaf } from './slots.ts'

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
}

/** So many of the personas must be in a table at least. */
const FEWEST_SHARE = 0.7
/** So many of the values of a place that tells items or personas must do so. */
const NEARLY_ALL = 0.9
/** A list in which the personas stand has at most so many times as many entries. */
const MOST_LISTED = 20
/** A name of a persona has at most so many words, on average. */
const MOST_WORDS = 4

/** Every table that the slots may be read as. */
export function tablesOf(parts: ColumnParts): Table[] {
  const byPrefix = new Map<string, Slot[]>()
  for (const slot of parts.slots.values()) {
    const prefix = prefixOf(slot, slot.free.length)
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), slot])
  }
  const at = (slot: Slot, level: number): Slot[] => byPrefix.get(prefixOf(slot, level)) ?? []
  const context: Context = { ...parts, at, listed: new Map() }
  return [...wideTables(context), ...longTables(context), ...tablesOfOptions(context)]
}

interface Context extends ColumnParts {
  /** The slots of the entries at that level on the way to a slot. */
  at(slot: Slot, level: number): Slot[]
  /** By slot: whether what it holds is listed elsewhere. */
  listed: Map<string, boolean>
}

const isFit = ({ personas }: ColumnParts, number: number): boolean =>
  number <= personas && number >= Math.max(2, Math.ceil(personas * FEWEST_SHARE))

/** One row a persona, its fields the columns; or one list a column. */
function wideTables(context: Context): Table[] {
  const tables = new Map<string, Table>()
  for (const slot of context.slots.values()) {
    const level = slot.free.length
    if (level === 0 || !isFit(context, slot.leaves.length)) continue
    const prefix = prefixOf(slot, level)
    const last = slot.free[level - 1] ?? 0
    const before = slot.steps[last - 1]
    // Lists beside each other, one a column: the step before the entries is the column's.
    const around = before && !isFree(before.kind) ? idOf(slot.steps.slice(0, last - 1)) : null
    const after = idOf(slot.steps.slice(last))
    const names = slot.steps.flatMap(({ kind, name }) => (kind === 'name' ? [name] : []))
    const cells = new Map(slot.leaves.map((leaf) => [leaf.at.join('\u0000'), { leaf, value: leaf.value }]))
    const wide = tables.get(prefix)
    if (wide) wide.columns.push({ names, slot, cells })
    else {
      const people = { names: namesOf(slot, level, context), prefix, level }
      tables.set(prefix, { columns: [{ names, slot, cells }], isOfItems: false, people })
    }
    if (around === null) continue
    const own = namesOf(slot, level, context)
    const named = [...cells].flatMap(([key, cell]): [string, ColumnCell][] => {
      const name = own.get(key) ?? null
      return name === null && own.size > 0 && [...own.values()].some((one) => one !== null)
        ? []
        : [[name ?? key, cell]]
    })
    const id = `lists ${around} ${after}`
    const table = tables.get(id)
    const keys = new Map(named.map(([key]): [string, string | null] => [key, nameFor(own, key)]))
    if (table) {
      table.columns.push({ names, slot, cells: new Map(named) })
      table.people = { ...table.people, names: new Map([...table.people.names, ...keys]) }
    } else
      tables.set(id, {
        columns: [{ names, slot, cells: new Map(named) }],
        isOfItems: false,
        people: { names: keys, prefix: '', level: 0 },
      })
  }
  return [...tables].flatMap(([id, table]) =>
    id.startsWith('lists ') && (table.columns.length < 2 || !isFit(context, table.people.names.size))
      ? []
      : [table],
  )
}

function nameFor(own: ReadonlyMap<string, string | null>, key: string): string | null {
  return [...own.values()].includes(key) ? key : null
}

/** Rows of who, which item and what; items with a list of who and what; personas with a list of which item and what. */
function longTables(context: Context): Table[] {
  const tables = new Map<string, Table>()
  for (const slot of context.slots.values()) {
    const level = slot.free.length
    if (level === 0 || slot.leaves.length > context.personas * Math.max(context.items, 1) * 3) continue
    for (let itemLevel = level; itemLevel > 0; itemLevel -= 1)
      for (const item of context.at(slot, itemLevel)) {
        if (item === slot || !mayTellItems(item, context)) continue
        for (const split of peopleFor(slot, item, itemLevel, context)) {
          const id = `${item.id} | ${split.id} | ${prefixOf(slot, level)}`
          const columns = columnsBy(slot, valuesBy(item), itemLevel, split)
          if (columns === null) continue
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
  return [...tables.values()].filter(({ people }) => isFit(context, people.names.size))
}

/** How the rows of a slot are told apart by persona. */
interface Split {
  id: string
  keyOf(leaf: SlotLeaf): string | null
  nameOf(key: string): string | null
  prefix: string
  level: number
}

/** By a field of the row that names the persona; else by the entries around it that are not the items'. */
function peopleFor(slot: Slot, item: Slot, itemLevel: number, context: Context): Split[] {
  const level = slot.free.length
  const around = entriesAround(slot, itemLevel, context)
  // A list of items in each persona's own entry: the entry is the persona, whatever stands in the list.
  if (around && itemLevel === level && isFit(context, new Set(slot.leaves.map(around.keyOf)).size))
    return [around]
  const found: Split[] = []
  for (let own = level; own > 0; own -= 1)
    for (const who of context.at(slot, own)) {
      if (who === slot || who === item || !mayTellPeople(who, context)) continue
      // Above the items a field is the same for all of them: it must then be of the persona's own entry.
      if (own <= itemLevel && own < level && itemLevel < level) continue
      const values = valuesBy(who)
      found.push({
        id: who.id,
        keyOf: (leaf) => values.get(leaf.at.slice(0, own).join('\u0000')) ?? null,
        nameOf: (key) => key,
        prefix: prefixOf(who, own),
        level: own,
      })
    }
  if (found.length > 0) return onlyOne(found, slot, item, itemLevel, context)
  return around ? [around] : []
}

/** The entries on the way to a slot that are not the items': those around them, or those in them. */
function entriesAround(slot: Slot, itemLevel: number, context: Context): Split | null {
  const level = slot.free.length
  const levels = Array.from({ length: level }, (_, at) => at + 1).filter((at) =>
    itemLevel === level ? at < itemLevel : at > itemLevel,
  )
  const last = levels.at(-1)
  if (last === undefined) return null
  const isNamed = slot.steps[slot.free[last - 1] ?? 0]?.kind === 'names'
  const names = levels.length === last ? namesOf(slot, last, context) : new Map<string, string | null>()
  return {
    id: `levels ${levels.join()}`,
    keyOf: (leaf) => levels.map((at) => leaf.at[at - 1]).join('\u0000'),
    nameOf: (key) => (isNamed ? (key.split('\u0000').at(-1) ?? null) : (names.get(key) ?? null)),
    prefix: prefixOf(slot, last),
    level: last,
  }
}

/**
 * Where several fields may name the persona and do not tell them apart in the same way, nobody knows which of them does,
 * unless one alone says names that stand elsewhere as well, each once.
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
    groups.set(partition, [...(groups.get(partition) ?? []), split])
  }
  const known = [...groups.values()].filter((group) => group.some(({ id }) => isListed(id, context)))
  const [only] = groups.size === 1 ? [...groups.values()] : known.length === 1 ? known : []
  return only ? [only.find(({ id }) => isListed(id, context)) ?? (only[0] as Split)] : []
}

/** Whether the values of a slot stand in another one as well, each of them once. */
function isListed(id: string, context: Context): boolean {
  const before = context.listed.get(id)
  if (before !== undefined) return before
  const { slots, personas } = context
  const slot = slots.get(id)
  const values = new Set(slot?.leaves.map(({ value }) => String(value)))
  values.delete('null')
  const areAll = (list: readonly string[]): boolean => {
    const own = list.filter((name) => values.has(name))
    return own.length === values.size && new Set(own).size === own.length
  }
  const isFound = [...slots.values()].some(
    (other) =>
      other !== slot &&
      other.leaves.length >= values.size &&
      other.leaves.length <= personas * MOST_LISTED &&
      (areAll(other.leaves.map(({ value }) => String(value))) ||
        areAll(other.leaves.map(({ at }) => at.at(-1) ?? ''))),
  )
  context.listed.set(id, isFound)
  return isFound
}

/** The columns by the values that tell items; null where a persona has two different ones of an item. */
function columnsBy(
  slot: Slot,
  items: ReadonlyMap<string, string>,
  itemLevel: number,
  { keyOf }: Split,
): Column[] | null {
  const columns = new Map<string, Map<string, ColumnCell>>()
  for (const leaf of slot.leaves) {
    const item = items.get(leaf.at.slice(0, itemLevel).join('\u0000'))
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

/** The values of a slot that are not blank, by the entries that they stand in. */
function valuesBy(slot: Slot): Map<string, string> {
  return new Map(
    slot.leaves.flatMap(({ at, value }): [string, string][] =>
      value === null || value === '' ? [] : [[at.join('\u0000'), String(value)]],
    ),
  )
}

/** Whether the values of a slot may say which item each row is of: stems, declared codes, or as few words as items. */
function mayTellItems(slot: Slot, { known, legends, items }: Context): boolean {
  const values = valuesBy(slot)
  const different = new Set(values.values())
  if (different.size < 2 && items > 1) return false
  if (different.size > items * 2) return false
  const told = [...different].filter((text) => known.itemOf(text) !== null || legends.itemOf(text) !== null)
  if (told.length >= different.size * NEARLY_ALL) return true
  return different.size <= items && ![...different].some((text) => known.isOption(text))
}

function mayTellPeople(slot: Slot, context: Context): boolean {
  const values = [...new Set(valuesBy(slot).values())]
  const words = values.reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0)
  return (
    isFit(context, values.length) &&
    words <= values.length * MOST_WORDS &&
    slot.leaves.every(
      ({ value }) => value === null || typeof value === 'string' || Number.isInteger(value),
    ) &&
    !values.some((text) => text.length > 80 || context.known.isOption(text))
  )
}

/** By the key of a row: what its persona is called, by its own name in a map or by a field that is different in each. */
export function namesOf(slot: Slot, level: number, context: Context): Map<string, string | null> {
  const keys = new Set(slot.leaves.map(({ at }) => at.slice(0, level).join('\u0000')))
  if (slot.steps[slot.free[level - 1] ?? 0]?.kind === 'names')
    return new Map([...keys].map((key) => [key, key.split('\u0000').at(-1) ?? null]))
  const ranked = context
    .at(slot, level)
    .filter((other) => other !== slot)
    .map((other) => ({ other, rank: rankAsName(other, keys.size, context) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, two) => two.rank - one.rank)
  const values = ranked[0] ? valuesBy(ranked[0].other) : new Map<string, string>()
  return new Map([...keys].map((key) => [key, values.get(key) ?? null]))
}

const ID_WORD =
  /(^|[_.\s@])(id|uuid|ref|code|persona|respondent|repondant|participant|sujet|profil|nom|name|prenom|prénom)s?$/i

/** How well the values of a slot name the rows; 0 where they do not. */
function rankAsName(slot: Slot, rows: number, context: Context): number {
  const values = [...valuesBy(slot).values()]
  if (values.length !== rows || new Set(values).size !== rows) return 0
  if (values.some((text) => text.length > 60 || context.known.isOption(text))) return 0
  if (slot.steps.slice(slot.free.at(-1)).some(({ kind }) => kind === 'place')) return 0
  if (values.reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0) > rows * MOST_WORDS) return 0
  const name = slot.steps.at(-1)?.name ?? ''
  const isWord = values.every((text) => /\D/.test(text) && !/\s/.test(text) && !/^-?\d+[.,]\d+$/.test(text))
  return (ID_WORD.test(name) ? 4 : 0) + (isListed(slot.id, context) ? 2 : 0) + (isWord ? 1 : 0)
}

/** Under each option of an item the list of those who chose it. */
function tablesOfOptions(context: Context): Table[] {
  const tables = new Map<string, Table>()
  for (const slot of context.slots.values()) {
    const level = slot.free.length
    if (level === 0 || !mayTellPeople(slot, context)) continue
    for (let own = level; own > 0; own -= 1)
      for (const option of optionsAt(slot, own, context)) {
        const itemLevel = own - 1
        const fixed = slot.steps.flatMap(({ kind, name }) => (kind === 'name' ? [name] : []))
        const items =
          itemLevel > 0 ? context.at(slot, itemLevel).filter((item) => mayTellItems(item, context)) : [null]
        for (const item of items) {
          const values = item ? valuesBy(item) : null
          const columns = new Map<string, Map<string, ColumnCell>>()
          let isSound = true
          for (const leaf of slot.leaves) {
            const name = values
              ? values.get(leaf.at.slice(0, itemLevel).join('\u0000'))
              : fixed.join('\u0000')
            const value = option(leaf)
            if (name === undefined || value === null || leaf.value === null || leaf.value === '') continue
            const cells = columns.get(name) ?? new Map<string, ColumnCell>()
            columns.set(name, cells)
            isSound &&= !cells.has(String(leaf.value))
            cells.set(String(leaf.value), { leaf, value })
          }
          if (!isSound || columns.size === 0) continue
          const names = new Map(
            [...columns.values()].flatMap((cells) => [...cells.keys()].map((key) => [key, key] as const)),
          )
          const id = item?.id ?? idOf(slot.steps.slice(0, slot.free[0]).slice(0, -1))
          const table = tables.get(id) ?? {
            columns: [] as Column[],
            isOfItems: true,
            people: { names: new Map<string, string | null>(), prefix: '', level: 0 },
          }
          for (const [name, cells] of columns)
            table.columns.push({ names: name.split('\u0000'), slot, cells })
          table.people = { ...table.people, names: new Map([...table.people.names, ...names]) }
          tables.set(id, table)
        }
      }
  }
  return [...tables.values()].filter(({ people }) => isFit(context, people.names.size))
}

/** What may say the option that the entries of a level are of: a field, or their own names. */
function optionsAt(slot: Slot, level: number, context: Context): ((leaf: SlotLeaf) => string | null)[] {
  const found: ((leaf: SlotLeaf) => string | null)[] = []
  const isMost = (texts: readonly string[]): boolean =>
    texts.length > 0 &&
    texts.filter((text) => context.known.isOption(text)).length >= texts.length * NEARLY_ALL
  if (slot.steps[slot.free[level - 1] ?? 0]?.kind === 'names') {
    const keys = [...new Set(slot.leaves.map(({ at }) => at[level - 1] ?? ''))]
    if (isMost(keys)) found.push(({ at }) => at[level - 1] ?? null)
  }
  for (const other of context.at(slot, level)) {
    const values = valuesBy(other)
    if (other !== slot && isMost([...values.values()]))
      found.push(({ at }) => values.get(at.slice(0, level).join('\u0000')) ?? null)
  }
  return found.length === 1 ? found : []
}
