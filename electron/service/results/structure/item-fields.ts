import { prefixOf, type Slot } from './slots.ts'
import { type Context, FEWEST_SHARE, NEARLY_ALL, valuesBy } from './table.ts'

/** Whether the values of a slot may say which item each row is of: stems, declared codes, or as few words as items. */
export function mayTellItems(slot: Slot, { known, legends, items }: Context): boolean {
  const values = valuesBy(slot)
  const different = new Set(values.values())
  if (different.size < 2 && items > 1) return false
  if (different.size > items * 2) return false
  const told = [...different].filter((text) => known.itemOf(text) !== null || legends.itemOf(text) !== null)
  if (told.length >= different.size * NEARLY_ALL) return true
  return different.size <= items && ![...different].some((text) => known.isOption(text))
}

/** Whether another field beside it says another item. */
export function isContradicted(slot: Slot, level: number, context: Context): boolean {
  const { known, legends } = context
  const meaning = (text: string): number | null => known.itemOf(text) ?? legends.itemOf(text)
  const own = valuesBy(slot)
  return context.at(slot, level).some((other) => {
    if (other === slot) return false
    const values = valuesBy(other)
    const told = [...values].flatMap(([key, text]) => {
      const item = meaning(text)
      const mine = meaning(own.get(key) ?? '')
      return item === null || mine === null ? [] : [item === mine]
    })
    return (
      (told.length >= values.size * FEWEST_SHARE && told.includes(false)) ||
      [...values.values()].some((text) => legends.isDisputed(text))
    )
  })
}

/** Whether each of the entries at a level is another item's own, by its text: no such entry is a persona. */
export function areItemEntries(slot: Slot, level: number, context: Context): boolean {
  const prefix = prefixOf(slot, level)
  const before = context.itemEntries.get(prefix)
  if (before !== undefined) return before
  const areItems = context.at(slot, level).some(({ leaves }) => {
    const items = leaves.map(({ value }) => context.known.itemOf(value))
    return items.length > 1 && !items.includes(null) && new Set(items).size === items.length
  })
  context.itemEntries.set(prefix, areItems)
  return areItems
}
