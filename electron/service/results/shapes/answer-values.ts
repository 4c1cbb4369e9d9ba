import { asText, isObject, type JsonObject, keysAmong } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { ANSWER_NAMES, NUMBER_NAMES, OPTION_INDEX_NAMES, QUESTION_NAMES, TEXT_NAMES } from '../words/names.ts'
import { isNumbered } from '../words/numbered-name.ts'
import { type ToldNames, toldNames } from '../words/question-names.ts'

/**
 * The object of an answer taken apart: the references to its item, the possible answers, and the keys used for these.
 */
export interface AnswerParts extends ToldNames {
  /** Whether the object has a key of answers at all. */
  hasValue: boolean
  values: unknown[]
  /** Texts next to the answer, which name the item or repeat the answer in words. */
  labels: unknown[]
  used: Set<string>
}

const DEEPEST = 4
const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const WORDS = [...TEXT_NAMES, ...ANSWER_NAMES]
const INDEXES = [...OPTION_INDEX_NAMES, 'index', 'position']

/** Takes an answer's object apart. A text next to an answer is the item's; alone it is the answer. */
export function takeApart(object: JsonObject): AnswerParts {
  const used = new Set<string>()
  const takeKeys = (names: readonly string[]): string[] =>
    keysAmong(object, names).filter((key) => !used.has(key) && used.add(key))
  const take = (names: readonly string[]): unknown[] => takeKeys(names).map((key) => object[key])
  const references = takeKeys(QUESTION_NAMES)
  const said = take(ANSWER_NAMES)
  const strong = [...said, ...take(OPTION_INDEX_NAMES)]
  const others = otherAnswers(object, used)
  const textKeys = takeKeys(TEXT_NAMES)
  const texts = textKeys.map((key) => object[key])
  const numbers = takeKeys(NUMBER_NAMES)
  const isTextOfItem = strong.length > 0
  const found = isTextOfItem ? strong : texts
  // A text next to an answer may also be an option's. It names an item only by being the item's text, never by a number
  // in it.
  const isIndexOnly = keysAmong(object, ANSWER_NAMES).length === 0
  const isCount = (text: unknown): boolean => /^\s*\d+\s*$/.test(asText(text) ?? '')
  const stems = isTextOfItem
    ? textKeys.filter((key) => !isCount(object[key]) && !(isIndexOnly && isNumbered(object[key])))
    : []
  const told = toldNames(object, [...references, ...stems, ...numbers])
  const isBlank = (value: unknown): boolean => alternatives(value).length === 0
  const isLeftOpen = said.some(isBlank) && !strong.every(isBlank)
  if (isLeftOpen || others.some((other) => said.length > 0 && other !== said[0])) {
    // It is unclear which of several answers is the final one, or whether the blank one is the answer.
    return {
      ...told,
      hasValue: true,
      values: [object],
      labels: [],
      used: new Set(Object.keys(object)),
    }
  }
  return {
    ...told,
    hasValue: found.length > 0,
    values: isTextOfItem ? found.flatMap((value) => alternatives(value)) : ofSeveral(object, found),
    labels: isTextOfItem ? texts.flatMap((value) => alternatives(value)) : [],
    used,
  }
}

const ANSWER_WORDS = SPLIT('answer reponse response choix choice option value valeur')
const WHICH_WORDS = SPLIT(
  'final finale last latest revised updated corrected corrige corrigee retenu retenue chosen confirmed confirme confirmee ' +
    'adjusted recoded recode recodee first initial initiale original originale previous predicted prediction second 1 2 ' +
    'new nouveau nouvelle old ancien ancienne true real reel reelle actual effectif effective simulated',
)

/** Further answers of the same object, under names that say which answer they are: predicted, corrected, final. */
function otherAnswers(object: JsonObject, used: ReadonlySet<string>): unknown[] {
  return Object.entries(object).flatMap(([name, value]) => {
    if (used.has(name) || (typeof value === 'object' && value !== null)) return []
    const words = wordsOfKey(name)
    const isOne = words.some((word) => ANSWER_WORDS.has(word)) && words.some((word) => WHICH_WORDS.has(word))
    return isOne ? [value] : []
  })
}

/**
 * The possible meanings of a value, the most telling first; none for a blank. An index counts only where there is no
 * text.
 */
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
  return ofSeveral(
    value,
    [...new Set(keys)].map((key) => value[key]),
    depth + 1,
  )
}

/**
 * The possible answers where several fields of `object` could hold the answer. Where some are blank and others are not,
 * the answer may have been left blank and the others may name the item. The object itself is then added, so that
 * nothing is read as certain.
 */
function ofSeveral(object: JsonObject, fields: readonly unknown[], depth = 0): unknown[] {
  const meanings = fields.map((field) => alternatives(field, depth))
  const isOpen = meanings.some((own) => own.length === 0) && meanings.some((own) => own.length > 0)
  return isOpen ? [...meanings.flat(), object] : meanings.flat()
}
