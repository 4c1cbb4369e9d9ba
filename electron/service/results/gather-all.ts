import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { isObject, pick } from '../json/json-value.ts'
import type { prepareQuestionFinder } from './items/question-finder.ts'
import { gatherByQuestion } from './shapes/by-question.ts'
import { gatherByRespondent } from './shapes/by-respondent.ts'
import { type Entry, entriesOf } from './shapes/entries.ts'
import type { KnownItems } from './shapes/further-answers.ts'
import type { Gathered } from './shapes/gathered.ts'
import { gatherLongRows } from './shapes/long-rows.ts'
import { gatherWideRows } from './shapes/wide-rows.ts'
import { COLUMNS_NAMES } from './words/names.ts'

/** What each of the named shapes finds at a place of the payload. */
export function gatherAll(
  place: Entry,
  draft: SurveyDraft,
  finderFor: ReturnType<typeof prepareQuestionFinder>,
): Gathered[] {
  const { value, path } = place
  const count = draft.questions.length
  const columns = columnNames(value)
  const refs = columns.map((name) => ({ names: [name], position: null }))
  const find = finderFor(refs)
  const options = new Set(draft.questions.flatMap((item) => item.options.map(({ text }) => text)))
  const items: KnownItems = {
    isQuestion: (name) => find({ names: [name], position: null }) !== null,
    isOption: (text) => options.has(text),
    count,
  }
  return [
    gatherByRespondent(value, path, items),
    gatherByQuestion(value, path, count),
    gatherLongRows(value, path),
    gatherWideRows(value, path, items),
  ]
}

/** The names of the columns, if the value is a table. */
function columnNames(value: unknown): string[] {
  const listed = isObject(value) ? pick(value, COLUMNS_NAMES) : undefined
  const names = new Set<string>(
    Array.isArray(listed)
      ? listed.filter((name) => typeof name === 'string' || typeof name === 'number').map(String)
      : [],
  )
  for (const entry of entriesOf(value, '$')) {
    if (isObject(entry.value)) for (const name of Object.keys(entry.value)) names.add(name)
  }
  return [...names]
}
