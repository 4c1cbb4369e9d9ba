import { addTo } from '../../../json/add-to.ts'
import { bareText } from '../../words/comparable.ts'
import { isNamedForItems } from '../item-names.ts'
import type { KnownTexts } from '../item-refs.ts'
import type { Declared } from './declarations.ts'
import { orderedItems } from './ordered-ids.ts'
import { isBlank, type Place, sharesLevel, type Value } from './places.ts'

const SHORTEST_STEM = 12
const LONGEST_PROMPT = 8000
/** "V05", "q_12": no word, which a field may have in all entries for another reason. */
const ID = /^\p{L}[\p{L}_.-]{0,11}\d{1,4}$/u
/** A number that may count the items, and the text before it. */
const COUNTED = /^([\p{L}_]{0,12}[-_. #]?)(\d{1,3})$/u

/** Identifies the item of a value at a place; null where nothing does. */
export interface ItemTeller {
  id: string
  /** The place of the values that identify the items; null where names on the path do. */
  place: Place | null
  itemOf(value: Value): number | null
  /** Whether only numbers that count the items identify them: the answers must then confirm that they do. */
  isCounted: boolean
}

interface TellerParts {
  stems: readonly string[]
  known: KnownTexts
  declared: Declared
}

/**
 * The fields of a payload that say which item an entry is about: all of their values are texts or declared ids of
 * items; or all items occur, under ids that are no numbers, among other values (an export of all fields, of which some
 * are items).
 */
export function itemFields(places: readonly Place[], parts: TellerParts): readonly ItemTeller[] {
  const { known, declared, stems } = parts
  const bare = stems.map(bareText)
  const inPrompt = (text: string): number | null => {
    if (text.length > LONGEST_PROMPT || text.length < SHORTEST_STEM) return null
    const own = bareText(text)
    const found = bare.flatMap((stem, at) => (stem.length >= SHORTEST_STEM && own.includes(stem) ? [at] : []))
    return found.length === 1 ? (found[0] ?? null) : null
  }
  const tellers: ItemTeller[] = []
  /** Fields with the same id of an item in all entries. */
  const singles: ItemTeller[] = []
  /** Fields with the ids of some items among other values: nobody may have been asked the others. */
  const partial: ItemTeller[] = []
  for (const place of places) {
    const level = place.levels.length
    if (level === 0 || place.itemAt !== null) continue
    const filled = place.values.filter(({ leaf }) => !isBlank(leaf.value))
    const tell = (read: (value: unknown) => number | null): Map<string, number> | null => {
      const byEntry = new Map<string, number>()
      let others = 0
      let hasNumbers = false
      let isDisputed = false
      for (const { leaf, entries } of filled) {
        // A code declared for two items contradicts whatever else an entry says.
        const own = declared.isDisputed(leaf.value)
        isDisputed ||= own
        const item = own ? -1 : read(leaf.value)
        const key = entries[level - 1] ?? ''
        if (item === null) others += 1
        else {
          // Two different items in one entry.
          if (byEntry.has(key) && byEntry.get(key) !== item) return null
          byEntry.set(key, item)
          hasNumbers ||= /^\d+$/.test(String(leaf.value))
        }
      }
      if (isDisputed) return byEntry
      const items = new Set(byEntry.values())
      if (items.size === 1 && others === 0 && !hasNumbers && byEntry.size > 1)
        singles.push(tellerOf(place, byEntry, false))
      if (items.size > 1 && items.size < stems.length && others > 0 && !hasNumbers)
        partial.push(tellerOf(place, byEntry, false))
      if (items.size < Math.min(2, stems.length) || (others > 0 && (hasNumbers || items.size < stems.length)))
        return null
      return byEntry
    }
    const isText = ({ leaf }: Value): boolean => typeof leaf.value === 'string'
    const found =
      tell(declared.itemOf) ??
      (filled.every(isText) && filled.some(({ leaf }) => String(leaf.value).length > SHORTEST_STEM)
        ? tell((value) => known.itemOf(value) ?? inPrompt(String(value)))
        : null)
    if (found) tellers.push(tellerOf(place, found, false))
    else {
      const counted = countedItems(filled, stems.length) ?? orderedItems(filled, stems.length)
      if (counted) tellers.push(tellerOf(place, counted, true))
    }
  }
  // All entries may be about one item, where a list of the items has their ids under the same name, or ids that are no
  // words.
  const listing = tellers.filter((own) => listsItems(own, stems.length))
  const names = new Set(listing.map(nameOf))
  const ids = new Set(listing.flatMap(({ place }) => place?.values.map(({ leaf }) => leaf.value) ?? []))
  const isListed = (own: ItemTeller): boolean =>
    names.has(nameOf(own)) ||
    own.place?.values.every(({ leaf }) => ids.has(leaf.value) && ID.test(String(leaf.value))) === true
  tellers.push(...partial.filter((own) => names.has(nameOf(own)) && !tellers.some(({ id }) => id === own.id)))
  tellers.push(...singles.filter((own) => isListed(own) && !tellers.some(({ id }) => id === own.id)))
  return withoutNumbersOfOptions(withoutOtherNumbers(tellers), stems.length)
}

function nameOf({ place }: ItemTeller): string {
  return place?.steps.at(-1) ?? ''
}

/** Whether a field tells every item once, and is different in each of its entries. */
function listsItems({ place, itemOf }: ItemTeller, count: number): boolean {
  const values = place?.values ?? []
  const items = values.flatMap((value) => itemOf(value) ?? [])
  const different = new Set(values.map(({ leaf }) => leaf.value))
  return items.length === count && new Set(items).size === count && different.size === values.length
}

/**
 * The tellers without numbers that number the options: those that come again in the list of one persona, beside a field
 * that tells every item once in it ("ordinal": 1 to 6, beside "number": 2, 1, 2); and those that tell other items than
 * the record around their list, where these records are the items.
 */
function withoutNumbersOfOptions(tellers: readonly ItemTeller[], count: number): readonly ItemTeller[] {
  const whole = tellers.filter((own) => tellsEachOnce(own, count))
  const listing = tellers.filter((own) => !areNumbers(own) && listsItems(own, count))
  const isBeside = (own: ItemTeller, { place }: ItemTeller): boolean =>
    place !== null && own.place !== null && sharesLevel(place, own.place, own.place.levels.length)
  return tellers.filter(
    (own) =>
      !areNumbers(own) ||
      whole.includes(own) ||
      (!(isRepeated(own) && whole.some((other) => isBeside(own, other))) &&
        !listing.some((other) => contradicts(own, other))),
  )
}

/** Whether a field within the entries of another one tells other items than that one does. */
function contradicts({ place, itemOf }: ItemTeller, outer: ItemTeller): boolean {
  const level = outer.place?.levels.length ?? 0
  return (
    place !== null &&
    outer.place !== null &&
    place.levels.length > level &&
    sharesLevel(place, outer.place, level) &&
    place.values.some((value) => {
      const [own, around] = [itemOf(value), outer.itemOf(value)]
      return own !== null && around !== null && own !== around
    })
  )
}

/** The items that a field tells, by the entry around the list in which it does. */
function itemsByList({ place, itemOf }: ItemTeller): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  const around = (place?.levels.length ?? 0) - 2
  if (around < 0) return found
  for (const value of place?.values ?? []) {
    const item = itemOf(value)
    const key = value.entries[around] ?? ''
    if (item !== null) addTo(found, key, item)
  }
  return found
}

function tellsEachOnce(own: ItemTeller, count: number): boolean {
  const lists = [...itemsByList(own).values()]
  const areWhole = lists.filter((items) => items.length === count).length * 2 > lists.length
  return lists.length > 1 && count > 1 && areWhole && !isRepeated(own)
}

function isRepeated(own: ItemTeller): boolean {
  return [...itemsByList(own).values()].some((items) => new Set(items).size < items.length)
}

function areNumbers({ place }: ItemTeller): boolean {
  return place?.values.every(({ leaf }) => isBlank(leaf.value) || /^\d+$/.test(String(leaf.value))) === true
}

/**
 * The tellers without numbers that stand beside those of a field that is named after the items ("chosenNo" beside
 * "questionNo"), or beside numbers that have a word ("Q1"): they may count anything.
 */
function withoutOtherNumbers(tellers: readonly ItemTeller[]): ItemTeller[] {
  const isNamed = (own: ItemTeller): boolean =>
    isNamedForItems({ name: own.place?.steps.at(-1) ?? '' }) || (own.isCounted && !areNumbers(own))
  const named = tellers.filter(isNamed)
  return tellers.filter(
    (own) =>
      isNamed(own) ||
      !areNumbers(own) ||
      !named.some(
        ({ place }) => place && own.place && sharesLevel(place, own.place, own.place.levels.length),
      ),
  )
}

/**
 * The item of each entry, if the values of a place are numbers that count all items. Fewer than two numbers for each
 * item prove nothing.
 */
function countedItems(filled: readonly Value[], count: number): Map<string, number> | null {
  if (count < 3 || filled.length < count * 2) return null
  const parts = filled.map(({ leaf }) => COUNTED.exec(String(leaf.value)))
  // "Q-1", "Q-2": alike apart from the number.
  if (new Set(parts.map((found) => found?.[1])).size > 1) return null
  const numbers = parts.map((found) => (found ? Number(found[2]) : Number.NaN))
  const different = new Set(numbers)
  const first = Math.min(...different)
  if (different.size !== count || ![0, 1].includes(first) || Math.max(...different) !== first + count - 1)
    return null
  return new Map(filled.map(({ entries }, at) => [entries.at(-1) ?? '', (numbers[at] ?? 0) - first]))
}

function tellerOf(place: Place, byEntry: ReadonlyMap<string, number>, isCounted: boolean): ItemTeller {
  const level = place.levels.length
  return {
    id: place.id,
    place,
    isCounted,
    itemOf: ({ entries }) => byEntry.get(entries[level - 1] ?? '') ?? null,
  }
}

/**
 * What identifies the items of a place's values: a name on the path, else the fields of the nearest entries that have
 * such fields. Numbers that count the items do so only where no text or id of an item does, however far around. Null
 * where two fields contradict each other.
 */
export function tellerFor(place: Place, fields: readonly ItemTeller[]): ItemTeller | null {
  for (const areCounted of [false, true])
    for (let level = place.levels.length; level > 0; level -= 1) {
      if (place.itemAt !== null && place.itemAt >= level) return byName(place)
      const own = fields.filter(
        (field) =>
          field.isCounted === areCounted &&
          field.place !== place &&
          field.place?.levels.length === level &&
          sharesLevel(field.place, place, level),
      )
      // Numbers that may count the items as well, and tell others, may be of this place or of the field.
      const itself = areCounted ? fields.filter((field) => field.place === place) : []
      if (own.length > 0) return agree([...own, ...itself], place) ? together(own) : null
    }
  return place.itemAt === null ? null : byName(place)
}

/** Whether no two fields tell another item of a value. */
function agree(fields: readonly ItemTeller[], { values }: Place): boolean {
  return values.every(
    (value) => new Set(fields.map((field) => field.itemOf(value)).filter((item) => item !== null)).size < 2,
  )
}

/** Several fields of the same entries as one. */
function together(own: readonly ItemTeller[]): ItemTeller | null {
  const [first, ...others] = own
  if (!first || others.length === 0) return first ?? null
  return {
    ...first,
    itemOf: (value) => own.map((field) => field.itemOf(value)).find((item) => item !== null) ?? null,
  }
}

function byName({ id }: Place): ItemTeller {
  return { id: `names ${id}`, place: null, itemOf: ({ item }) => item, isCounted: false }
}
