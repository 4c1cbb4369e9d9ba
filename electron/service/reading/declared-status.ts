import { asText, isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import type { SurveyStatus } from '../service-api.ts'
import { STATUS_NAMES, statusOfWord, statusUnderName, type TaughtWords } from './status-words.ts'

const DEEPEST = 3
/** A longer list of words is no list of statuses. */
const MOST_WORDS = 20

/** A status given as a code, with the word that the code stands for. */
export interface DeclaredStatus {
  status: SurveyStatus
  word: string
}

/** A list or a map of words for statuses, or a list of records with a code and such a word each. */
interface Legend {
  name: string
  /** The map or the list, and the map that holds it. */
  value: unknown
  within: JsonObject
  /** By code: its word. A list of words has no codes. */
  words: ReadonlyMap<string, string> | null
}

/**
 * The status of an answer that explains its own codes: `{stage: 2, stages: {1: "draft", 2: "running"}}`, or with the
 * only legend elsewhere. With a list of words, a code counts only where it cannot be meant both from 0 and from 1 (0,
 * or the list's length). Null where nothing is declared or the codes contradict each other.
 */
export function declaredStatus(data: unknown, taught?: TaughtWords): DeclaredStatus | null {
  const legends = objectsIn(data, 0).flatMap((within) =>
    Object.entries(within).flatMap(([name, value]) => legendOf({ name, value, within }, taught) ?? []),
  )
  const beside = legends.flatMap((legend) =>
    Object.entries(legend.within).flatMap(([key, code]) =>
      key !== legend.name && isCodeOf(key, legend.name) ? (wordFor(code, legend) ?? []) : [],
    ),
  )
  const [only, ...others] = legends
  const found = beside.length === 0 && only && others.length === 0 ? codesOf(only, data) : beside
  const [word] = found
  if (word === undefined || new Set(found).size > 1) return null
  return { status: statusUnderName(word, taught), word }
}

/** The maps of an answer, also those in lists. */
function objectsIn(value: unknown, depth: number): JsonObject[] {
  if (depth > DEEPEST) return []
  if (Array.isArray(value))
    return value.length > MOST_WORDS ? [] : value.flatMap((one) => objectsIn(one, depth))
  if (!isObject(value)) return []
  return [value, ...Object.values(value).flatMap((inner) => objectsIn(inner, depth + 1))]
}

function legendOf(place: Omit<Legend, 'words'>, taught?: TaughtWords): Legend | null {
  const { value } = place
  if (isLegend(value, taught))
    return { ...place, words: isObject(value) ? new Map(Object.entries(value) as [string, string][]) : null }
  const rows = Array.isArray(value) && value.length > 1 && value.every(isObject) ? value : []
  const pairs = rows.map((row): [string, string] | null => {
    const [one, other, ...more] = Object.values(row).map((cell) => asText(cell))
    if (one == null || other == null || more.length > 0) return null
    const [code, word] = statusOfWord(one, taught) === 'other' ? [one, other] : [other, one]
    return [code, word]
  })
  const words = new Map(pairs.filter((pair) => pair !== null))
  const isWhole = rows.length > 0 && words.size === rows.length
  return isWhole && isLegend([...words.values()], taught) ? { ...place, words } : null
}

/** A map or list of words only, most of them status words, for at least two statuses. */
function isLegend(value: unknown, taught?: TaughtWords): boolean {
  const words = isObject(value) || Array.isArray(value) ? Object.values(value) : []
  if (words.length > MOST_WORDS) return false
  const told = words.map((word) => (typeof word === 'string' ? statusOfWord(word, taught) : null))
  const known = told.filter((status) => status !== null && status !== 'other')
  return !told.includes(null) && known.length * 2 > words.length && new Set(known).size > 1
}

/** The words of the codes under names of statuses, outside of the legend; none where one of them is no code. */
function codesOf(legend: Legend, data: unknown): string[] {
  const named = objectsIn(data, 0).flatMap((object) =>
    object === legend.value || (Array.isArray(legend.value) && legend.value.includes(object))
      ? []
      : Object.entries(object).flatMap(([key, code]) =>
          code !== legend.value &&
          wordsOfKey(key).some((word) => STATUS_NAMES.has(word)) &&
          asText(code) !== null
            ? [wordFor(code, legend)]
            : [],
        ),
  )
  return named.includes(null) ? [] : (named as string[])
}

/** Whether a field holds a code of a legend, by their names: "stage" and "stages", "etat" and "liste_etats". */
function isCodeOf(key: string, legend: string): boolean {
  const [one, other] = [key.toLowerCase(), legend.toLowerCase()]
  return one.length > 2 && other.length > one.length && other.includes(one)
}

function wordFor(code: unknown, { words, value }: Legend): string | null {
  if (typeof code !== 'number' && typeof code !== 'string') return null
  if (words) return words.get(String(code)) ?? null
  const list = value as readonly string[]
  if (code === 0) return list[0] ?? null
  return code === list.length ? (list.at(-1) ?? null) : null
}
