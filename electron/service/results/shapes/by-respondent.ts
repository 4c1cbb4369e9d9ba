import { flatFields, isObject, type JsonObject, keysAmong, pickKey } from '../../json/json-value.ts'
import {
  ANSWERS_NAMES,
  ECHO_NAMES,
  ID_NAMES,
  QUESTION_NAMES,
  RESPONDENT_ID_NAMES,
  RESPONDENT_LIST_NAMES,
  TEXT_NAMES,
} from '../words/names.ts'
import { alternatives, takeApart } from './answer-values.ts'
import { tellingFields } from './doubtful-blanks.ts'
import { type Entry, entriesOf } from './entries.ts'
import { furtherAnswers, type KnownItems } from './further-answers.ts'
import { type Gathered, nothingGathered, plainKey, setAside, stepPath } from './gathered.ts'
import { mayNameItem } from './may-name-item.ts'
import { leftOver, otherFields, plainId, readRowRespondent } from './respondents.ts'
import { entryWith } from './rival-fields.ts'

/** Keys of a map that name a list, not a person. */
const LIST_NAMES: ReadonlySet<string> = new Set([
  ...ANSWERS_NAMES,
  ...ECHO_NAMES,
  ...RESPONDENT_LIST_NAMES,
  'data',
])

const FEWEST_LISTS = 4

const PERSONA_REFERENCES = [...RESPONDENT_ID_NAMES, 'prenom', 'prénom', 'first_name']
const ITEM_NAMES = [...QUESTION_NAMES, ...TEXT_NAMES]

/**
 * Gathers answers kept with each respondent: as a list in the order of the items, a list of objects that name their
 * item, or a map from item to answer.
 */
export function gatherByRespondent(container: unknown, path: string, items: KnownItems): Gathered {
  const { isQuestion, count: questionCount } = items
  const gathered = nothingGathered('by_respondent')
  const entries = entriesOf(container, path)
  // A few named lists may be anything; many lists are taken to be of one persona each.
  const mayBeLists =
    Array.isArray(container) || entries.filter(({ value }) => Array.isArray(value)).length >= FEWEST_LISTS
  for (const entry of entries) {
    if (entry.key !== null && (LIST_NAMES.has(entry.key.toLowerCase()) || isQuestion(entry.key))) {
      setAside(gathered.unplaced, entry.path, entry.value)
    } else if (Array.isArray(entry.value) && mayBeLists) {
      if (entry.key !== null) gathered.byKeys = true
      gathered.isBare = true
      gatherAnswers(gathered, addRespondent(gathered, entry, null), entry.value, entry.path, questionCount)
    } else if (isObject(entry.value) && isAboutItem(entry.value, isQuestion)) {
      setAside(gathered.unplaced, entry.path, entry.value)
    } else if (isObject(entry.value)) gatherRow(gathered, entry, entry.value, items)
    else setAside(gathered.unplaced, entry.path, entry.value)
  }
  return gathered
}

/** Whether a row is an item's: it has the item's text, and names no persona. */
function isAboutItem(row: JsonObject, isQuestion: (name: string) => boolean): boolean {
  if (keysAmong(row, PERSONA_REFERENCES).length > 0) return false
  return keysAmong(row, ITEM_NAMES).some((key) => {
    const value = row[key]
    return typeof value === 'string' && !/^\d+$/.test(value) && isQuestion(value)
  })
}

/** Whether an answer names its respondent, and so does not belong to the respondent of its row. */
function isAboutSomebody(answer: unknown): boolean {
  return isObject(answer) && pickKey(answer, RESPONDENT_ID_NAMES) !== undefined
}

function gatherRow(gathered: Gathered, entry: Entry, row: JsonObject, items: KnownItems): void {
  const key = pickKey(row, ANSWERS_NAMES) ?? onlyAnswers(row)
  const further = key === undefined ? [] : furtherAnswers(row, [key], items)
  // Answers that each name their respondent do not belong to the respondent of the row.
  if (key === undefined || entriesOf(row[key], '').some(({ value }) => isAboutSomebody(value))) {
    setAside(gathered.unplaced, entry.path, row)
    return
  }
  const columns = Object.keys(row).filter(
    (name) => name !== key && !further.includes(name) && items.isQuestion(name),
  )
  const respondent = addRespondent(gathered, entry, row, [key, ...further, ...columns])
  // The answers of a row about an item are not one person's, even where there are as many persons as items.
  const mayBeInOrder =
    pickKey(row, PERSONA_REFERENCES) !== undefined || pickKey(row, ITEM_NAMES) === undefined
  if (pickKey(row, PERSONA_REFERENCES) === undefined) gathered.isBare = true
  for (const column of columns) {
    const path = stepPath(entry.path, column)
    const question = { names: [column], position: null }
    const value = row[column]
    const telling = tellingFields(value)
    gathered.cells.push({
      ...{ respondent, question, values: alternatives(value), path, telling },
      ...entryWith(value),
    })
  }
  for (const own of [key, ...further]) {
    const path = stepPath(entry.path, own)
    gatherAnswers(gathered, respondent, row[own], path, mayBeInOrder ? items.count : null)
  }
}

