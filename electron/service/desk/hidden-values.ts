import type { HiddenValue } from '../json/repeated-values.ts'
import { type Step, sizeOf, valueAt } from './tree-paths.ts'

/** Appended to a name that is already taken; no program writes it. */
const MARK = '\u2060'

/** By map: the real names of its hidden values, by the names that we gave them. */
const names = new WeakMap<object, Map<string, string>>()

/** The real name of a hidden value in a map; null for any other value. */
export function hiddenName(map: unknown, key: Step): string | null {
  return typeof map === 'object' && map !== null ? (names.get(map)?.get(String(key)) ?? null) : null
}

/** A copy of a payload for the tree, with each hidden value right before the one that hides it. */
export function withHiddenValues(data: unknown, hidden: readonly HiddenValue[]): unknown {
  return hidden.reduce<unknown>((seen, { within, name, value }) => {
    const map = mapAt(seen, within)
    return map && Object.hasOwn(map, name) ? replaced(seen, within, withOne(map, name, value)) : seen
  }, data)
}

function mapAt(data: unknown, steps: readonly Step[]): Readonly<Record<string, unknown>> | null {
  const isThere = steps.every((step, at) => {
    const before = valueAt(data, steps.slice(0, at))
    return sizeOf(before) > 0 && Object.hasOwn(before as object, step)
  })
  const map = isThere ? valueAt(data, steps) : null
  return typeof map === 'object' && map !== null && !Array.isArray(map)
    ? (map as Readonly<Record<string, unknown>>)
    : null
}

function withOne(map: Readonly<Record<string, unknown>>, name: string, value: unknown): object {
  const known = new Map(names.get(map))
  let key = `${name}${MARK}`
  while (Object.hasOwn(map, key)) key += MARK
  known.set(key, name)
  const made = Object.fromEntries(
    Object.entries(map).flatMap((entry) => (entry[0] === name ? [[key, value], entry] : [entry])),
  )
  names.set(made, known)
  return made
}

function replaced(value: unknown, [step, ...rest]: readonly Step[], by: object): unknown {
  if (step === undefined) return by
  if (Array.isArray(value)) return value.with(Number(step), replaced(value[Number(step)], rest, by))
  const map = value as Readonly<Record<string, unknown>>
  const made = { ...map, [step]: replaced(map[step], rest, by) }
  const known = names.get(map)
  if (known) names.set(made, known)
  return made
}
