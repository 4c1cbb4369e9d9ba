import { isObject, type JsonObject, pickKey } from '../json-value.ts'
import { alternatives, questionNames, takeApart } from './answer-values.ts'
import { type Entry, entriesOf } from './entries.ts'
import { type Gathered, nothingGathered, type QuestionRef, setAside, stepPath } from './gathered.ts'
import {
  ANSWERS_NAMES,
  COUNTS_NAMES,
  ID_NAMES,
  NUMBER_NAMES,
  QUESTION_NAMES,
  RESPONDENT_ID_NAMES,
  SPREAD_NAMES,
  TEXT_NAMES,
} from './names.ts'
import { type describeRespondent, leftOver, plainId, readRowRespondent } from './respondents.ts'
import { readTallies } from './tallies.ts'

/** Answers, or their counts, kept with each item: a list or a map of items. */
export function gatherByQuestion(container: unknown, path: string, questionCount: number): Gathered {
  const gathered = nothingGathered('by_question')
  const entries = entriesOf(container, path)
  const inOrder = Array.isArray(container) && entries.length === questionCount
  for (const entry of entries) {
    const place = inOrder ? entry.at : null
    if (isObject(entry.value) && !isAboutSomebody(entry.value))
      gatherItem(gathered, entry, entry.value, place)
    else if (Array.isArray(entry.value) && (entry.key !== null || place !== null)) {
      const ref: QuestionRef = { names: entry.key === null ? [] : [entry.key], position: place }
      gatherAnswers(gathered, ref, entry.value, entry.path)
    } else setAside(gathered.unplaced, entry.path, entry.value)
  }
  if (gathered.cells.length === 0 && gathered.tallies.length > 0) gathered.shape = 'counts'
  return gathered
}

/** Whether a row is one person's: its answers are not an item's, even where there are as many persons as items. */
function isAboutSomebody(row: JsonObject): boolean {
  return pickKey(row, RESPONDENT_ID_NAMES) !== undefined
}

function gatherItem(gathered: Gathered, entry: Entry, item: JsonObject, place: number | null): void {
  const used = new Set<string>()
  const references = [...QUESTION_NAMES, ...TEXT_NAMES, ...ID_NAMES, ...NUMBER_NAMES].flatMap((name) => {
    const key = pickKey(item, [name])
    if (key === undefined || used.has(key)) return []
    used.add(key)
    return [item[key]]
  })
  const names = [...(entry.key === null ? [] : [entry.key]), ...questionNames(references)]
  const ref: QuestionRef = { names, position: place }
  const answersKey = pickKey(item, ANSWERS_NAMES)
  if (answersKey !== undefined) {
    used.add(answersKey)
    gatherAnswers(gathered, ref, item[answersKey], stepPath(entry.path, answersKey))
  }
  for (const name of [...COUNTS_NAMES, ...SPREAD_NAMES]) {
    const key = pickKey(item, [name])
    if (key === undefined || used.has(key)) continue
    const tallies = readTallies(ref, item[key], stepPath(entry.path, key), COUNTS_NAMES.includes(name))
    if (tallies) {
      used.add(key)
      gathered.tallies.push(...tallies)
    }
  }
  const asMap = answersKey === undefined && entry.key !== null && references.length === 0
  const tallies = asMap ? readTallies(ref, item, entry.path, false) : null
  if (tallies) gathered.tallies.push(...tallies)
  else if (asMap) gatherAnswers(gathered, ref, item, entry.path)
  else {
    for (const [key, value] of leftOver(item, used)) {
      setAside(gathered.unplaced, stepPath(entry.path, key), value)
    }
  }
}

function gatherAnswers(gathered: Gathered, question: QuestionRef, answers: unknown, path: string): void {
  for (const { key, at, value, path: answerPath } of entriesOf(answers, path)) {
    if (!isObject(value)) {
      const respondent = addRespondent(gathered, key, at, [])
      gathered.cells.push({ respondent, question, values: alternatives(value), path: answerPath })
      continue
    }
    const told = readRowRespondent(value)
    const parts = takeApart(value)
    const id = told.id ?? plainId(value) ?? key
    const respondent = addRespondent(gathered, id, at, told.attributes)
    const values = parts.hasValue ? parts.values : alternatives(value)
    gathered.cells.push({ respondent, question, values, path: answerPath })
    for (const [extra, inner] of leftOver(value, new Set([...told.used, ...parts.used]))) {
      setAside(gathered.unplaced, stepPath(answerPath, extra), inner)
    }
  }
}

function addRespondent(
  gathered: Gathered,
  id: string | null,
  at: number,
  attributes: ReturnType<typeof describeRespondent>['attributes'],
): string {
  const respondent = id ?? `#${at}`
  const known = gathered.respondents.get(respondent)
  if (!known || (known.attributes.length === 0 && attributes.length > 0)) {
    gathered.respondents.set(respondent, { id, attributes })
  }
  return respondent
}
