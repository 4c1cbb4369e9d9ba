import { addTo } from '../../../json/add-to.ts'
import { isNamedForItems } from '../item-names.ts'
import type { LeafNode } from '../node.ts'
import { entryAt, mayBePersonas, type Shape, type Spot } from './spots.ts'

/** Values that have one step in common: an entry of a list, or any name in a map. */
export interface Family {
  /** The index of that step. */
  at: number
  /** Whether the step is the name of a field. */
  isOfNames: boolean
  shapes: readonly Shape[]
}

/** What tells entries apart, by item or by persona: their own keys, or a field of theirs. */
export interface Teller {
  keyOf(spot: Spot): string | null
  /** The values that tell them; null where the entries' own keys do. */
  field: readonly Shape[] | null
  /** The step of the entries. */
  at: number
  /** Names on the path from the entry to the field, or what kind of key it is. */
  name: string
  /** Whether the keys are names and not only places in a list. */
  isNamed: boolean
}

/** A way to tell which persona and which item each value of a family is of. */
export interface Frame {
  family: Family
  item: Teller
  person: Teller
}

const MOST_FIELDS = 24
const LONGEST_NAME = 80
/** Names of fields that name a persona. */
export const ID_WORD =
  /(^|[_.\s@-])(id|uuid|ref|code|persona|individu|respondent|repondant|participant|profil|profile|pid|oid)s?$|Id$/i

interface PersonParts {
  personas: number
  isText(key: string): boolean
  /** The values below some steps. */
  prefixes(steps: Shape['steps']): readonly Shape[]
}

const TIME = /^\d{4}-\d{2}-\d{2}(?:$|[T ])|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/
const DECIMAL = /^-?\d+[.,]\d+$/

/** The families of shapes that have the same steps up to one place, where a list or a map of entries begins. */
export function familiesOf(shapes: readonly Shape[], items: number): Family[] {
  const families = new Map<string, { at: number; isOfNames: boolean; shapes: Shape[]; names: Set<string> }>()
  for (const shape of shapes)
    shape.steps.forEach((step, at) => {
      const id = JSON.stringify([...shape.steps.slice(0, at), step === null ? null : 0])
      const family = families.get(id) ?? { at, isOfNames: step !== null, shapes: [], names: new Set() }
      families.set(id, family)
      family.shapes.push(shape)
      if (step !== null) family.names.add(step)
    })
  return [...families.values()].filter(({ isOfNames, names }) => !isOfNames || names.size >= items)
}

/**
 * The frames of a family in which as many keys as there may be personas tell the persona. Ways that tell the same apart
 * count once.
 */
export function framesOf(family: Family, item: Teller, { personas, isText, prefixes }: PersonParts): Frame[] {
  const seen = new Map<string, Frame>()
  for (const person of personTellers(family, item, prefixes)) {
    if (person.field !== null && isNamedForItems(person)) continue
    const people = keysIn(family, person)
    if (!mayBePersonas(people.size, personas)) continue
    // Of as many entries as personas, no two are of one: what they share is a trait.
    if (person.field !== null && people.size < personas && entriesOf(person) === personas) continue
    if (person.field !== null && splitsPeople(family, person, personas)) continue
    // Nobody is called like an option or an item.
    if ([...people].some((key) => isText(key.split('\u0000').at(-1) ?? ''))) continue
    const parts = partition(family, person)
    const before = seen.get(parts)
    if (!before || rankOf(person) > rankOf(before.person)) seen.set(parts, { family, item, person })
  }
  return [...seen.values()]
}

/**
 * Whether a field of the answers would give those in one entry to several personas, although there is an entry around
 * them for each persona.
 */
function splitsPeople({ at, shapes }: Family, person: Teller, personas: number): boolean {
  if (person.at < at) return false
  const outers = shapes[0]?.steps.flatMap((step, outer) => (step === null && outer < at ? [outer] : [])) ?? []
  return outers.some((outer) => {
    const keys = new Map<string, Set<string>>()
    for (const { spots } of shapes)
      for (const spot of spots) {
        const key = person.keyOf(spot)
        const own = keys.get(entryAt(spot, outer)) ?? new Set<string>()
        keys.set(entryAt(spot, outer), key === null ? own : own.add(key))
      }
    return keys.size === personas && [...keys.values()].filter(({ size }) => size > 1).length * 2 > personas
  })
}

/** How a teller divides the values of a family, whatever it calls the parts. */
function partition({ shapes }: Family, { keyOf }: Teller): string {
  const places = new Map<string, number>()
  const parts: (number | string)[] = []
  for (const { spots } of shapes)
    for (const spot of spots) {
      const key = keyOf(spot)
      if (key !== null && !places.has(key)) places.set(key, places.size)
      parts.push(key === null ? '' : (places.get(key) ?? 0))
    }
  return parts.join()
}

/** How well the keys of a teller name the personas. */
export function rankOf({ field, isNamed, name }: Teller): number {
  if (field === null) return isNamed ? 3 : 0
  return ID_WORD.test(name) ? 4 : 2
}

/** How many entries have the field by which a teller tells them. */
function entriesOf({ field, at }: Teller): number {
  return new Set((field ?? []).flatMap(({ spots }) => spots.map((spot) => entryAt(spot, at)))).size
}

function keysIn({ shapes }: Family, { keyOf, field }: Teller): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const shape of field ?? shapes)
    for (const spot of shape.spots) {
      const key = keyOf(spot)
      if (key !== null) keys.add(key)
    }
  return keys
}

/** The ways in which the entries of a family may tell their item: by their own keys or, in a list, by a field. */
export function itemTellers(family: Family): Teller[] {
  const { at, isOfNames } = family
  const own = ownKeys(at, isOfNames || family.shapes.some((shape) => hasNames(shape, at)))
  return isOfNames ? [own] : [own, ...fieldTellers(family.shapes, at, at)]
}

