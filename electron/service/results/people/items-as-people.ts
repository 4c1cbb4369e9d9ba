import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Respondent } from '../../../../shared/models/results.ts'
import { isObject } from '../../json/json-value.ts'
import type { Gathered } from '../shapes/gathered.ts'
import { pathSteps } from '../words/path-steps.ts'

type Answers = Pick<Gathered, 'cells' | 'respondents'>

/**
 * Whether a reading under unknown names takes the items, or rows of one answer each, for the personas: these would be
 * called like items, or nobody would have answered a second item, though not all answered the same one.
 */
export function takesItemsForPeople(
  { cells, respondents }: Answers,
  isItem: (id: string) => boolean,
): boolean {
  const people = [...respondents.values()]
  const fields = [...new Set(people.flatMap(({ attributes }) => attributes.map(({ name }) => name)))]
  const names = [people.flatMap(({ id }) => id ?? []), ...fields.map((field) => valuesOf(people, field))]
  const areItems = (own: readonly string[]): boolean =>
    own.length > 1 &&
    new Set(own).size === own.length &&
    // A service may have items of its own.
    own.filter((id) => /\D/.test(id) && isItem(id)).length * 2 > own.length
  if (names.some((own, at) => (at === 0 || own.length === people.length) && areItems(own))) return true
  const answered = cells.filter(({ values }) => values.length > 0)
  const answering = new Set(answered.map(({ respondent }) => respondent))
  const items = new Set(answered.map(({ question: { item } }) => item?.index))
  return answered.length > 1 && answering.size === answered.length && items.size > 1
}

/** The values that people have in a field. */
function valuesOf(people: readonly Respondent[], field: string): string[] {
  return people.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) => (name === field ? [value] : [])),
  )
}

/**
 * Whether each persona would be called by the number of the option that it chose, and no two chose the same: these are
 * the options.
 */
export function takesOptionsForPeople({ cells, respondents }: Answers, { questions }: SurveyDraft): boolean {
  const answered = cells.filter(({ values }) => values.length > 0)
  const counted = answered.map(({ respondent, question: { item }, values }) => {
    const id = respondents.get(respondent)?.id ?? ''
    const option = questions[item?.index ?? -1]?.options.findIndex(({ text }) => text === values[0]) ?? -1
    return /^\d+$/.test(id) && option >= 0 ? { first: Number(id) - option, option } : null
  })
  const [one] = counted
  const options = new Set(counted.map((each) => each?.option))
  return (
    counted.length > 1 &&
    options.size === counted.length &&
    (one?.first === 0 || one?.first === 1) &&
    counted.every((each) => each?.first === one.first)
  )
}

/**
 * Whether the personas would be called by numbers that are at most as large as they are many, and no two of them chose
 * the same option of any item: these are lists of the options, with how many chose each.
 */
export function takesCountsForPeople({ cells, respondents }: Answers, asked: number): boolean {
  const ids = [...respondents.values()].map(({ id }) => id ?? '')
  if (!ids.every((id) => /^\d{1,3}$/.test(id) && Number(id) <= asked)) return false
  const answered = cells.filter(({ values }) => values.length > 0)
  const told = new Set(answered.map(({ question: { item }, values }) => `${item?.index} ${values[0]}`))
  return answered.length > 1 && told.size === answered.length
}

/**
 * Whether the personas would be called like the fields that the entries of a payload have: more than two maps for each
 * item have one of these names, or an item's text stands under it, with which nobody answers.
 */
export function takesFieldsForPeople(
  { cells, respondents }: Answers,
  data: unknown,
  { questions }: SurveyDraft,
): boolean {
  const ids = [...respondents.values()].map(({ id }) => id)
  if (ids.length < 2 || !areKeys({ cells, respondents })) return false
  // Of two personas, each item has two maps, in which fields would have their names.
  const most = questions.length * 2 - (ids.length === 2 ? 1 : 0)
  const names = new Map(ids.map((id) => [id ?? '', most]))
  const stems = new Set<unknown>(questions.map(({ stem }) => stem))
  // Stops at the first name that is a field's.
  const hasField = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(hasField)
    if (!isObject(value)) return false
    return Object.entries(value).some(([name, inner]) => {
      const left = (names.get(name) ?? Number.POSITIVE_INFINITY) - 1
      if (names.has(name)) names.set(name, left)
      return left < 0 || (names.has(name) && stems.has(inner)) || hasField(inner)
    })
  }
  return hasField(data)
}

/** Whether each answer stands under the name of its persona. */
function areKeys({ cells, respondents }: Answers): boolean {
  return cells.every(({ respondent, path }) =>
    pathSteps(path).includes(respondents.get(respondent)?.id ?? ''),
  )
}

/** Whether answers that name nobody stand under the names of listed people, who may be in another order. */
export function standUnderNames({ cells, respondents }: Answers, people: readonly Respondent[]): boolean {
  if (people.length === 0 || [...respondents.values()].some(({ id }) => id !== null)) return false
  const ids = new Set<string | number | null>(people.map(({ id }) => id))
  return cells.some(({ path }) => pathSteps(path).some((step) => ids.has(step)))
}
