import { keyAt, type Slot } from './slots.ts'
import { type Context, differentIn, isFit, onceIn, valuesBy } from './table.ts'

/** A list that holds the personas has at most so many entries for each persona. */
const MOST_LISTED = 20

/** The most words in a persona's name, on average. */
const MOST_WORDS = 4

export const ID_WORD =
  /(^|[_.\s@])(id|uuid|ref|code|persona|individu|individual|subject|agent|panelist|respondent|r[eé]pondant|participant|sujet|profil|nom|name|prenom|prénom)s?$/i

/**
 * By the key of a row: the name of its persona, which is its name in a map or a field that is different in each row.
 */
export function namesOf(slot: Slot, level: number, context: Context): Map<string, string | null> {
  const keys = new Set(slot.leaves.map((leaf) => keyAt(leaf, level)))
  if (slot.steps[slot.free[level - 1] ?? 0]?.kind === 'names')
    return new Map([...keys].map((key) => [key, key.split('\u0000').at(-1) ?? null]))
  const ranked = context
    .at(slot, level)
    .map((other) => ({ other, rank: rankAsName(other, keys.size, context) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, two) => two.rank - one.rank)
  const values = ranked[0] ? valuesBy(ranked[0].other) : new Map<string, string>()
  return new Map([...keys].map((key) => [key, values.get(key) ?? null]))
}

/**
 * Whether a field beside rows in a list names somebody in each of them, and not in the order of the list: the places of
 * the rows then do not tell whose they are, even where the field itself cannot be told from options.
 */
export function areInOtherOrder(slot: Slot, level: number, context: Context): boolean {
  return context.at(slot, level).some((other) => {
    const values = other.leaves.map(({ value }) => String(value))
    if (
      values.length < 2 ||
      valuesBy(other).size !== values.length ||
      differentIn(other).size !== values.length
    )
      return false
    if (!values.every((text) => /^\d{1,6}$/.test(text))) return false
    const isInOrder = values.every((text, at) => at === 0 || Number(text) > Number(values[at - 1]))
    return !isInOrder && (ID_WORD.test(other.steps.at(-1)?.name ?? '') || isListed(other.id, context))
  })
}

/** How well the values of a slot name the rows; 0 where they do not. */
function rankAsName(slot: Slot, rows: number, context: Context): number {
  if (valuesBy(slot).size !== rows || differentIn(slot).size !== rows) return 0
  const values = [...differentIn(slot)]
  if (values.some((text) => text.length > 60 || (/\D/.test(text) && context.known.isOption(text)))) return 0
  if (values.some((text) => context.known.itemOf(text) !== null || isCode(text, context))) return 0
  if (slot.steps.slice(slot.free.at(-1)).some(({ kind }) => kind === 'place')) return 0
  // A value under an item's name is an answer to it.
  const { known, legends } = context
  if (
    slot.steps.some(
      ({ kind, name }) => kind === 'name' && (known.itemOf(name) ?? legends.itemOf(name)) !== null,
    )
  )
    return 0
  if (values.reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0) > rows * MOST_WORDS) return 0
  return nameRank(slot, context)
}

/** How much the values of a slot look like names of personas. */
export const nameRank = onceIn((slot: Slot, context: Context): number => {
  const values = [...differentIn(slot)]
  const name = slot.steps.at(-1)?.name ?? ''
  const isWord = values.every(
    (text) => /\p{L}/u.test(text) && !/\s/.test(text) && !/^-?\d+[.,]\d+$/.test(text),
  )
  return (ID_WORD.test(name) ? 4 : 0) + (isListed(slot.id, context) ? 2 : 0) + (isWord ? 1 : 0)
})

/** Whether a text is a code of an option, and so nobody's name; a number may be a persona's as well. */
function isCode(text: string, { legends }: Context): boolean {
  return /\D/.test(text) && legends.optionsOf(text).size > 0
}

export const mayTellPeople = onceIn((slot: Slot, context: Context): boolean => {
  const values = [...differentIn(slot)]
  if (!isFit(context, values.length)) return false
  const words = values.reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0)
  return (
    words <= values.length * MOST_WORDS &&
    slot.leaves.every(
      ({ value }) => value === null || typeof value === 'string' || Number.isInteger(value),
    ) &&
    !values.some((text) => text.length > 80 || context.known.isOption(text)) &&
    !values.some((text) => context.known.itemOf(text) !== null || isCode(text, context)) &&
    // Numbers next to answers may be anything, unless they also occur in a list of the personas or the like.
    (values.some((text) => /[\p{L}]/u.test(text)) ||
      isListed(slot.id, context) ||
      countsAll(values, context.personas) ||
      ID_WORD.test(slot.steps.at(-1)?.name ?? ''))
  )
})

/** Whether values number all personas, from 0 or from 1. */
function countsAll(values: readonly string[], personas: number): boolean {
  const numbers = values.map(Number).sort((one, other) => one - other)
  return (
    numbers.length === personas &&
    [0, 1].some((first) => numbers.every((number, at) => number === at + first))
  )
}

/** Whether the values of a slot also occur in another one, each of them once. */
export function isListed(id: string, context: Context): boolean {
  const before = context.listed.get(id)
  if (before !== undefined) return before
  const { slots, personas } = context
  const slot = slots.get(id)
  const values = new Set(slot?.leaves.map(({ value }) => String(value)))
  values.delete('null')
  // The same values may be in several slots.
  const own = new Set(slot?.leaves.map(({ origin }) => origin))
  const areAll = (list: readonly string[]): boolean => {
    const found = list.filter((name) => values.has(name))
    return found.length === values.size && new Set(found).size === found.length
  }
  const isFound = [...slots.values()].some(
    (other) =>
      other !== slot &&
      !other.leaves.some(({ origin }) => own.has(origin)) &&
      other.leaves.length >= values.size &&
      other.leaves.length <= personas * MOST_LISTED &&
      (areAll(other.leaves.map(({ value }) => String(value))) ||
        (other.steps[other.free.at(-1) ?? -1]?.kind === 'names' &&
          areAll(other.leaves.map(({ at }) => at.at(-1) ?? '')))),
  )
  context.listed.set(id, isFound)
  return isFound
}
