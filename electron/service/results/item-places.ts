import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { ItemPlace } from '../../../shared/models/item-place.ts'
import { type ReadingOf, readPayload } from './read-results.ts'
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
 * At which places of a payload the answers to an item stand that `readResults` reads from it, by persona, and what stands
 * there; of numbers that came ready-made, the lists and maps that they stand in. Answers of one persona that differ, and
 * are therefore not recognised, have all of their places. Never throws.
 */
export function itemPlaces(
  received: unknown,
  draft: SurveyDraft,
  item: number,
  run: ReadingOf = {},
): ItemPlace[] {
  const { results, taken, elsewhere } = readPayload(received, draft, run)
  if (!taken) return []
  const places = answerPlaces(taken, item)
  const isRead = new Set(
    results.answers.flatMap(({ question, kind, respondent }) =>
      question === item && kind !== 'unread' ? [respondent] : [],
    ),
  )
  const disputed = taken.results.answers.filter(
    ({ question, kind, respondent }) => question === item && kind !== 'unread' && !isRead.has(respondent),
  )
  for (const answer of disputed) {
    for (const other of elsewhere) {
      const rivals = other.results.answers.filter(
        (rival) => rival.question === item && areInDispute([taken, answer], [other, rival]),
      )
      for (const { respondent } of rivals) {
        const own = answerPlaces(other, item).filter((place) => place.respondent === respondent)
        places.push(...own.map((place) => ({ ...place, respondent: answer.respondent })))
      }
    }
  }
  for (const { question, path, value } of taken.numbersFrom)
    if (question === item) places.push({ respondent: null, path, found: value })
  const values = valuesAt(
    received,
    places.map(({ path }) => path),
  )
  return places
    .sort((one, other) => (one.respondent ?? -1) - (other.respondent ?? -1))
    .map(({ respondent, path, found }) => {
      const at = values.get(path) ?? []
      return { respondent, path, value: shown(at.length === 1 ? at[0] : found) }
    })
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
