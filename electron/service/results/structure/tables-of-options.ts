import { mayTellItems } from './item-fields.ts'
import { mayTellPeople } from './people-names.ts'
import { idOf, keyAt, type Slot, type SlotLeaf } from './slots.ts'
import {
  type Column,
  type ColumnCell,
  type Context,
  isFit,
  NEARLY_ALL,
  type Table,
  valuesBy,
} from './table.ts'

/** Tables of lists of personas under each option that they chose. */
export function tablesOfOptions(context: Context): Table[] {
  const tables = new Map<string, Table>()
  for (const slot of context.slots.values()) {
    const level = slot.free.length
    const isNamed = slot.leaves.some(({ value }) => /\p{L}/u.test(String(value ?? '')))
    if (level === 0 || !isNamed || !mayTellPeople(slot, context)) continue
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
            const name = values ? values.get(keyAt(leaf, itemLevel)) : fixed.join('\u0000')
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

/** What may give the option of the entries at a level: a field, or the entries' own names. Empty where several may. */
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
      found.push((leaf) => values.get(keyAt(leaf, level)) ?? null)
  }
  return found.length === 1 ? found : []
}