/**
 * The name of the only list of a row, whatever it is called, if the row names its persona and each entry of the list
 * names an item and has an answer.
 */
function onlyAnswers(row: JsonObject): string | undefined {
  if (keysAmong(row, [...PERSONA_REFERENCES, ...ID_NAMES]).length === 0) return undefined
  const lists = Object.entries(row).filter(([, value]) => Array.isArray(value) && value.some(isObject))
  const [name, list] = lists.length === 1 ? (lists[0] ?? []) : []
  const areAnswers =
    Array.isArray(list) &&
    list.every((entry) => {
      const parts = isObject(entry) ? takeApart(entry) : null
      return parts?.hasValue === true && parts.names.some((own) => typeof own === 'string')
    })
  return areAnswers ? name : undefined
}

function addRespondent(
  gathered: Gathered,
  entry: Entry,
  row: JsonObject | null,
  answersKeys: readonly string[] = [],
): string {
  const told = row && readRowRespondent(row)
  const id = told?.id ?? (row && plainId(row)) ?? entry.key
  const field = told?.plainField ?? null
  const respondent =
    id !== null && field !== null ? plainKey(gathered, { field, name: id }, entry.at) : (id ?? `#${entry.at}`)
  if (!gathered.respondents.has(respondent)) {
    const used = new Set([...(told?.used ?? []), ...ID_NAMES, ...answersKeys])
    const flat = row ? flatFields(Object.fromEntries(otherFields(row, used))) : []
    gathered.respondents.set(respondent, { id, attributes: [...(told?.attributes ?? []), ...flat] })
  }
  return respondent
}

/**
 * Whether the entries of a list of one answer to each item have numbers that may be places of items, but some of which
 * come again: they are about the answers, such as a rank or the place of an option.
 */
function repeatsNumbers(answers: readonly unknown[]): boolean {
  const told = answers.map((answer) => (isObject(answer) ? takeApart(answer).names : []))
  const numbers = told.map((names) => names.join())
  const areNumbers = told.every((names) => names.every((name) => typeof name === 'number'))
  return areNumbers && numbers.some((number, at) => number !== '' && numbers.indexOf(number) < at)
}

/** Gathers the answers of one respondent, wherever its row keeps them. */
export function gatherAnswers(
  gathered: Gathered,
  respondent: string,
  answers: unknown,
  path: string,
  /** Null where the answers are surely not in the order of the items. */
  questionCount: number | null,
): void {
  const inOrder = Array.isArray(answers) && answers.length === questionCount
  const namesNone = inOrder && repeatsNumbers(answers)
  for (const { key, at, value, path: answerPath } of entriesOf(answers, path)) {
    const parts = isObject(value) ? takeApart(value) : null
    const place = inOrder ? at : null
    const beside = isObject(value) ? mayNameItem(otherFields(value, parts?.used ?? new Set())) : []
    const names = [...(key === null ? [] : [key]), ...(namesNone ? [] : (parts?.names ?? []))]
    // Among objects, a null is a gap in the list, and does not mean that the item at its place was left blank.
    const isGap = value === null && Array.isArray(answers) && answers.some(isObject)
    const isAnswer =
      !isGap && (key !== null || place !== null || (names.length > 0 && parts?.hasValue === true))
    if (!isAnswer) {
      setAside(gathered.unplaced, answerPath, value)
      continue
    }
    gathered.cells.push({
      respondent,
      question: { names, ...(parts ? { kinds: parts.kinds } : {}), position: place, beside },
      values: parts?.hasValue ? parts.values : alternatives(value),
      labels: parts?.labels ?? [],
      path: answerPath,
      telling: tellingFields(value),
      ...entryWith(value),
    })
    if (!isObject(value) || !parts?.hasValue) continue
    for (const [extra, inner] of leftOver(value, parts.used)) {
      setAside(gathered.unplaced, stepPath(answerPath, extra), inner)
    }
  }
}
