import type { RunResults } from '../../../shared/models/results.ts'
import { asText, isObject } from '../json/json-value.ts'
import { locationPath } from '../recipes/json-path.ts'
import type { PlaceReader } from '../results/item-places.ts'
import { pathSteps } from '../results/words/path-steps.ts'
import { keysOf, type Step, stepsTo, valueAt } from './tree-paths.ts'

type Respondent = RunResults['respondents'][number]

/** Where the readers found the personas, what identifies them, and their fields. */
export interface PersonaPlaces {
  personas: string[]
  ids: string[]
  /** The places of a field, by its name. */
  field(name: string): string[]
}

/** Items whose answers are looked at; they are enough to tell one persona's entry from another's. */
const MOST_ITEMS = 4

/**
 * The entries of the payload that hold one persona's answers each. There are none where the answers stand in columns or
 * in rows of one answer.
 */
export function personaPlaces(
  data: unknown,
  respondents: readonly Respondent[],
  places: PlaceReader,
  items: number,
): PersonaPlaces {
  const entries = entriesOf(places, items).flatMap(({ respondent, steps }) => {
    const told = stepsTo(data, locationPath(steps))
    const person = respondents[respondent]
    return told && person ? [{ steps: told, person, value: valueAt(data, told) }] : []
  })
  return {
    personas: entries.map(({ steps }) => locationPath(steps)),
    ids: entries.flatMap(({ steps, person, value }) => {
      if (person.id === null) return []
      if (String(steps.at(-1)) === person.id) return [locationPath(steps)]
      const name = isObject(value) ? keysOf(value).find((key) => asText(value[key]) === person.id) : undefined
      return name === undefined ? [] : [locationPath([...steps, name])]
    }),
    field: (name) =>
      entries.flatMap(({ steps, person, value }) => {
        const told = person.attributes.find((attribute) => attribute.name === name)?.value
        const inner = told === undefined ? null : fieldIn(value, name, told)
        return inner === null ? [] : [locationPath([...steps, ...inner])]
      }),
  }
}

/** For each respondent the shortest place that holds all of its answers and those of nobody else. */
function entriesOf(places: PlaceReader, items: number): { respondent: number; steps: Step[] }[] {
  const common = new Map<number, Step[]>()
  for (let item = 0; item < Math.min(items, MOST_ITEMS); item += 1)
    for (const { respondent, path } of places.ofItem(item)) {
      if (respondent === null) continue
      const steps = pathSteps(path.slice(1))
      const before = common.get(respondent)
      common.set(respondent, before ? before.slice(0, sharedBy(before, steps)) : steps)
    }
  const sorted = [...common]
    .map(([respondent, steps]) => ({ respondent, steps, key: locationPath(steps) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
  // Sorted, the place that has most in common with another one stands next to it.
  return sorted
    .flatMap(({ respondent, steps }, at) => {
      const beside = [sorted[at - 1], sorted[at + 1]].map((one) => (one ? sharedBy(one.steps, steps) : 0))
      const shared = Math.max(...beside)
      return shared < steps.length ? [{ respondent, steps: steps.slice(0, shared + 1) }] : []
    })
    .sort((one, other) => one.respondent - other.respondent)
}

/** How many steps two places have in common. */
function sharedBy(one: readonly Step[], other: readonly Step[]): number {
  const at = one.findIndex((step, nth) => step !== other[nth])
  return at === -1 ? one.length : at
}

/** The steps to a field with this name and value in a persona's entry, also in a map inside it. */
function fieldIn(entry: unknown, name: string, value: string): Step[] | null {
  if (!isObject(entry)) return null
  const inside = keysOf(entry).filter((key) => isObject(entry[key]))
  const tried: Step[][] = [[name], name.split('.'), ...inside.map((key) => [key, name])]
  return tried.find((steps) => asText(valueIn(entry, steps)) === value) ?? null
}

function valueIn(value: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>((inner, step) => (isObject(inner) ? inner[String(step)] : undefined), value)
}
