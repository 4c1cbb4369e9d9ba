import { isObject, type JsonObject, keysAmong } from '../json-value.ts'
import { ANSWER_NAMES, NUMBER_NAMES, OPTION_INDEX_NAMES, QUESTION_NAMES, TEXT_NAMES } from './names.ts'

/** An answer's object taken apart: what refers to the item, what may be the answer, and which keys that used. */
export interface AnswerParts {
  names: (string | number)[]
  /** Whether a key for an answer was there at all. */
  hasValue: boolean
  values: unknown[]
  /** Texts beside the answer: they name the item, or say the answer in words. */
  labels: unknown[]
  used: Set<string>
}

const DEEPEST = 4
/** Under these names an item's own object says which it is. */
const OWN_NAMES = [
  ...[
    'texte',
    'text',
    'question',
    'label',
    'libelle',
    'intitule',
    'title',
    'id',
    'index',
    'numero',
    'position',
  ],
]
const WORDS = [...TEXT_NAMES, ...ANSWER_NAMES]
const INDEXES = [...OPTION_INDEX_NAMES, 'index', 'position']

/** Takes an answer's object apart. A text beside an answer is the item's; alone it is the answer. */
export function takeApart(object: JsonObject): AnswerParts {
  const used = new Set<string>()
  const take = (names: readonly string[]): unknown[] =>
    keysAmong(object, names).flatMap((key) => {
      if (used.has(key)) return []
      used.add(key)
      return [object[key]]
    })
  const references = take(QUESTION_NAMES)
  const strong = [...take(ANSWER_NAMES), ...take(OPTION_INDEX_NAMES)]
  const texts = take(TEXT_NAMES)
  const numbers = take(NUMBER_NAMES)
  const isTextOfItem = strong.length > 0
  const found = isTextOfItem ? strong : texts
  return {
    names: questionNames([...references, ...(isTextOfItem ? texts : []), ...numbers]),
    hasValue: found.length > 0,
    values: found.flatMap((value) => alternatives(value)),
    labels: isTextOfItem ? texts.flatMap((value) => alternatives(value)) : [],
    used,
  }
}

/** The texts and numbers in references to an item, of which one may be the item's own object. */
export function questionNames(references: readonly unknown[]): (string | number)[] {
  const names = references.flatMap((reference): (string | number)[] => {
    if (typeof reference === 'string' || typeof reference === 'number') return [reference]
    if (!isObject(reference)) return []
    return keysAmong(reference, OWN_NAMES)
      .map((key) => reference[key])
      .filter((value) => typeof value === 'string' || typeof value === 'number')
  })
  return [...new Set(names)]
}

/** What a value may mean, the most telling first; nothing for a blank. An index counts only where no text could stand. */
export function alternatives(value: unknown, depth = 0): unknown[] {
  if (value === null || value === undefined) return []
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (Array.isArray(value)) {
    if (value.length === 0) return []
    return value.length === 1 ? alternatives(value[0], depth + 1) : [value]
  }
  if (!isObject(value)) return [value]
  if (depth > DEEPEST || Object.keys(value).length === 0)
    return Object.keys(value).length === 0 ? [] : [value]
  const texts = keysAmong(value, WORDS)
  const keys = texts.length > 0 ? texts : keysAmong(value, INDEXES)
  if (keys.length === 0) return [value]
  return [...new Set(keys)].flatMap((key) => alternatives(value[key], depth + 1))
}
