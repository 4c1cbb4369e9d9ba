import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { ItemPlace, PersonaPlace } from '../../../shared/models/item-place.ts'
import { type ReadingOf, type ReadPayload, readPayload } from './read-results.ts'
import type { Settled } from './settle.ts'
import { valuesAt } from './shapes/values-at.ts'
import { areInDispute } from './two-places.ts'
import { boundedJson } from './words/bounded-json.ts'

/** Whoever wants to see more opens the payload. */
const LONGEST_VALUE = 2000

interface Place {
  respondent: number | null
  path: string
  /** What was found there, where the path does not lead to one value alone. */
  found: unknown
}

/** Tells where the answers of a payload stand. */
export interface PlaceReader {
  /**
   * Of the answers to an item, by persona. Answers of one persona that differ, and are therefore not recognised, have all
   * of their places. Of numbers that came ready-made, the lists and maps that they stand in.
   */
  ofItem(item: number): ItemPlace[]
  /** Of the answers of a persona, by its position in `respondents`, in the order of the items. */
  ofPersona(respondent: number): PersonaPlace[]
}

/** Reads a payload as `readResults` does, once, and tells at which of its places the answers stand. Never throws. */
export function readPlaces(received: unknown, draft: SurveyDraft, run: ReadingOf = {}): PlaceReader {
  return placesIn(received, draft, readPayload(received, draft, run))
}

/** Tells at which places of a payload the answers stand that were read from it. */
export function placesIn(received: unknown, draft: SurveyDraft, read: ReadPayload): PlaceReader {
  const { taken } = read
  const answersTo = (item: number): Place[] =>
    taken ? [...answerPlaces(taken, item), ...rivalPlaces(read, taken, item)] : []
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

/** The places, each with what stands there. */
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

/** The places of answers elsewhere in the payload for which an answer that was understood was not taken. */
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

function answerPlaces({ columns, positions }: Settled, item: number): Place[] {
  return (columns[item] ?? []).flatMap(({ respondent: key, path, values }) => {
    const respondent = positions.get(key)
    const found = values.length > 1 ? values : (values[0] ?? null)
    return respondent === undefined ? [] : [{ respondent, path, found }]
  })
}

/** As `showValue`, cut where it is long. */
function shown(value: unknown): string {
  if (typeof value !== 'string') return boundedJson(value, LONGEST_VALUE)
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE).toWellFormed()}…` : value
}
