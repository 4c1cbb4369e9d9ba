import { isObject } from '../json/json-value.ts'
import { pathSteps } from '../results/words/path-steps.ts'

/** The length at which `stepPath` cuts names in paths. */
const CUT = 200

export type Step = string | number

/** The keys of maps, kept because a map may have a million. */
const known = new WeakMap<object, string[]>()

/** The names of a map, in its order. */
export function keysOf(map: object): string[] {
  const before = known.get(map)
  if (before) return before
  const keys = Object.keys(map)
  known.set(map, keys)
  return keys
}

/** How many entries a map or a list has; 0 for anything else. */
export function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length
  return isObject(value) ? keysOf(value).length : 0
}

/** The steps from the root to the place of a path; null where there is none. */
export function stepsTo(data: unknown, path: string): Step[] | null {
  if (path === '$') return []
  const steps: Step[] = []
  let value = data
  for (const step of pathSteps(path.slice(1))) {
    const own = stepIn(value, step)
    if (own === null) return null
    steps.push(own)
    value = (value as Record<Step, unknown>)[own]
  }
  return steps.length > 0 ? steps : null
}

/** The value that the steps lead to. */
export function valueAt(data: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>((value, step) => (value as Record<Step, unknown>)[step], data)
}

function stepIn(value: unknown, step: Step): Step | null {
  if (Array.isArray(value)) return typeof step === 'number' && step < value.length ? step : null
  if (!isObject(value)) return null
  const name = String(step)
  if (Object.hasOwn(value, name)) return name
  return name.length === CUT ? (keysOf(value).find((key) => key.startsWith(name)) ?? null) : null
}
