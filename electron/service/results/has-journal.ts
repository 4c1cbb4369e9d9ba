import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import type { CountedPart } from './people/discounted-rows.ts'
import type { Opening } from './structure/declared/open/open-payload.ts'

const DEEPEST = 8
const MOST_WORDS = 3
const SKIPPED: ReadonlySet<string> = new Set('skipped passed saute sautee sautees passee'.split(' '))

interface JournalParts {
  asked: number
  /** The payload without the rows that do not count. */
  counted: CountedPart
  /** The whole payload. */
  opening: Opening
}

/**
 * Whether the payload has a journal of which all changes could be made. Rows that do not count make a journal unclear,
 * unless they are the journal itself, which may look like answers of several times.
 */
export function hasJournal(data: unknown, { asked, counted, opening }: JournalParts): boolean {
  if (asked < 2 || !mayHaveJournal(data, 0)) return false
  const journals = opening.journals()
  if (journals.length === 0) return false
  const areJournals = counted.discounted.every(
    ({ value }) =>
      (Array.isArray(value) && journals.includes(value.length)) ||
      (isObject(value) && isSkipped(value, data)),
  )
  return areJournals && !counted.discounted.some(({ value }) => saysOutdated(value))
}

/**
 * Whether an entry of a list tells that an item was passed over: a word of it says so, and it has less than most other
 * entries, and nothing that these do not have.
 */
function isSkipped(row: JsonObject, data: unknown): boolean {
  if (!Object.values(row).some((value) => typeof value === 'string' && saysSkipped(value))) return false
  const rows = listWith(row, data, 0)
  const own = namesIn(row)
  const having = rows.filter((other) => {
    const theirs = new Set(namesIn(other))
    return theirs.size > own.length && own.every((name) => theirs.has(name))
  })
  return having.length * 2 > rows.length
}

function saysSkipped(text: string): boolean {
  const words = wordsOfKey(text)
  return words.length <= MOST_WORDS && words.some((word) => SKIPPED.has(word))
}

/** The entries of the list that has this one. */
function listWith(row: JsonObject, value: unknown, depth: number): readonly JsonObject[] {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.includes(row)) return value.filter(isObject)
  for (const inner of Object.values(value)) {
    const found = listWith(row, inner, depth + 1)
    if (found.length > 0) return found
  }
  return []
}

/** The names of all values in a row, also of those in maps within it. */
function namesIn(row: JsonObject, before = '', depth = 0): readonly string[] {
  return Object.entries(row).flatMap(([name, value]) =>
    isObject(value) && depth < DEEPEST
      ? namesIn(value, `${before}${name}.`, depth + 1)
      : value === null
        ? []
        : [`${before}${name}`],
  )
}

/** Words that say of an entry that a later one took its place, whatever the order. */
const OUTDATED = /^(?:superseded|outdated|obsolete|previous|replaced|remplacee?|perimee?|precedente?)$/i

/** Whether some entry of a list says itself that it is outdated: the last entries are then not the newest. */
function saysOutdated(list: unknown): boolean {
  return (
    Array.isArray(list) &&
    list.some(
      (row) =>
        isObject(row) &&
        Object.values(row).some((value) => typeof value === 'string' && OUTDATED.test(value)),
    )
  )
}

/** Whether some list may be a journal: its entries are of several kinds, or have versions. */
function mayHaveJournal(value: unknown, depth: number): boolean {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return false
  if (Array.isArray(value) && value.length > 2 && value.every(isObject) && isOfKinds(value)) return true
  return Object.values(value).some((inner) => mayHaveJournal(inner, depth + 1))
}

/**
 * Whether the entries of a list are of a few kinds by their fields, or by a short text that comes again, as those of
 * all journals are.
 */
function isOfKinds(rows: readonly object[]): boolean {
  const kinds = new Set(rows.map((row) => Object.keys(row).join('\n')))
  if (kinds.size > 1) return kinds.size * 2 <= rows.length
  return Object.entries(rows[0] ?? {}).some(([name, first]) => {
    if (typeof first === 'object') return true
    const told = new Set(rows.map((row) => (row as Record<string, unknown>)[name]))
    return told.size > 1 && told.size <= MOST_KINDS
  })
}
const MOST_KINDS = 12
