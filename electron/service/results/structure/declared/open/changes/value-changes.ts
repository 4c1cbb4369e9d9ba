import { isLeaf, type LeafNode, type MapNode, type Node } from '../../../node.ts'
import { fieldsIn } from '../../../records.ts'
import { isVersionName, saysCorrected, saysRetracted } from './change-words.ts'

/** A journal with fewer entries shows nothing. */
const FEWEST = 4
/** A subject is told by so many fields, such as persona and item. */
const FEWEST_FIELDS = 2
const MOST_FIELDS = 24
/** A field that says of which kind each entry is has few different values. */
const MOST_KINDS = 12

type Fields = ReadonlyMap<string, LeafNode>

interface Entry {
  map: MapNode
  fields: Fields
}

/**
 * The entries of a journal with every change made: an answer that a later entry changes has the new value, and one that
 * is taken back is gone. A change counts where it tells the old value, which must be the one that stood; or where the
 * entry says of itself that it corrects, or is the newest version of few answers that have several. Null where nothing
 * is changed, or where some change is unclear.
 */
export function withValueChanges(items: readonly Node[]): readonly Node[] | null {
  if (items.length < FEWEST || !items.every(({ kind }) => kind === 'map')) return null
  const entries = items.map((map): Entry => ({ map: map as MapNode, fields: fieldsOf(map as MapNode) }))
  const names = new Set(entries.flatMap(({ fields }) => [...fields.keys()]))
  if (names.size > MOST_FIELDS) return null
  return toldByPairs(entries, [...names]) ?? toldByWords(entries, [...names])
}

function fieldsOf(map: MapNode): Fields {
  return new Map(fieldsIn(map, '').map(({ name, leaf }) => [name, leaf]))
}

function textOf(entry: Entry, name: string): string | null {
  const value = entry.fields.get(name)?.value
  return value === undefined || value === null || value === '' ? null : `${typeof value}:${value}`
}

/**
 * The changes that tell the old value and the new one, under names that no other entry has; the new value may also
 * stand under the name of what it changes.
 */
function toldByPairs(entries: readonly Entry[], names: readonly string[]): readonly Node[] | null {
  for (const old of names) {
    const changing = entries.filter(({ fields }) => fields.has(old))
    if (changing.length === 0 || changing.length * 2 > entries.length) continue
    const others = entries.filter((entry) => !changing.includes(entry))
    const isOwn = (name: string): boolean => !others.some(({ fields }) => fields.has(name))
    const made = names.flatMap((fresh) => {
      if (fresh === old || !changing.every(({ fields }) => fields.has(fresh))) return []
      const values = isOwn(fresh) ? names.filter((name) => !isOwn(name)) : [fresh]
      return values.flatMap((value) => {
        const standing = replay(entries, { old, fresh, value })
        return standing === null ? [] : [standing]
      })
    })
    // Two ways to read the changes: nobody knows which one is meant.
    if (made.length > 0) return made.length === 1 ? (made[0] ?? null) : null
  }
  return null
}

/** How a journal tells its changes: the names of the old value, the new one, and the value that is changed. */
interface Telling {
  old: string | null
  fresh: string
  value: string
}

function replay(entries: readonly Entry[], { old, fresh, value }: Telling): readonly Node[] | null {
  const isChange = ({ fields }: Entry): boolean =>
    old === null ? fields.has(fresh) && !fields.has(value) : fields.has(old) && fields.has(fresh)
  const first = entries.filter((entry) => !isChange(entry) && entry.fields.has(value))
  const later = entries.filter(isChange)
  const subject = subjectOf(first, later, [value, fresh, ...(old === null ? [] : [old])])
  if (subject === null || (old === null && !later.every(corrects))) return null
  const keyOf = (entry: Entry): string | null => keyBy(entry, subject)
  const standing = new Map<string, Entry>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const before = key === null ? undefined : standing.get(key)
    if (later.includes(entry)) {
      if (!before || key === null || (old !== null && textOf(before, value) !== textOf(entry, old)))
        return null
      if (textOf(entry, fresh) === null) standing.delete(key)
      else standing.set(key, withValue(before, value, entry.fields.get(fresh) as LeafNode))
    } else if (first.includes(entry)) {
      // Two entries of one subject: nobody knows which of them stands.
      if (key === null || before) return null
      standing.set(key, entry)
    } else if (before && key !== null && retracts(entry)) standing.delete(key)
    else if (before) return null
  }
  return [
    ...entries.filter((entry) => !first.includes(entry) && !later.includes(entry) && keyOf(entry) === null),
    ...standing.values(),
  ].map(({ map }) => map)
}

/** Corrections under the same name as what they correct, told by a word or by a version. */
function toldByWords(entries: readonly Entry[], names: readonly string[]): readonly Node[] | null {
  const marks = names.filter((name) => {
    const told = new Set(entries.map(({ fields }) => fields.get(name)?.value))
    return told.size <= MOST_KINDS && [...told].some(saysCorrected)
  })
  const versions = names.filter(isVersionName)
  const [mark] = marks
  if (mark !== undefined && marks.length === 1) {
    const later = entries.filter((entry) => saysCorrected(entry.fields.get(mark)?.value))
    for (const value of names) {
      const made = value === mark ? null : overlaid(entries, later, { value, mark })
      if (made) return made
    }
    return toldByNewField(entries, later)
  }
  const [version] = versions
  return version === undefined || versions.length > 1 ? null : newest(entries, version, names)
}

