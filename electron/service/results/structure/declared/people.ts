import { areAnyNumbers } from '../numbers-of-options.ts'
import { ID_WORD } from '../people-names.ts'
import { isBlank, type Place, sharesLevel, type Value } from './places.ts'

/** How the values of a place are told apart by persona. */
export interface Split {
  /** The persona's key; null where there is none. */
  keyOf(value: Value): string | null
  nameOf(key: string): string | null
  /** The level of the entries that are of the personas, where their own fields are. */
  level: number
  entryOf(value: Value): string
}

const FEWEST_SHARE = 0.7
const LONGEST_NAME = 80
const MOST_WORDS = 6
/** Times at which somebody answered are no names, though they may differ for each. */
const TIME = /^\d{4}-\d{2}-\d{2}(?:$|[T ])|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/

interface SplitParts {
  places: readonly Place[]
  personas: number
  /** By level: how many entries the payload has there. */
  entries: ReadonlyMap<string, number>
  itemOf(value: Value): number | null
  isTelling(place: Place): boolean
  isText(value: unknown): boolean
}

/**
 * Finds which persona gave each value of a place: by the entries around it, or by a field of these, where they are
 * about as many as the personas (at least seven in ten) and each has one value for an item. Null where nothing shows
 * it, or two ways disagree.
 */
export function splitOf(place: Place, parts: SplitParts): Split | null {
  const { personas, itemOf, entries } = parts
  const isFit = (count: number): boolean =>
    count <= personas && count >= Math.max(2, Math.ceil(personas * FEWEST_SHARE))
  const values = place.values.filter((value) => itemOf(value) !== null)
  const found: FoundSplit[] = []
  const consider = (split: Split, rank: number, isOfKeys = false): void => {
    const keys = values.map(split.keyOf)
    const told = keys.filter((key) => key !== null)
    if (told.length < values.length || !isFit(new Set(told).size)) return
    const cells = new Set(values.map((value, at) => `${itemOf(value)} ${keys[at]}`))
    if (cells.size === values.length) found.push({ split, rank, isOfKeys })
  }
  for (let level = place.levels.length; level > 0; level -= 1) {
    const entryOf = ({ entries }: Value): string => entries[level - 1] ?? ''
    const names = new Map(values.map((value) => [entryOf(value), value.names[level - 1] ?? null]))
    const isNamed = [...names.values()].every((name) => name !== null)
    // Around these entries are as many others as personas: those are the personas, though some have no value here.
    const isWithin = place.levels.slice(0, level - 1).some((outer) => entries.get(outer) === personas)
    const own = isNamed ? names : fieldNames(place, level, new Set(names.keys()), parts)
    if (!isWithin)
      consider(
        {
          keyOf: isNamed ? ({ names: all }) => all[level - 1] ?? null : entryOf,
          nameOf: (key) => (isNamed ? key : (own.get(key) ?? null)),
          level,
          entryOf,
        },
        isNamed ? (areWords(names.values()) ? 2 : 1) : 0,
        isNamed,
      )
    for (const field of fieldsAt(place, level, parts)) {
      const byEntry = new Map(
        field.values
          .filter(({ leaf }) => !isBlank(leaf.value))
          .map(({ leaf, entries }) => [entries[level - 1] ?? '', String(leaf.value)]),
      )
      const different = new Set(byEntry.values())
      if (!isFit(different.size) || !mayName(different, parts)) continue
      // Of as many entries as personas, no two are of one: what they share is a trait.
      if (byEntry.size === personas && different.size < personas) continue
      if (mayTellOptions(field, { place, level, byEntry }, parts)) continue
      consider(
        {
          keyOf: (value) => byEntry.get(entryOf(value)) ?? null,
          nameOf: (key) => (field.steps.at(-1) === 'type/id' ? key.slice(key.indexOf('/') + 1) : key),
          level,
          entryOf,
        },
        ID_WORD.test(field.steps.at(-1) ?? '') ? 4 : areWords(different) ? 3 : 1.5,
      )
    }
  }
  const [first] = found
  if (!first) return null
  const partition = (split: Split): string => {
    const seen = new Map<string | null, number>()
    return values
      .map((value) => {
        const key = split.keyOf(value)
        if (!seen.has(key)) seen.set(key, seen.size)
        return seen.get(key)
      })
      .join()
  }
  const wanted = partition(first.split)
  if (found.some(({ split }) => partition(split) !== wanted)) return null
  const best = found.length > 1 ? bestOf(found, place, parts) : first
  return best.split
}

interface FoundSplit {
  split: Split
  rank: number
  /** Whether keys of a map name the personas. */
  isOfKeys: boolean
}

