import { addTo } from '../../json/add-to.ts'
import { areItemEntries } from './item-fields.ts'
import { longTables } from './long-tables.ts'
import { namesOf } from './people-names.ts'
import { idOf, isFree, keyAt, prefixOf, type Slot } from './slots.ts'
import { type ColumnCell, type ColumnParts, type Context, isFit, type Table } from './table.ts'
import { tablesOfOptions } from './tables-of-options.ts'

/** Every table that the slots may be read as. */
export function tablesOf(parts: ColumnParts): Table[] {
  const byPrefix = new Map<string, Slot[]>()
  for (const slot of parts.slots.values()) {
    const prefix = prefixOf(slot, slot.free.length)
    addTo(byPrefix, prefix, slot)
  }
  const at = (slot: Slot, level: number): Slot[] => byPrefix.get(prefixOf(slot, level)) ?? []
  const context: Context = { ...parts, at, listed: new Map(), itemEntries: new Map() }
  return [...wideTables(context), ...longTables(context), ...tablesOfOptions(context)]
}

/** Tables with one row for each persona and its fields as columns, or with one list for each column. */
function wideTables(context: Context): Table[] {
  const tables = new Map<string, Table>()
  for (const slot of context.slots.values()) {
    const level = slot.free.length
    if (level === 0 || !isFit(context, slot.leaves.length)) continue
    if (areItemEntries(slot, level, context)) continue
    const prefix = prefixOf(slot, level)
    const last = slot.free[level - 1] ?? 0
    const before = slot.steps[last - 1]
    // Lists next to each other, one for each column: the step before the entries is the column's name.
    const around = before && !isFree(before.kind) ? idOf(slot.steps.slice(0, last - 1)) : null
    const after = idOf(slot.steps.slice(last))
    const names = slot.steps.flatMap(({ kind, name }) => (kind === 'name' ? [name] : []))
    const cells = new Map(slot.leaves.map((leaf) => [keyAt(leaf, level), { leaf, value: leaf.value }]))
    const wide = tables.get(prefix)
    if (wide) wide.columns.push({ names, slot, cells })
    else {
      const people = { names: namesOf(slot, level, context), prefix, level }
      const isWithinItem = slot.steps.slice(0, last).some(({ kind }) => kind === 'place')
      tables.set(prefix, { columns: [{ names, slot, cells }], isOfItems: false, isWithinItem, people })
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
