import { type JsonObject, keysAmong } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { isNo, isYes } from '../words/foreign-words.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** Words in the names of flags of the entry that stands, among several about the same. */
const CURRENT = SPLIT('current latest actuel actuelle courant courante')
const VERSIONS = SPLIT('version revision rev')
/** Where more than this share of the subjects have several rows, these may be of several times. */
const FEW = 0.5

/**
 * The rows that another row about the same subject has taken the place of: of those with a flag ("is_current"), all but
 * the only one that has it; of numbered versions, if few subjects have more than one, all but the newest.
 *
 * @param subjectNames the names of the fields that tell persons and items
 */
export function replacedRows(
  rows: readonly JsonObject[],
  subjectNames: readonly string[],
): ReadonlySet<JsonObject> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const flags = names.filter((name) => wordsOfKey(name).some((word) => CURRENT.has(word)))
  const versions = names.filter((name) => wordsOfKey(name).every((word) => VERSIONS.has(word)))
  if (flags.length + versions.length === 0) return new Set()
  const isTold = rows.some((row) => keysAmong(row, subjectNames).length > 0)
  const subjects = isTold ? subjectNames : unknownSubject(rows, names, { flags, versions })
  const groups = [...Map.groupBy(rows, (row) => subjectOf(row, subjects))]
  const several = groups.filter(([subject, own]) => subject !== null && own.length > 1).map(([, own]) => own)
  if (several.length === 0) return new Set()
  const found = [
    ...flags.map((name) => replacedByFlag(several, name)),
    ...(several.length <= groups.length * FEW ? versions.map((name) => replacedByNumber(several, name)) : []),
  ].filter((replaced) => replaced !== null)
  const [first] = found
  return first && found.length === 1 ? new Set(first) : new Set()
}

/**
 * The only field under an unknown name of whose values each has exactly one row that stands by the flag, or all its
 * versions from the first one on.
 */
function unknownSubject(
  rows: readonly JsonObject[],
  names: readonly string[],
  { flags, versions }: { flags: readonly string[]; versions: readonly string[] },
): readonly string[] {
  const [mark, ...others] = [...flags, ...versions]
  if (mark === undefined || others.length > 0) return []
  const isWhole = (own: readonly JsonObject[]): boolean => {
    if (flags.length > 0) return own.filter((row) => !isNo(row[mark])).length === 1
    const told = new Set(own.map((row) => row[mark] ?? 1))
    return told.size === own.length && own.every((_, at) => told.has(at + 1))
  }
  const telling = names.filter((name) => {
    if (name === mark || !rows.every((row) => typeof row[name] === 'string')) return false
    return [...Map.groupBy(rows, (row) => row[name]).values()].every(isWhole)
  })
  return telling.length === 1 ? telling : []
}

/** The rows without the flag, if exactly one of each subject has it. */
function replacedByFlag(several: readonly JsonObject[][], name: string): JsonObject[] | null {
  const areFlagged = several.every(
    (own) =>
      own.filter((row) => isYes(row[name])).length === 1 &&
      own.every((row) => isYes(row[name]) || isNo(row[name])),
  )
  return areFlagged ? several.flatMap((own) => own.filter((row) => !isYes(row[name]))) : null
}

/** The rows with smaller numbers, if all of a subject have different ones. */
function replacedByNumber(several: readonly JsonObject[][], name: string): JsonObject[] | null {
  const areNumbered = several.every((own) => {
    const numbers = own.map((row) => row[name])
    return numbers.every(Number.isSafeInteger) && new Set(numbers).size === own.length
  })
  if (!areNumbered) return null
  return several.flatMap((own) => {
    const newest = Math.max(...own.map((row) => Number(row[name])))
    return own.filter((row) => row[name] !== newest)
  })
}

function subjectOf(row: JsonObject, names: readonly string[]): string | null {
  const keys = keysAmong(row, names)
  return keys.length === 0 ? null : JSON.stringify(keys.map((key) => [key, row[key]]))
}
