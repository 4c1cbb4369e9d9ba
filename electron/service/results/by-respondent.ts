import { flatFields, isObject, type JsonObject, pickKey } from '../json-value.ts'
import { alternatives, takeApart } from './answer-values.ts'
import { type Entry, entriesOf } from './entries.ts'
import { type Gathered, nothingGathered, setAside, stepPath } from './gathered.ts'
import { ANSWERS_NAMES, ECHO_NAMES, ID_NAMES, RESPONDENT_LIST_NAMES } from './names.ts'
import { leftOver, otherFields, plainId, readRowRespondent } from './respondents.ts'

/** Keys of a map that name a list, not a person. */
const LIST_NAMES: ReadonlySet<string> = new Set([
  ...ANSWERS_NAMES,
  ...ECHO_NAMES,
  ...RESPONDENT_LIST_NAMES,
  'data',
])

/**
 * Answers kept with each respondent: as a list in the items' order, a list of objects that name their item, or a map
 * from item to answer.
 */
export function gatherByRespondent(container: unknown, path: string, questionCount: number): Gathered {
  const gathered = nothingGathered('by_respondent')
  for (const entry of entriesOf(container, path)) {
    if (entry.key !== null && LIST_NAMES.has(entry.key.toLowerCase())) {
      setAside(gathered.unplaced, entry.path, entry.value)
    } else if (Array.isArray(entry.value)) {
      gatherAnswers(gathered, addRespondent(gathered, entry, null), entry.value, entry.path, questionCount)
    } else if (isObject(entry.value)) gatherRow(gathered, entry, entry.value, questionCount)
    else setAside(gathered.unplaced, entry.path, entry.value)
  }
  return gathered
}

function gatherRow(gathered: Gathered, entry: Entry, row: JsonObject, questionCount: number): void {
  const key = pickKey(row, ANSWERS_NAMES)
  if (key === undefined) {
    setAside(gathered.unplaced, entry.path, row)
    return
  }
  const respondent = addRespondent(gathered, entry, row, key)
  gatherAnswers(gathered, respondent, row[key], stepPath(entry.path, key), questionCount)
}

function addRespondent(
  gathered: Gathered,
  entry: Entry,
  row: JsonObject | null,
  answersKey?: string,
): string {
  const told = row && readRowRespondent(row)
  const id = told?.id ?? (row && plainId(row)) ?? entry.key
  const respondent = id ?? `#${entry.at}`
  if (!gathered.respondents.has(respondent)) {
    const used = new Set([
      ...(told?.used ?? []),
      ...ID_NAMES,
      ...(answersKey === undefined ? [] : [answersKey]),
    ])
    const flat = row ? flatFields(Object.fromEntries(otherFields(row, used))) : []
    gathered.respondents.set(respondent, { id, attributes: [...(told?.attributes ?? []), ...flat] })
  }
  return respondent
}

function gatherAnswers(
  gathered: Gathered,
  respondent: string,
  answers: unknown,
  path: string,
  questionCount: number,
): void {
  const inOrder = Array.isArray(answers) && answers.length === questionCount
  for (const { key, at, value, path: answerPath } of entriesOf(answers, path)) {
    const place = inOrder ? at : null
    const parts = isObject(value) ? takeApart(value) : null
    const names = [...(key === null ? [] : [key]), ...(parts?.names ?? [])]
    const isAnswer = key !== null || place !== null || (names.length > 0 && parts?.hasValue === true)
    if (!isAnswer) {
      setAside(gathered.unplaced, answerPath, value)
      continue
    }
    gathered.cells.push({
      respondent,
      question: { names, position: place },
      values: parts?.hasValue ? parts.values : alternatives(value),
      path: answerPath,
    })
    if (!isObject(value) || !parts?.hasValue) continue
    for (const [extra, inner] of leftOver(value, parts.used)) {
      setAside(gathered.unplaced, stepPath(answerPath, extra), inner)
    }
  }
}