/** Whether the entries at a step have names and not just places. */
function hasNames({ spots }: Shape, at: number): boolean {
  return spots.some(({ keys }) => !/^\d+$/.test(keys[at] ?? ''))
}

function ownKeys(at: number, isNamed: boolean): Teller {
  return { at, field: null, name: '', isNamed, keyOf: ({ keys }) => keys[at] ?? null }
}

/** A teller of these values only: other values may have a name where these have an entry. */
function within(shapes: readonly Shape[], teller: Teller): Teller {
  const own = new Set(shapes.flatMap(({ spots }) => spots))
  return { ...teller, keyOf: (spot) => (own.has(spot) ? teller.keyOf(spot) : null) }
}

function personTellers(
  family: Family,
  item: Teller,
  prefixes: (steps: Shape['steps']) => readonly Shape[],
): Teller[] {
  const { at, shapes, isOfNames } = family
  const found: Teller[] = []
  const [first] = shapes
  for (let outer = 0; outer < at; outer += 1) {
    if (first?.steps[outer] !== null) continue
    const around = prefixes(first.steps.slice(0, outer + 1))
    found.push(entries(outer, around))
    found.push(...fieldTellers(around, outer, outer))
  }
  if (!isOfNames) found.push(...fieldTellers(shapes, at, at).filter(({ name }) => name !== item.name))
  const inner = new Map<string, { at: number; shapes: Shape[] }>()
  for (const shape of shapes)
    shape.steps.forEach((step, place) => {
      if (place <= at || step !== null) return
      const id = JSON.stringify(shape.steps.slice(at + 1, place + 1))
      const own = inner.get(id) ?? { at: place, shapes: [] }
      inner.set(id, own)
      own.shapes.push(shape)
    })
  const fields: Teller[][] = []
  for (const own of inner.values()) {
    const byField = fieldTellers(own.shapes, own.at, own.at)
    const isNamed = own.shapes.some((shape) => hasNames(shape, own.at))
    if (isNamed || !nameSome(byField, own.shapes)) found.push(within(own.shapes, ownKeys(own.at, isNamed)))
    fields.push(byField)
  }
  found.push(...fields.flat(), ...together(fields))
  return found
}

/**
 * Whether a field that may be of ids names only some of the entries: the others may be in another order, so that their
 * places name nobody.
 */
function nameSome(tellers: readonly Teller[], shapes: readonly Shape[]): boolean {
  return tellers.some(({ keyOf, field }) => {
    const areIds = (field ?? []).every(({ spots }) =>
      spots.every(({ leaf }) => /^\S{2,40}$/.test(String(leaf.value))),
    )
    return areIds && shapes.some(({ spots }) => spots.some((spot) => keyOf(spot) === null))
  })
}

/** Fields of two lists beside each other that name the same personas, as one. */
function together(lists: readonly (readonly Teller[])[]): Teller[] {
  return lists.flatMap((own, at) =>
    own.flatMap((one) =>
      lists.slice(at + 1).flatMap((others) =>
        others
          .filter((other) => other.at === one.at && areOfSame(one, other))
          .map(
            (other): Teller => ({
              ...one,
              field: [...(one.field ?? []), ...(other.field ?? [])],
              keyOf: (spot) => one.keyOf(spot) ?? other.keyOf(spot),
            }),
          ),
      ),
    ),
  )
}

function areOfSame(one: Teller, other: Teller): boolean {
  const keysOf = ({ field, keyOf }: Teller): Set<string> =>
    new Set((field ?? []).flatMap(({ spots }) => spots.flatMap((spot) => keyOf(spot) ?? [])))
  const [own, their] = [keysOf(one), keysOf(other)]
  const shared = [...own].filter((key) => their.has(key)).length
  return shared > 1 && shared * 2 >= Math.max(own.size, their.size)
}

/** Told by the whole way to the entries, and named by the entries' names. */
function entries(at: number, around: readonly Shape[]): Teller {
  const isNamed = around.some((shape) => hasNames(shape, at))
  return { at, field: null, name: '', isNamed, keyOf: (spot) => entryAt(spot, at) }
}

/** The fields of the entries at a step, each of which may tell them apart. */
function fieldTellers(shapes: readonly Shape[], at: number, step: number): Teller[] {
  const fields = new Map<string, Shape[]>()
  for (const shape of shapes) {
    const rest = shape.steps.slice(at + 1)
    if (rest.length === 0 || rest.includes(null)) continue
    const name = rest.join('.')
    addTo(fields, name, shape)
  }
  return [...fields].slice(0, MOST_FIELDS).flatMap(([name, own]): Teller[] => {
    const values = new Map<string, string>()
    for (const { spots } of own)
      for (const spot of spots) {
        const text = nameIn(spot.leaf)
        if (text !== null) values.set(entryAt(spot, step), text)
      }
    const different = [...new Set(values.values())]
    if (different.length < 2 || !mayName(different, name)) return []
    return [
      { at: step, field: own, name, isNamed: true, keyOf: (spot) => values.get(entryAt(spot, step)) ?? null },
    ]
  })
}

function nameIn({ value }: LeafNode): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  return text === '' ? null : text
}

/** Whether texts may tell entries apart: no sentences, times or measures, unless they are called ids ("2.1"). */
function mayName(texts: readonly string[], name: string): boolean {
  return (
    !texts.every((text) => (DECIMAL.test(text) && !ID_WORD.test(name)) || TIME.test(text)) &&
    texts.some((text) => text.length <= LONGEST_NAME)
  )
}