/** Corrections whose new values, which others have said too, stand under a name of their own. */
function toldByNewField(entries: readonly Entry[], later: readonly Entry[]): readonly Node[] | null {
  const others = entries.filter((entry) => !later.includes(entry))
  const valuesOf = (own: readonly Entry[], name: string): Set<string | null> =>
    new Set(own.flatMap((entry) => textOf(entry, name) ?? []))
  const namesOf = (own: readonly Entry[]) => new Set(own.flatMap(({ fields }) => [...fields.keys()]))
  const old = namesOf(others)
  const pairs = [...namesOf(later)]
    .filter((name) => !old.has(name))
    .flatMap((fresh) => {
      const told = [...valuesOf(later, fresh)]
      const under = [...old].filter((value) => told.every((text) => valuesOf(others, value).has(text)))
      return told.length === 0 ? [] : under.map((value) => ({ old: null, fresh, value }))
    })
  const [only] = pairs
  return only && pairs.length === 1 ? replay(entries, only) : null
}

/** The journal with each correction in place of what it corrects. */
function overlaid(
  entries: readonly Entry[],
  later: readonly Entry[],
  { value, mark }: { value: string; mark: string },
): readonly Node[] | null {
  const first = entries.filter((entry) => !later.includes(entry) && entry.fields.has(value))
  // What is different in every entry is its number or its time.
  const told = entries.flatMap((entry) => textOf(entry, value) ?? [])
  const isCounted = new Set(told).size === told.length
  if (isCounted || !later.every(({ fields }) => fields.has(value))) return null
  const subject = subjectOf(first, later, [value, mark])
  if (subject === null) return null
  const standing = new Map<string, Entry>()
  for (const entry of entries) {
    const key = keyBy(entry, subject)
    const before = key === null ? undefined : standing.get(key)
    if (later.includes(entry)) {
      if (!before || key === null) return null
      standing.set(key, withValue(before, value, entry.fields.get(value) as LeafNode))
    } else if (first.includes(entry)) {
      if (key === null || before) return null
      standing.set(key, entry)
    } else if (before && key !== null && retracts(entry)) standing.delete(key)
    else if (before) return null
  }
  const others = entries.filter(
    (entry) => !first.includes(entry) && !later.includes(entry) && keyBy(entry, subject) === null,
  )
  return [...others, ...standing.values()].map(({ map }) => map)
}

/** The entries without those of which a later version stands beside: few have one, and all have the first. */
function newest(
  entries: readonly Entry[],
  version: string,
  names: readonly string[],
): readonly Node[] | null {
  const numberOf = (entry: Entry): number => Number(entry.fields.get(version)?.value ?? Number.NaN)
  const numbers = entries.map(numberOf)
  const least = Math.min(...numbers)
  if (!numbers.every(Number.isInteger)) return null
  const first = entries.filter((entry) => numberOf(entry) === least)
  const later = entries.filter((entry) => numberOf(entry) !== least)
  if (later.length === 0 || later.length * 2 > first.length) return null
  for (const value of names) {
    if (value === version || !entries.every(({ fields }) => fields.has(value))) continue
    const subject = subjectOf(first, later, [value, version])
    if (subject === null) continue
    const standing = new Map<string, Entry>()
    const isSound = entries.every((entry) => {
      const key = keyBy(entry, subject)
      const before = key === null ? undefined : standing.get(key)
      const wanted = before ? numberOf(before) + 1 : least
      if (key !== null) standing.set(key, entry)
      return key !== null && numberOf(entry) === wanted
    })
    if (isSound && standing.size === first.length) return [...standing.values()].map(({ map }) => map)
  }
  return null
}

/**
 * The fields that tell what an entry is about: all first entries and all changes have them, every change agrees in them
 * with one first entry, and no two first entries agree in all. Null where there are fewer than two.
 */
function subjectOf(
  first: readonly Entry[],
  later: readonly Entry[],
  others: readonly string[],
): readonly string[] | null {
  const [one] = first
  if (!one || later.length === 0) return null
  const shared = [...one.fields.keys()].filter(
    (name) => !others.includes(name) && [...first, ...later].every((entry) => textOf(entry, name) !== null),
  )
  const subject = shared.filter((name) => {
    const told = new Set(first.map((entry) => textOf(entry, name)))
    return later.every((entry) => told.has(textOf(entry, name))) && told.size > 1 && told.size < first.length
  })
  const keys = new Set(first.map((entry) => keyBy(entry, subject)))
  return subject.length >= FEWEST_FIELDS && keys.size === first.length ? subject : null
}

function keyBy(entry: Entry, subject: readonly string[]): string | null {
  const parts = subject.map((name) => textOf(entry, name))
  return parts.includes(null) ? null : parts.join('\n')
}

/** Whether some short text of an entry says that it corrects, or takes back, an earlier one. */
function corrects({ fields }: Entry): boolean {
  return [...fields.values()].some(({ value }) => saysCorrected(value))
}

function retracts({ fields }: Entry): boolean {
  return [...fields.values()].some(({ value }) => saysRetracted(value))
}

/** An entry with another value in a field, which keeps its own place in the payload. */
function withValue({ map, fields }: Entry, name: string, leaf: LeafNode): Entry {
  const put = (node: MapNode, path: string): MapNode => ({
    ...node,
    items: node.items.map((item, at): Node => {
      const own = `${path}${node.keys[at] ?? ''}`
      if (isLeaf(item)) return own === name ? leaf : item
      return item.kind === 'map' && name.startsWith(`${own}.`) ? put(item, `${own}.`) : item
    }),
  })
  return { map: put(map, ''), fields: new Map(fields).set(name, leaf) }
}
