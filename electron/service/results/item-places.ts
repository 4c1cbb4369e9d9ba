import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { ItemPlace, PersonaPlace } from '../../../shared/models/item-place.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { ReadPayload } from './read-results.ts'
import type { Settled } from './settle.ts'
import { valuesAt } from './shapes/values-at.ts'
import { areInDispute } from './two-places.ts'
import { boundedJson } from './words/bounded-json.ts'

/** The longest text shown of a value; the payload itself shows the rest. */
const LONGEST_VALUE = 2000

interface Place {
  respondent: number | null
  path: string
  /** What was found there, used where the path does not lead to exactly one value. */
  found: unknown
}

/** Gives the places of a payload that the answers were read from. */
export interface PlaceReader {
  /**
   * The places of the answers to an item, by persona. Answers of one persona that contradict each other are not
   * recognised, and all of their places are given. Of numbers per option, the lists and maps that hold them.
   */
  ofItem(item: number): ItemPlace[]
  /** The places of a persona's answers, in the order of the items. `respondent` is its index in `respondents`. */
  ofPersona(respondent: number): PersonaPlace[]
}

/** Gives the places in a payload of the answers that were read from it. Never throws. */
export function placesIn(received: unknown, draft: SurveyDraft, read: ReadPayload): PlaceReader {
  const { taken } = read
  const answersTo = (item: number): Place[] =>
    taken
      ? [...answerPlaces({ ...taken, results: read.results }, item), ...rivalPlaces(read, taken, item)]
      : []
  return {
    ofItem(item) {
      const places = answersTo(item)
      for (const { question, path, value } of taken?.numbersFrom ?? [])
        if (question === item) places.push({ respondent: null, path, found: value })
      return withValues(
        received,
        places.sort((one, other) => (one.respondent ?? -1) - (other.respondent ?? -1)),
      ).map(({ respondent, path, value }) => ({ respondent, path, value }))
    },
    ofPersona(respondent) {
      const places = draft.questions.flatMap((_, item) =>
        answersTo(item)
          .filter((place) => place.respondent === respondent)
          .map((place) => ({ ...place, item })),
      )
      return withValues(received, places).map(({ item, path, value }) => ({ item, path, value }))
    },
  }
}

/** The places, each with the value found there. */
function withValues<T extends Place>(received: unknown, places: readonly T[]): (T & { value: string })[] {
  const values = valuesAt(
    received,
    places.map(({ path }) => path),
  )
  return places.map((place) => {
    const at = values.get(place.path) ?? []
    return { ...place, value: shown(at.length === 1 ? at[0] : place.found) }
  })
}

/**
 * The places of contradicting answers elsewhere in the payload, because of which an understood answer was not taken.
 */
function rivalPlaces({ results, elsewhere }: ReadPayload, taken: Settled, item: number): Place[] {
  if (elsewhere.length === 0) return []
  const isRead = new Set(
    results.answers.flatMap(({ question, kind, respondent }) =>
      question === item && kind !== 'unread' ? [respondent] : [],
    ),
  )
  const disputed = taken.results.answers.filter(
    ({ question, kind, respondent }) => question === item && kind !== 'unread' && !isRead.has(respondent),
  )
  return disputed.flatMap((answer) =>
    elsewhere.flatMap((other) =>
      other.results.answers
        .filter((rival) => rival.question === item && areInDispute([taken, answer], [other, rival]))
        .flatMap(({ respondent }) =>
          answerPlaces(other, item).filter((place) => place.respondent === respondent),
        )
        .map((place) => ({ ...place, respondent: answer.respondent })),
    ),
  )
}

/** The places of the answers to an item. A blank that the results leave out, as it may be none, has no place. */
function answerPlaces(
  {
    columns,
    positions,
    results,
  }: Pick<Settled, 'columns' | 'positions'> & { results: Pick<RunResults, 'answers'> },
  item: number,
): Place[] {
  const answered = new Set(
    results.answers.flatMap(({ question, respondent }) => (question === item ? [respondent] : [])),
  )
  return (columns[item] ?? []).flatMap(({ respondent: key, path, values }) => {
    const respondent = positions.get(key)
    const found = values.length > 1 ? values : (values[0] ?? null)
    return respondent === undefined || !answered.has(respondent) ? [] : [{ respondent, path, found }]
  })
}

/** Like `showValue`, but cut where it is long. */
function shown(value: unknown): string {
  if (typeof value !== 'string') return boundedJson(value, LONGEST_VALUE)
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE).toWellFormed()}…` : value
}