/**
 * Of two ways that are as good, that of the outer entries is the persona's: what comes again in each answer may be a
 * trait, or somebody else who is quoted there. Words are as good where they are keys of a map, and keys are better
 * where a list of the payload has all of them.
 */
function bestOf(found: readonly FoundSplit[], place: Place, { places }: SplitParts): FoundSplit {
  const goodness = new Map(
    found.map((one) => {
      const { split, rank, isOfKeys } = one
      if (rank > 3) return [one, rank]
      const names = new Set(place.values.map(split.keyOf).filter((name) => name !== null))
      const isListed = places.some(
        (other) =>
          !sharesLevel(other, place, 1) &&
          new Set(other.values.map(({ leaf }) => String(leaf.value)).filter((name) => names.has(name)))
            .size === names.size,
      )
      return [one, isListed ? (isOfKeys ? 2.75 : 2.5) : Math.min(rank, 2)]
    }),
  )
  const goodnessOf = (one: FoundSplit): number => goodness.get(one) ?? 0
  const [best] = [...found].sort(
    (one, other) =>
      goodnessOf(other) - goodnessOf(one) || one.split.level - other.split.level || other.rank - one.rank,
  )
  return best as FoundSplit
}

/**
 * Whether numbers of entries may say which option was chosen: beside options, no two numbers of an item stand with the
 * same one.
 */
function mayTellOptions(
  field: Place,
  { place, level, byEntry }: { place: Place; level: number; byEntry: ReadonlyMap<string, string> },
  { places, itemOf, isText }: SplitParts,
): boolean {
  if (!areAnyNumbers([...byEntry.values()], field.steps.at(-1) ?? '')) return false
  return places.some((beside) => {
    if (beside === field || !sharesLevel(beside, place, level)) return false
    const numberOf = new Map<string, string>()
    for (const value of beside.values) {
      const number = byEntry.get(value.entries[level - 1] ?? '')
      if (number === undefined || !isText(value.leaf.value)) continue
      const option = `${itemOf(value)}\n${value.leaf.value}`
      if ((numberOf.get(option) ?? number) !== number) return false
      numberOf.set(option, number)
    }
    return numberOf.size > 1
  })
}

/** By level: how many entries a payload has there. */
export function countEntries(places: readonly Place[]): ReadonlyMap<string, number> {
  const found = new Map<string, Set<string>>()
  for (const { levels, values } of places)
    levels.forEach((level, at) => {
      const own = found.get(level) ?? new Set<string>()
      found.set(level, own)
      for (const { entries } of values) own.add(entries[at] ?? '')
    })
  return new Map([...found].map(([level, own]) => [level, own.size]))
}

/** The fields of the entries at a level, without those in a list of their own. */
export function fieldsAt(
  place: Place,
  level: number,
  { places, isTelling }: Pick<SplitParts, 'places' | 'isTelling'>,
): Place[] {
  return places.filter(
    (other) =>
      other !== place &&
      other.levels.length === level &&
      (other.itemAt === null || (other.itemAt === place.itemAt && other.itemAt < level)) &&
      sharesLevel(other, place, level) &&
      !isTelling(other),
  )
}

/** Whether each name has a letter: numbers may count or measure anything. */
function areWords(names: Iterable<string | null>): boolean {
  return [...names].every((name) => name !== null && /\p{L}/u.test(name))
}

function mayName(different: ReadonlySet<string>, { isText }: SplitParts): boolean {
  const values = [...different]
  return (
    values.every(
      (text) => text.length <= LONGEST_NAME && text.trim().split(/\s+/).length <= MOST_WORDS && !isText(text),
    ) && !values.every((text) => /^-?\d+[.,]\d+$/.test(text) || TIME.test(text))
  )
}

/** The names of entries, from a field that is different in each; the likeliest such field is taken. */
function fieldNames(
  place: Place,
  level: number,
  keys: ReadonlySet<string>,
  parts: SplitParts,
): Map<string, string> {
  const ranked = fieldsAt(place, level, parts)
    .flatMap((field) => {
      const own = new Map(
        field.values.flatMap(({ leaf, entries }): [string, string][] => {
          const key = entries[level - 1] ?? ''
          return keys.has(key) && !isBlank(leaf.value) ? [[key, String(leaf.value)]] : []
        }),
      )
      const different = new Set(own.values())
      if (own.size !== keys.size || different.size !== keys.size || !mayName(different, parts)) return []
      if (mayTellOptions(field, { place, level, byEntry: own }, parts)) return []
      const isWord = [...different].every((text) => /\p{L}/u.test(text))
      return [{ own, rank: (ID_WORD.test(field.steps.at(-1) ?? '') ? 2 : 0) + (isWord ? 1 : 0) }]
    })
    .sort((one, other) => other.rank - one.rank)
  return ranked[0]?.own ?? new Map()
}
