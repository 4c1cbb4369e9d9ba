import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { isObject, type JsonObject, keysAmong } from '../../json/json-value.ts'
import { findText } from '../words/comparable.ts'
import {
  ANSWER_NAMES,
  QUESTION_NAMES,
  RESPONDENT_ID_NAMES,
  RESPONDENT_LIST_NAMES,
  TEXT_NAMES,
} from '../words/names.ts'
import { isNumbered } from '../words/numbered-name.ts'

const LABEL_NAMES = [...TEXT_NAMES, ...QUESTION_NAMES, 'name', 'nom', 'heading', 'wording']
const PEOPLE: ReadonlySet<string> = new Set(RESPONDENT_LIST_NAMES)
/** From this many lists of one length side by side on, each is taken to be of one persona. */
const FEWEST_LISTS = 4

/**
 * Whether the payload has its own names for the items: a list or a map next to the answers, with as many texts as there
 * are items, which are neither stems nor options. Its order may differ from the draft's, so that neither a place nor a
 * number can be trusted to mean an item.
 */
export function hasOwnItemNames(data: unknown, { questions, audience }: SurveyDraft): boolean {
  const count = questions.length
  const isStem = findText(questions.map(({ stem }) => stem))
  const options = new Set(questions.flatMap((item) => item.options.map(({ text }) => text)))
  const known = new Set<unknown>([...options, ...audience.ageRanges, audience.sex])
  const areOther = (words: readonly unknown[]): boolean =>
    words.length === count &&
    new Set(words).size === count &&
    words.every((word) => typeof word === 'string' && word.trim() !== '' && !known.has(word)) &&
    !words.every((word) => isStem(String(word)) !== null)

  function isHeader(name: string, value: unknown, beside: JsonObject): boolean {
    if (PEOPLE.has(name.toLowerCase()) || isStem(name) !== null) return false
    if (isObject(value)) return Object.keys(value).every(isNumbered) && areOther(Object.values(value))
    if (!Array.isArray(value)) return false
    const alike = Object.values(beside).filter((list) => Array.isArray(list) && list.length === count)
    if (alike.length >= FEWEST_LISTS) return false
    return areOther(value.every(isObject) ? value.map(labelOf) : value)
  }

  function walk(value: unknown): boolean {
    if (
      !isObject(value) ||
      Object.values(value).some((text) => typeof text === 'string' && isStem(text) !== null)
    )
      return false
    // Many maps side by side are taken to be of one persona each.
    const isOfPersonas = Object.values(value).filter(isObject).length >= FEWEST_LISTS
    return Object.entries(value).some(
      ([name, inner]) =>
        isStem(name) === null &&
        !(isObject(inner) && isOfPersonas) &&
        (isHeader(name, inner, value) || walk(inner)),
    )
  }

  return count > 1 && walk(data)
}

/** The name of an entry; undefined where the entry is of a persona or an answer. */
function labelOf(entry: JsonObject): unknown {
  if (keysAmong(entry, [...RESPONDENT_ID_NAMES, ...ANSWER_NAMES]).length > 0) return undefined
  const [key] = keysAmong(entry, LABEL_NAMES).filter((name) => typeof entry[name] === 'string')
  return key === undefined ? undefined : entry[key]
}
