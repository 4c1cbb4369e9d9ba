import { readNumber } from '../words/numbered-name.ts'
import { prefixOf, type Slot } from './slots.ts'
import { type Context, differentIn, FEWEST_SHARE, isFit, NEARLY_ALL, onceIn, valuesBy } from './table.ts'

/**
 * Whether the values of a slot may say which item each row is of: they are stems or declared codes, or not more
 * different texts than there are items.
 */
export const mayTellItems = onceIn((slot: Slot, context: Context): boolean => {
  const { known, items, choices } = context
  const different = differentIn(slot)
  if (different.size < 2 && items > 1) return false
  if (different.size > items * 2) return false
  if (sayItems(slot, context)) return true
  // As many different texts as there are personas may be theirs: rows and columns could be swapped.
  const areItems = [...different].every((text) => (readNumber(text)?.style ?? '') !== '')
  if (different.size < choices || different.size > items || (isFit(context, different.size) && !areItems))
    return false
  return ![...different].some((text) => known.isOption(text))
})

/** Whether the values of a slot are items, by their stems or by declared codes. */
export const sayItems = onceIn((slot: Slot, { known, legends }: Context): boolean => {
  const different = differentIn(slot)
  const told = [...different].filter((text) => known.itemOf(text) !== null || legends.itemOf(text) !== null)
  return different.size > 0 && told.length >= different.size * NEARLY_ALL
})

/** Whether another field next to it names another item. */
export const isContradicted = onceIn((slot: Slot, context: Context, level: number): boolean => {
  const own = itemsIn(slot, context)
  return context.at(slot, level).some((other) => {
    if (other === slot) return false
    const items = itemsIn(other, context)
    if (items.isDisputed) return true
    let told = 0
    let isOther = false
    for (const [key, item] of items.byKey) {
      const mine = own.byKey.get(key)
      if (mine === undefined) continue
      told += 1
      isOther ||= mine !== item
    }
    return isOther && told >= valuesBy(other).size * FEWEST_SHARE
  })
})

/** By entry: the item that a slot's value names; and whether some value names two. */
const itemsIn = onceIn((slot: Slot, { known, legends }: Context) => {
  const meanings = new Map(
    [...differentIn(slot)].map((text) => [text, known.itemOf(text) ?? legends.itemOf(text)]),
  )
  const byKey = new Map<string, number>()
  if ([...meanings.values()].some((item) => item !== null))
    for (const [key, text] of valuesBy(slot)) {
      const item = meanings.get(text)
      if (item !== null && item !== undefined) byKey.set(key, item)
    }
  return { byKey, isDisputed: [...differentIn(slot)].some((text) => legends.isDisputed(text)) }
})

/** Whether each entry at a level is of another item, by its text: then no such entry is a persona. */
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
