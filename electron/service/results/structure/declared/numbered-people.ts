import type { Column } from './answers.ts'
import { fieldsAt } from './people.ts'
import type { Place, Value } from './places.ts'

/** The name of the persona who gave a value; null where there is none. */
export function nameIn(split: Column['split'], value: Value): string | null {
  const key = split.keyOf(value)
  return key === null ? null : split.nameOf(key)
}

/**
 * Whether small numbers that name the personas occur in another order elsewhere: they may be places as well as names.
 */
export function haveOtherNumbers(columns: readonly Column[], places: readonly Place[]): boolean {
  const names = [
    ...new Set(columns.flatMap(({ values, split }) => values.map((value) => nameIn(split, value) ?? ''))),
  ]
  if (!names.every((name) => /^\d{1,3}$/.test(name))) return false
  const own = new Set(names)
  const order = names
    .map(Number)
    .sort((one, other) => one - other)
    .join()
  return places.some(({ values }) => {
    const told = values.map(({ leaf }) => String(leaf.value))
    if (new Set(told).size !== told.length || told.length !== names.length) return false
    return told.filter((text) => own.has(text)).length * 2 > names.length && told.join() !== order
  })
}

/**
 * Whether nothing names the personas except small numbers that may be options too: it is unclear whose the entries are.
 */
export function areOnlyNumbered(columns: readonly Column[], places: readonly Place[]): boolean {
  return columns.some(({ place, split, values }) => {
    if (values.every((value) => nameIn(split, value) !== null)) return false
    return fieldsAt(place, split.level, { places, isTelling: () => false }).some((field) => {
      const told = field.values.map(({ leaf }) => String(leaf.value))
      return (
        told.length > 1 && new Set(told).size === told.length && told.every((text) => /^\d{1,3}$/.test(text))
      )
    })
  })
}
