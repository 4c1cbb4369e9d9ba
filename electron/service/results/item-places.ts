import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { ItemPlace } from '../../../shared/models/item-place.ts'
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

/**
 * Tells of each item at which places of a payload the answers stand that `readResults` reads from it, by persona, and what
 * stands there; of numbers that came ready-made, the lists and maps that they stand in. Answers of one persona that
 * differ, and are therefore not recognised, have all of their places. The payload is read once. Never throws.
 */
export function readPlaces(
  received: unknown,
  draft: SurveyDraft,
  run: ReadingOf = {},
): (item: number) => ItemPlace[] {
  const read = readPayload(received, draft, run)
  return (item) => {
    if (!read.taken) return []
    const places = [...answerPlaces(read.taken, item), ...rivalPlaces(read, read.taken, item)]
    for (const { question, path, value } of read.taken.numbersFrom)
      if (question === item) places.push({ respondent: null, path, found: value })
    const paths = places.map(({ path }) => path)
    const values = valuesAt(received, paths)
    return places
      .sort((one, other) => (one.respondent ?? -1) - (other.respondent ?? -1))
      .map(({ respondent, path, found }) => {
        const at = values.get(path) ?? []
        return { respondent, path, value: shown(at.length === 1 ? at[0] : found) }
      })
  }
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
