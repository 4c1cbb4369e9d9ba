import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Respondent } from '../../../../shared/models/results.ts'
import type { Gathered } from '../shapes/gathered.ts'
import type { RunSizes } from './run-sizes.ts'

/**
 * Describes respondents from the list of personas: by id, or by place where the answers name nobody. The latter is
 * never sure.
 */
export function withPeople(gathered: Gathered, people: readonly Respondent[]): Gathered {
  if (people.length === 0) return gathered
  const keys = [...gathered.respondents.keys()]
  const nameless = keys.every((key) => gathered.respondents.get(key)?.id === null)
  if (nameless && (keys.length !== people.length || namesListed(gathered, people))) return gathered
  const respondents = new Map<string, Respondent>()
  const times = new Map<string | null, number>()
  for (const { id } of people) times.set(id, (times.get(id) ?? 0) + 1)
  people.forEach((person, at) => {
    const key = nameless ? keys[at] : (person.id ?? undefined)
    // Of two listed people with one name, it is unclear which of them answered.
    if (key !== undefined && (nameless || times.get(person.id) === 1)) respondents.set(key, person)
  })
  for (const [key, respondent] of gathered.respondents) {
    const person = respondents.get(key)
    respondents.set(key, person ? described(respondent, person) : respondent)
  }
  return { ...gathered, respondents, byPlace: gathered.byPlace === true || (nameless && keys.length > 0) }
}

/** Whether some row names one of the listed people in a field: then the row's place does not say who it is. */
function namesListed({ respondents }: Gathered, people: readonly Respondent[]): boolean {
  const ids = new Set(people.map(({ id }) => id))
  return [...respondents.values()].some(({ attributes }) => attributes.some(({ value }) => ids.has(value)))
}

/** A respondent with its own fields, and those that only the list of respondents has. */
function described(respondent: Respondent, person: Respondent): Respondent {
  const known = new Set(respondent.attributes.map(({ name }) => name))
  const added = person.attributes.filter(({ name }) => !known.has(name))
  return { id: respondent.id ?? person.id, attributes: [...respondent.attributes, ...added] }
}

/**
 * Whether lists name neither personas nor items, and are not as many as the personas, or are as many as the items: rows
 * and columns could then be swapped without notice.
 */
export function isUnnamed(
  { respondents, cells }: Gathered,
  sizes: RunSizes,
  { questions }: SurveyDraft,
): boolean {
  const isSquare = respondents.size === questions.length && questions.length > 1
  if (cells.length === 0 || (sizes.has(respondents.size) && !isSquare)) return false
  return (
    [...respondents.values()].every(({ id }) => id === null) &&
    cells.every(({ question }) => question.names.length === 0)
  )
}

/**
 * Whether the keys of bare lists are no names of personas: one is not listed or, without a list, they are not as many
 * as were asked, or are as many as the items.
 */
export function isMisnamed(
  { respondents, byKeys }: Gathered,
  sizes: RunSizes,
  { questions }: SurveyDraft,
  people: readonly Respondent[],
): boolean {
  if (!byKeys) return false
  const ids = new Set(people.map(({ id }) => id))
  if (ids.size > 0) return ![...respondents.keys()].every((key) => ids.has(key))
  return !sizes.has(respondents.size) || respondents.size === questions.length
}
