import type { Respondent } from '../../../../shared/models/results.ts'
import { addTo } from '../../json/add-to.ts'
import { isLeaf } from './node.ts'
import { keyAt, prefixOf, type Slot } from './slots.ts'
import { differentIn, type People, valuesBy } from './table.ts'

/** What another list of the personas says about each, by the persona's name in it. */
export function fieldsByName(
  { names, prefix }: People,
  used: ReadonlySet<string>,
  slots: ReadonlyMap<string, Slot>,
): Map<string, Respondent['attributes']> {
  const wanted = [...names.values()]
  if (wanted.some((name) => name === null)) return new Map()
  const lists = [...slots.values()].filter((slot) => {
    const values = valuesBy(slot)
    if (slot.free.length === 0 || values.size !== differentIn(slot).size) return false
    const isOther = prefixOf(slot, slot.free.length) !== prefix
    return isOther && values.size === names.size && wanted.every((name) => differentIn(slot).has(name ?? ''))
  })
  const [list] = lists.filter((slot) => slot.free.length === 1)
  if (!list) return new Map()
  const level = list.free.length
  const fields = fieldsOf({ names, prefix: prefixOf(list, level), level }, used, slots)
  return new Map([...valuesBy(list)].map(([key, name]) => [name, fields.get(key) ?? []]))
}

/** The fields next to the answers, by the key of the persona, each under its whole name within the entry. */
export function fieldsOf(
  { prefix, level }: People,
  used: ReadonlySet<string>,
  slots: ReadonlyMap<string, Slot>,
): Map<string, Respondent['attributes']> {
  const fields = new Map<string, Respondent['attributes']>()
  if (level === 0) return fields
  for (const slot of slots.values()) {
    if (used.has(slot.id) || slot.free.length !== level || prefixOf(slot, level) !== prefix) continue
    const last = slot.free[level - 1] ?? 0
    const name = slot.steps
      .slice(last + 1)
      .map((step) => step.name)
      .join('.')
    for (const leaf of slot.leaves.filter(isLeaf)) {
      if (leaf.value === null) continue
      const key = keyAt(leaf, level)
      addTo(fields, key, { name, value: String(leaf.value) })
    }
  }
  return fields
}
