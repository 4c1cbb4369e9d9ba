import type { Respondent } from '../../../../../shared/models/results.ts'
import { addTo } from '../../../json/add-to.ts'
import { wordsOfKey } from '../../../json/words-of-key.ts'
import { ID_WORD } from '../people-names.ts'
import type { Column } from './answers.ts'
import { fieldsAt } from './people.ts'
import { isBlank, type Place, type Value } from './places.ts'
import { TYPE_NAMES } from './type-of-map.ts'

/** What a payload says about a persona outside the answers, and the persona's place there. */
export interface Description {
  order: number
  attributes: Respondent['attributes']
}

/** Words in the name of a field that numbers the personas. */
const PLACE_WORDS: ReadonlySet<string> = new Set([
  ...['position', 'rank', 'rang', 'ordre', 'order', 'index', 'numero', 'seq', 'sequence'],
])

interface Entries {
  place: Place
  level: number
  /** The entry that describes each persona, by the persona's key. */
  byKey: ReadonlyMap<string, { entry: string; order: number }>
}

/**
 * Where the answers only refer to their personas, the descriptions of these in another list or map, by the key that the
 * answers use for each. Empty where there is no such list, or where two may be meant.
 */
export function describedPeople(
  columns: readonly Column[],
  places: readonly Place[],
): ReadonlyMap<string, Description> {
  const used = new Set(columns.map(({ place }) => place))
  const levels = new Set(columns.map(({ place, split }) => place.levels[split.level - 1]))
  const free = places.filter((place) => !used.has(place) && place.itemAt === null)
  for (const keys of keysOfPeople(columns, free)) {
    const wanted = new Set(keys.keys())
    const found = free
      .flatMap((place) => entriesOf(place, wanted))
      // The entries of the answers themselves describe their personas already.
      .filter(({ place, level }) => !levels.has(place.levels[level - 1]))
    const lists = new Set(found.map(({ place, level }) => place.levels[level - 1]))
    const [first] = found
    if (!first || lists.size > 1) continue
    const told = descriptionsOf(first, places)
    return new Map([...told].map(([key, description]) => [keys.get(key) ?? key, description]))
  }
  return new Map()
}

/**
 * The values that may name the personas in a list of them, mapped to their keys in the answers: the keys themselves, or
 * ids in the entries of the answers, different for each persona ("persona: {id}").
 */
function* keysOfPeople(
  columns: readonly Column[],
  places: readonly Place[],
): Generator<ReadonlyMap<string, string>> {
  const own = columns.flatMap(({ split, values }) => values.flatMap((value) => split.keyOf(value) ?? []))
  yield new Map(own.map((key) => [key, key]))
  const [first] = columns
  if (!first) return
  const { place, split } = first
  const byEntry = new Map(
    columns
      .filter((column) => column.place.levels[split.level - 1] === place.levels[split.level - 1])
      .flatMap(({ split: its, values }) =>
        values.map((value) => [its.entryOf(value), its.keyOf(value) ?? '']),
      ),
  )
  const people = new Set(byEntry.values())
  for (const field of fieldsAt(place, split.level, { places, isTelling: () => false })) {
    const name = field.steps.at(-1) ?? ''
    if (name !== 'type/id' && !ID_WORD.test(name)) continue
    const keys = new Map(
      field.values.flatMap(({ leaf, entries }): [string, string][] => {
        const key = byEntry.get(entries[split.level - 1] ?? '')
        return key === undefined || isBlank(leaf.value) ? [] : [[String(leaf.value), key]]
      }),
    )
    if (keys.size === people.size && new Set(keys.values()).size === people.size) yield keys
  }
}

/**
 * The entries of a place that have one of the keys each, as their name or as the value there, if every key has exactly
 * one.
 */
function entriesOf(place: Place, keys: ReadonlySet<string>): Entries[] {
  const level = place.levels.length
  if (level === 0 || place.values.length < keys.size) return []
  const ways: ((value: Value) => string | null)[] = [
    ({ names }) => names[level - 1] ?? null,
    ({ leaf }) => (isBlank(leaf.value) ? null : String(leaf.value)),
  ]
  return ways.flatMap((keyOf) => {
    const byKey = new Map<string, { entry: string; order: number }>()
    for (const value of place.values) {
      const key = keyOf(value)
      const entry = value.entries[level - 1] ?? ''
      if (key === null || !keys.has(key)) continue
      if (byKey.has(key) && byKey.get(key)?.entry !== entry) return []
      if (!byKey.has(key)) byKey.set(key, { entry, order: value.order })
    }
    return byKey.size === keys.size ? [{ place, level, byKey }] : []
  })
}

function descriptionsOf(
  { place, level, byKey }: Entries,
  places: readonly Place[],
): Map<string, Description> {
  const fields = [...fieldsAt(place, level, { places, isTelling: () => false }), place]
  const byEntry = new Map<string, Respondent['attributes']>()
  for (const field of fields) {
    const name = fieldName(field, level)
    if (name === '' || isOfType(field)) continue
    for (const { leaf, entries } of field.values) {
      const entry = entries[level - 1] ?? ''
      if (isBlank(leaf.value)) continue
      addTo(byEntry, entry, { name, value: String(leaf.value) })
    }
  }
  const told = [...byKey].map(([key, { entry, order }]) => ({
    ...{ key, order },
    attributes: byEntry.get(entry) ?? [],
  }))
  const counted = placesTold(told.map(({ attributes }) => attributes))
  return new Map(
    told.map(({ key, order, attributes }, at) => [key, { attributes, order: counted?.[at] ?? order }]),
  )
}

/** Whether a field gives the type of its entry, as references do. */
export function isOfType({ steps }: Place): boolean {
  return steps.at(-1) === 'type/id' || TYPE_NAMES.has(steps.at(-1) ?? '')
}

/** The names on the path from an entry to a field in it. */
export function fieldName(field: Place, level: number): string {
  return field.id
    .slice(field.levels[level - 1]?.length ?? 0)
    .split('/')
    .flatMap((step) => (step === '' ? [] : [step.replace(/^"|"$/g, '')]))
    .join('.')
    .replace(/^attributes\./, '')
}

/** The place of each persona, where a field numbers them all. */
function placesTold(all: readonly Respondent['attributes'][]): number[] | null {
  const names = new Set(all.flatMap((one) => one.map(({ name }) => name)))
  for (const name of names) {
    if (!wordsOfKey(name).some((word) => PLACE_WORDS.has(word))) continue
    const told = all.map((one) => Number(one.find((field) => field.name === name)?.value ?? Number.NaN))
    if (told.every(Number.isSafeInteger) && new Set(told).size === told.length) return told
  }
  return null
}
