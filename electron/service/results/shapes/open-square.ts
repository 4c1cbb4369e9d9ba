import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Respondent } from '../../../../shared/models/results.ts'
import { parsed } from '../../json/document-in.ts'
import { isObject } from '../../json/json-value.ts'
import { findText } from '../words/comparable.ts'
import { pathSteps } from '../words/path-steps.ts'
import type { Gathered } from './gathered.ts'

const FEWEST_DOCUMENTS = 2

/**
 * Whether answers are in as many lists as there are items, all of that length, without saying whose or to what they
 * are: each list may be a persona or an item. The options decide only if, with rows and columns swapped, some answer
 * would not be an option of its item.
 */
export function isOpenSquare(
  { cells, respondents, isBare, byPlace }: Gathered,
  { questions }: SurveyDraft,
  people: readonly Respondent[],
): boolean {
  const count = questions.length
  if (count < 2 || respondents.size !== count || !(isBare || byPlace)) return false
  if (cells.length === 0 || cells.some(({ question }) => question.names.length > 0)) return false
  const known = new Set(people.map(({ id }) => id))
  const ids = [...respondents.values()].map(({ id }) => id)
  if (known.size > 0 && ids.every((id) => id !== null && known.has(id))) return false
  const rows = new Map([...respondents.keys()].map((key, at) => [key, at]))
  const readers = questions.map(({ type, options }) =>
    type === 'single_choice' ? findText(options.map(({ text }) => text)) : null,
  )
  const options = new Set(questions.flatMap((item) => item.options.map(({ text }) => text)))
  return cells.every(({ respondent, values }) => {
    const turned = readers[rows.get(respondent) ?? -1]
    return values.every((value) => {
      if (typeof value !== 'string') return true
      return turned ? turned(value) !== null : !options.has(value)
    })
  })
}

/**
 * Whether items would be told apart by their places in a list that itself belongs to one item: under its text, or in an
 * object with its text.
 */
export function isWithinItem(
  { cells, blocks }: Gathered,
  path: string,
  data: unknown,
  { questions }: SurveyDraft,
): boolean {
  const isPlaced = [...cells, ...blocks].some(({ question }) => question.names.length === 0)
  if (!isPlaced) return false
  const isStem = findText(questions.map(({ stem }) => stem))
  let here = data
  return pathSteps(path).some((step) => {
    const fields = isObject(here) ? Object.values(here) : []
    here =
      typeof here === 'object' && here !== null ? (here as Record<string | number, unknown>)[step] : undefined
    const texts = [step, ...fields].filter((text) => typeof text === 'string')
    return texts.some((text) => isStem(text) !== null)
  })
}

/**
 * Whether most texts that a reading takes are whole documents, `{"answer": "Beans", "sure": true}`, which nobody said:
 * what was said stands in them, and is read where they are opened. One such text among others may be what somebody said.
 */
export function areDocuments({ cells }: Gathered): boolean {
  const texts = cells.flatMap(({ values }) => values.filter((value) => typeof value === 'string'))
  const documents = texts.filter((text) => /^\s*\{[\s\S]*\}\s*$/.test(text) && parsed(text) !== undefined)
  return documents.length >= FEWEST_DOCUMENTS && documents.length * 2 > texts.length
}
