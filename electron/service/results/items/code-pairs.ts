import { isObject, type JsonObject, keysAmong } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { RESPONDENT_ID_NAMES } from '../words/names.ts'
import { mayNumberOptions } from '../words/number-names.ts'
import { isNumbered } from '../words/numbered-name.ts'

/** A code and the text that it stands for. */
export type Pair = readonly [code: number, text: string]

/** What is needed to judge pairs of codes and texts. */
interface PairParts {
  /** The most options that an item has. */
  longest: number
  personas: number
  /** Whether a text is an option of some item. */
  isOption(text: string): boolean
}

/** A name that is a code, alone or behind a few letters. */
export const CODE_KEY = /^\D{0,8}?(-?\d{1,3})$/
const CODE_WORDS: ReadonlySet<string> = new Set('code id value valeur index numero key cle score'.split(' '))
/** Numbers of personas per option are at least so large a part of all personas. */
const LEAST_COUNTED = 0.7
/** So many numbers in a row rarely rise by chance if they count personas; codes do rise. */
const FEWEST_RISING = 4

/** The pairs of a map from codes to texts, each only once; null where it is no such map. */
export function pairsOfMap(map: JsonObject, parts: PairParts): Pair[] | null {
  const entries = Object.entries(map)
  if (entries.length < 2 || entries.length > parts.longest + 2) return null
  const pairs = entries.map(([key, value]): Pair | null => {
    const code = isNumbered(key) && !/^\d+$/.test(key) ? null : CODE_KEY.exec(key)
    const text = isObject(value) ? labelIn(value, parts) : value
    return code && typeof text === 'string' ? [Number(code[1]), text] : null
  })
  return soundPairs(pairs, parts)
}

/**
 * The pairs of a list of codes with their texts, as objects or as pairs, each only once; of objects with several
 * numbers, those of each field. None where it is no such list.
 */
export function pairsOfList(list: readonly unknown[], parts: PairParts): Pair[][] {
  if (list.length < 2 || list.length > parts.longest + 2) return []
  const objects = list.filter(isObject)
  if (objects.length === list.length) return pairsOfObjects(objects, parts)
  const pairs = list.map((entry): Pair | null => {
    if (!Array.isArray(entry) || entry.length !== 2) return null
    const text = entry.find((one) => typeof one === 'string' && !isCode(one))
    const code = entry.find(isCode)
    return typeof text === 'string' && code !== undefined ? [Number(code), text] : null
  })
  const sound = soundPairs(pairs, parts)
  return sound ? [sound] : []
}

function pairsOfObjects(objects: readonly JsonObject[], parts: PairParts): Pair[][] {
  if (objects.some((entry) => keysAmong(entry, RESPONDENT_ID_NAMES).length > 0)) return []
  const isNumber = (name: string): boolean => objects.every((entry) => isCode(entry[name]))
  const numbers = Object.keys(objects[0] ?? {}).filter(isNumber)
  // One of several numbers may be the count of those who chose the option.
  const fields = numbers.length > 1 ? numbers.filter(mayNumberOptions) : numbers
  return fields.flatMap((name) => {
    const pairs = objects.map((entry): Pair | null => {
      const text = labelIn(entry, parts)
      return text === null ? null : [Number(entry[name]), text]
    })
    const sound = soundPairs(pairs, parts)
    const areOptions = numbers.length === 1 || pairs.every((pair) => pair && parts.isOption(pair[1]))
    return sound && areOptions ? [sound] : []
  })
}

/** The pairs, if no number or text is there twice and their numbers may be codes. */
function soundPairs(pairs: readonly (Pair | null)[], parts: PairParts): Pair[] | null {
  const sound = pairs.filter((pair) => pair !== null)
  if (sound.length < pairs.length) return null
  const codes = sound.map(([code]) => code)
  const areOnce =
    new Set(codes).size === codes.length && new Set(sound.map(([, text]) => text)).size === codes.length
  return areOnce && mayBeCodes(sound, parts) ? sound : null
}

/** Whether numbers beside texts may be codes: they are small, or those of options that do not count personas. */
function mayBeCodes(pairs: readonly Pair[], { longest, personas, isOption }: PairParts): boolean {
  const codes = pairs.map(([code]) => code)
  if (Math.max(...codes) <= longest + 1) return true
  if (!pairs.every(([code, text]) => code < 0 || isOption(text))) return false
  const sum = codes.reduce((total, code) => total + code, 0)
  const areRising = codes.every((code, at) => at === 0 || code > (codes[at - 1] ?? 0))
  if (areRising && codes.length >= FEWEST_RISING) return true
  return personas > 0 && (sum > personas || sum < personas * LEAST_COUNTED)
}

function isCode(value: unknown): boolean {
  return typeof value === 'number'
    ? Number.isInteger(value)
    : typeof value === 'string' && /^\s*-?\d{1,3}\s*$/.test(value)
}

/** The code that an object gives under a name of codes. */
export function codeIn(object: JsonObject): number | null {
  const found = Object.entries(object).find(
    ([name, value]) => isCode(value) && wordsOfKey(name).some((word) => CODE_WORDS.has(word)),
  )
  return found ? Number(found[1]) : null
}

/** The only text of an object that is not a number; of several, the only one that is an option. */
function labelIn(object: JsonObject, { isOption }: PairParts): string | null {
  const texts = Object.values(object).filter(
    (value): value is string => typeof value === 'string' && !isCode(value),
  )
  const labels = new Set(texts.length > 1 ? texts.filter(isOption) : texts)
  return labels.size === 1 ? ([...labels][0] ?? null) : null
}
