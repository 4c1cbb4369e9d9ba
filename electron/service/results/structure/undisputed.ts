import { addTo } from '../../json/add-to.ts'
import type { Match } from './match-columns.ts'
import type { LeafNode } from './node.ts'
import type { SlotStep } from './slots.ts'
import type { Column, Table } from './table.ts'

/** A table whose columns are matched with items. */
export interface Read {
  table: Table
  matches: Match[]
}

/**
 * The matches of the best table that no other place contradicts, plus those of other tables of the same personas for
 * items that it lacks.
 */
export function undisputed(best: Read, reads: readonly Read[]): Match[] {
  const own = new Map(best.matches.map((match) => [match.item, match]))
  const disputed = new Set<number>()
  const owners = new Map<LeafNode, number>()
  for (const { item, column } of best.matches) for (const place of placesOf(column)) owners.set(place, item)
  for (const other of reads) {
    if (other === best) continue
    for (const match of other.matches) {
      const mine = own.get(match.item)
      const places = [...placesOf(match.column)]
      const elsewhere = new Set(places.map((place) => owners.get(place)).filter((item) => item !== undefined))
      // The same values as those of another item: one of the two readings is wrong, and it is unclear which.
      for (const item of elsewhere) if (item !== match.item) disputed.add(item).add(match.item)
      if (mine) {
        if (!tellsTheSame(mine.column, match.column, best.table, other.table)) disputed.add(match.item)
      } else if (elsewhere.size === 0 && isOfSame(best.table, other.table)) {
        own.set(match.item, { ...match, column: renamed(match.column, best.table, other.table) })
        for (const place of places) owners.set(place, match.item)
      }
    }
  }
  return [...own.values()].filter(({ item }) => !disputed.has(item))
}

/**
 * The matches without those that have the same value for every persona as another item has: such values are about the
 * personas.
 */
export function withoutRepeated(matches: readonly Match[]): Match[] {
  const seen = new Map<string, Match[]>()
  for (const match of matches) {
    const told = [...match.column.cells]
      .filter(([, { value }]) => value !== null && value !== '')
      .map(([key, { value }]) => `${key}\n${value}`)
      .sort()
    const isVaried = new Set([...match.column.cells.values()].map(({ value }) => value)).size > 1
    const key = isVaried && told.length > 2 ? told.join('\n\n') : `${match.item}`
    addTo(seen, key, match)
  }
  return [...seen.values()].flatMap((same) => (same.length === 1 ? same : []))
}

function placesOf({ cells }: Column): Set<LeafNode> {
  return new Set([...cells.values()].map(({ leaf }) => leaf.origin))
}

/** Whether two columns are the same values of the same personas, or have equal values for them in two places. */
function tellsTheSame(one: Column, other: Column, mine: Table, theirs: Table): boolean {
  const own = new Map([...one.cells].map(([key, { leaf }]) => [leaf.origin, key]))
  const shared = [...other.cells].filter(([, { leaf }]) => own.has(leaf.origin))
  if (shared.length > 0) {
    const pairs = shared.map(([key, { leaf }]) => [own.get(leaf.origin), key] as const)
    const areSame =
      new Set(pairs.map((pair) => pair.join('\n'))).size === new Set(pairs.map(([key]) => key)).size &&
      new Set(pairs.map(([key]) => key)).size === new Set(pairs.map(([, key]) => key)).size
    return areSame && shared.length === Math.min(one.cells.size, other.cells.size)
  }
  if (!isOfSame(mine, theirs)) return false
  const renamedCells = renamed(other, mine, theirs).cells
  return [...one.cells].every(([key, { value }]) => {
    const rival = renamedCells.get(key)
    return rival === undefined || rival.value === null || rival.value === value
  })
}

/** Whether the personas of two tables have the same names. */
function isOfSame(mine: Table, theirs: Table): boolean {
  if (firstNumber(mine, theirs) !== null) return true
  if (!isNamed(mine) || !isNamed(theirs)) return false
  const names = new Set(mine.people.names.values())
  return (
    names.size === mine.people.names.size &&
    [...theirs.people.names.values()].every((name) => names.has(name))
  )
}

/**
 * The number (0 or 1) from which the names of the other table's personas count the places of this one, whose personas
 * have no names; null where they do not, or where it is unclear.
 */
function firstNumber(mine: Table, theirs: Table): 0 | 1 | null {
  const count = mine.people.names.size
  const numbers = [...theirs.people.names.values()].map((name) =>
    /^\d+$/.test(name ?? '') ? Number(name) : Number.NaN,
  )
  if ([...mine.people.names.values()].some((name) => name !== null)) return null
  if (!numbers.every((number) => number <= count) || numbers.includes(0) === numbers.includes(count))
    return null
  return numbers.includes(0) ? 0 : 1
}

/** A column of another table, with the keys of this one. */
function renamed(column: Column, mine: Table, theirs: Table): Column {
  const first = firstNumber(mine, theirs)
  const keys = new Map(
    [...mine.people.names].map(([key, name], at) => [first === null ? name : String(at + first), key]),
  )
  const cells = new Map(
    [...column.cells].flatMap(([key, cell]) => {
      const own = keys.get(theirs.people.names.get(key) ?? null)
      return own === undefined ? [] : [[own, cell] as const]
    }),
  )
  return { ...column, cells }
}

/** Whether every persona of a table has a name. */
export function isNamed({ people }: Table): boolean {
  return [...people.names.values()].every((name) => name !== null)
}

/**
 * Whether several personas have the same value under each of several items, and nobody has two: it is a trait of
 * theirs.
 */
export function isTrait(
  { slot }: Column,
  { columns, isOfItems }: Table,
  isItem: (name: string) => boolean,
): boolean {
  // A field of the entries of each item, or one field of all rows.
  const field = fieldOf(slot, isItem)
  if (!isOfItems && field === null) return false
  const values = new Map<string, unknown>()
  const repeated = new Set<string>()
  for (const { slot: other, cells } of columns) {
    if (other !== slot && (field === null || fieldOf(other, isItem) !== field)) continue
    for (const [key, { value }] of cells) {
      if (value === null || value === '') continue
      if (values.has(key) && values.get(key) !== value) return false
      if (values.has(key)) repeated.add(key)
      values.set(key, value)
    }
  }
  return repeated.size > 1
}

/**
 * The way to a field within entries that have places of their own, or the names of items, whichever these are; null
 * where there are none.
 */
function fieldOf({ steps }: Column['slot'], isItem: (name: string) => boolean): string | null {
  const isEntry = ({ kind, name }: SlotStep): boolean => kind === 'place' || (kind === 'name' && isItem(name))
  const last = steps.at(-1)
  const isField = steps.some(isEntry) && last?.kind === 'name' && !isEntry(last)
  return isField ? steps.map((step) => (isEntry(step) ? '*' : `${step.kind}:${step.name}`)).join('\n') : null
}
