import { ID_WORD } from './people-names.ts'
import { keyAt, type Slot, type SlotLeaf } from './slots.ts'
import { type Context, differentIn, valuesBy } from './table.ts'

/** A number of so few digits may be the place or the code of an option. */
const SMALL = /^-?\d{1,2}$/

/** Names of fields that may hold the number of an option as well as that of a person. */
const CODE = /(^|[_.\s@-])codes?$/i

/**
 * Whether texts are small numbers under a name that does not say whose they are: they may be places or codes of
 * options, counts or measures, and are nobody's name.
 */
export function areAnyNumbers(texts: readonly string[], name: string): boolean {
  return texts.every((text) => SMALL.test(text)) && (!ID_WORD.test(name) || CODE.test(name))
}

/**
 * Whether the numbers of a field may say which option was chosen, so that they name nobody, however many they are:
 * beside options, each number of an item always stands with the same option, and each option with the same number.
 * People who answer alike show that numbers are theirs.
 */
export function mayTellOptions(numbers: Slot, beside: BesideItems, context: Context): boolean {
  const { item, itemLevel, level } = beside
  const byItem = told.get(numbers) ?? new WeakMap<Slot, Map<string, boolean>>()
  told.set(numbers, byItem)
  const byLevels = byItem.get(item) ?? new Map<string, boolean>()
  byItem.set(item, byLevels)
  const levels = `${itemLevel} ${level}`
  const before = byLevels.get(levels)
  if (before !== undefined) return before
  const may = standWithOptions(numbers, beside, context)
  byLevels.set(levels, may)
  return may
}

/** What names the items beside the numbers, with the levels of both. */
interface BesideItems {
  item: Slot
  itemLevel: number
  level: number
}

/** What was found out, by the numbers and the items, because it is asked again for each slot with answers. */
const told = new WeakMap<Slot, WeakMap<Slot, Map<string, boolean>>>()

function standWithOptions(numbers: Slot, { item, itemLevel, level }: BesideItems, context: Context): boolean {
  const { known } = context
  if (![...differentIn(numbers)].every((text) => SMALL.test(text))) return false
  const own = valuesBy(numbers)
  const items = valuesBy(item)
  return context.at(numbers, level).some((beside) => {
    if (beside === numbers || beside === item) return false
    const numberOf = new Map<string, string>()
    const optionOf = new Map<string, SlotLeaf['value']>()
    for (const { keys, value } of beside.leaves) {
      const number = own.get(keyAt({ keys }, level))
      if (number === undefined || !known.isOption(value)) continue
      const about = items.get(keyAt({ keys }, itemLevel)) ?? ''
      const option = `${about}\n${value}`
      const place = `${about}\n${number}`
      if ((numberOf.get(option) ?? number) !== number) return false
      if ((optionOf.get(place) ?? value) !== value) return false
      numberOf.set(option, number)
      optionOf.set(place, value)
    }
    return numberOf.size > 0
  })
}
