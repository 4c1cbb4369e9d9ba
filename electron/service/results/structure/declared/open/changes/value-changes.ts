import type { Node } from '../../../node.ts'
import { isVersionName, saysCorrected } from './change-words.ts'
import { type Entry, keyBy, namesOf, textOf } from './entries.ts'
import type { EntryKinds } from './entry-kinds.ts'
import { standingAfter, subjectOf } from './standing.ts'

/** A journal with fewer entries shows nothing. */
const FEWEST = 4
const MOST_FIELDS = 24

/**
 * The entries of a journal with every change made: an answer that a later entry changes has the new value, and one that
 * is taken back is gone. A change counts where it tells the old value, which must be the one that stood; or where the
 * entry says of itself that it corrects, or is the newest version of few answers that have several. Null where nothing
 * is changed, or where some change is unclear.
 */
export function withValueChanges(entries: readonly Entry[], kinds: EntryKinds): readonly Node[] | null {
  const names = namesOf(entries)
  if (entries.length < FEWEST || names.length > MOST_FIELDS) return null
  return toldByPairs(entries, names, kinds) ?? toldByWords(entries, names, kinds) ?? newest(entries, names)
}

/**
 * The changes that tell the old value and the new one, under names that no other entry has; the new value may also
 * stand under the name of what it changes.
 */
function toldByPairs(
  entries: readonly Entry[],
  names: readonly string[],
  kinds: EntryKinds,
): readonly Node[] | null {
  for (const old of names) {
    const changing = entries.filter(({ fields }) => fields.has(old))
    // A blank that stood before shows no change: many entries are blank in something.
    const areTold = changing.some((entry) => textOf(entry, old) !== null)
    if (!areTold || changing.length * 2 > entries.length) continue
    const others = entries.filter((entry) => !changing.includes(entry))
    const isOwn = (name: string): boolean => !others.some(({ fields }) => fields.has(name))
    const made = names.flatMap((fresh) => {
      if (fresh === old || !changing.every(({ fields }) => fields.has(fresh))) return []
      const values = isOwn(fresh) ? names.filter((name) => !isOwn(name)) : [fresh]
      return values.flatMap((value) => {
        const standing = standingAfter(entries, { later: changing, value, fresh, old }, kinds)
        return standing === null ? [] : [standing]
      })
    })
    // Two ways to read the changes: nobody knows which one is meant.
    if (made.length > 0) return made.length === 1 ? (made[0] ?? null) : null
  }
  return null
}

/**
 * Corrections that say so: under the name of what they correct, or with a new value, which others have said too, under
 * a name of its own.
 */
function toldByWords(
  entries: readonly Entry[],
  names: readonly string[],
  kinds: EntryKinds,
): readonly Node[] | null {
  const later = entries.filter(kinds.corrects)
  const marks = kinds.marks.filter((name) =>
    later.some(({ fields }) => saysCorrected(fields.get(name)?.value)),
  )
  if (marks.length !== 1) return null
  for (const value of names) {
    // What is different in every entry is its number or its time.
    const told = entries.flatMap((entry) => textOf(entry, value) ?? [])
    const isCounted = new Set(told).size === told.length
    if (isCounted || kinds.marks.includes(value) || !later.every(({ fields }) => fields.has(value))) continue
    const made = standingAfter(entries, { later, value, fresh: value, old: null }, kinds)
    if (made) return made
  }
  const others = entries.filter((entry) => !later.includes(entry))
  const valuesOf = (own: readonly Entry[], name: string): Set<string> =>
    new Set(own.flatMap((entry) => textOf(entry, name) ?? []))
  const before = namesOf(others)
  const pairs = namesOf(later)
    .filter((name) => !before.includes(name))
    .flatMap((fresh) => {
      const told = [...valuesOf(later, fresh)]
      const under = before.filter((value) => told.every((text) => valuesOf(others, value).has(text)))
      return told.length === 0 ? [] : under.map((value) => ({ fresh, value }))
    })
  const [only] = pairs
  const isChange = ({ fields }: Entry): boolean =>
    only !== undefined && fields.has(only.fresh) && !fields.has(only.value)
  return only && pairs.length === 1
    ? standingAfter(entries, { ...only, later: later.filter(isChange), old: null }, kinds)
    : null
}

/** The entries without those of which a later version stands beside: few have one, and all have the first. */
function newest(entries: readonly Entry[], names: readonly string[]): readonly Node[] | null {
  const [version, ...others] = names.filter(isVersionName)
  if (version === undefined || others.length > 0) return null
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
