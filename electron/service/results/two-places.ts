import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Answer } from '../../../shared/models/results.ts'
import type { FoundNumbers } from './numbers/resolve-blocks.ts'
import { saysTheSame } from './numbers/says-the-same.ts'
import type { DisputedItems } from './numbers/settle-numbers.ts'
import type { Settled } from './settle.ts'

/** A reading of one place of the payload. */
export interface PlacedReading extends Settled {
  /** The list or map that was read, as JSONPath. */
  place: string
  numbers: readonly FoundNumbers[]
}

/**
 * Items for which another place has other numbers than `best`: `asked` where that place has a name of something else,
 * else `open`.
 */
export function disputedNumbers(
  best: PlacedReading,
  all: readonly FoundNumbers[],
  isForeign: (path: string) => boolean,
): DisputedItems {
  const disputed: DisputedItems = { asked: new Set(), open: new Set() }
  const own = [...new Set(best.numbers.map(({ block }) => block.path))]
  const isOwn = (path: string): boolean => own.some((other) => isWithin(path, other) || isWithin(other, path))
  const others = all.filter(({ block }) => !isOwn(block.path))
  for (const { question, spread } of best.numbers) {
    const says = (rival: FoundNumbers): boolean =>
      [...spread.columns.values()].some((column) =>
        saysTheSame(
          column.map((value) => value?.number ?? null),
          rival,
        ),
      )
    for (const rival of others) {
      if (rival.question !== question || says(rival)) continue
      disputed[isForeign(rival.block.path) ? 'asked' : 'open'].add(question)
    }
  }
  return disputed
}

/** The readings of places that are neither inside the place of `best` nor around it. */
export function readingsElsewhere<T extends Pick<PlacedReading, 'place'>>(
  best: T,
  readings: readonly T[],
): T[] {
  return readings.filter(({ place }) => !isWithin(place, best.place) && !isWithin(best.place, place))
}

/** The answers of `best`, with those unread that another place contradicts for the same persona and item. */
export function undisputedAnswers(
  best: PlacedReading,
  readings: readonly PlacedReading[],
  { questions }: SurveyDraft,
): Answer[] {
  const others = readingsElsewhere(best, readings)
  if (others.length === 0) return best.results.answers
  const told = new Map<string, Set<string>>()
  for (const { results } of others) {
    for (const answer of results.answers) {
      if (answer.kind === 'blank' || answer.kind === 'unread') continue
      const key = keyOf(results, answer)
      told.set(key, (told.get(key) ?? new Set()).add(meaningOf(answer)))
    }
  }
  return best.results.answers.map((answer) => {
    const elsewhere = told.get(keyOf(best.results, answer))
    const isDisputed =
      (answer.kind === 'option' || answer.kind === 'text') &&
      elsewhere !== undefined &&
      [...elsewhere].some((meaning) => meaning !== meaningOf(answer))
    const words = answer.text ?? questions[answer.question]?.options[answer.option ?? -1]?.text ?? ''
    return isDisputed ? { ...answer, kind: 'unread', option: null, text: words } : answer
  })
}

/** Whether two answers from two readings are of the same persona to the same item, and differ. */
export function areInDispute(
  [one, answer]: readonly [Settled, Answer],
  [other, rival]: readonly [Settled, Answer],
): boolean {
  return (
    rival.kind !== 'blank' &&
    rival.kind !== 'unread' &&
    keyOf(one.results, answer) === keyOf(other.results, rival) &&
    meaningOf(answer) !== meaningOf(rival)
  )
}

/** Identifies an answer by its item and its persona: the persona's id or, where it has none, its index. */
export function answerKey({ results }: Pick<Settled, 'results'>, answer: Answer): string {
  return keyOf(results, answer)
}

function keyOf({ respondents }: Settled['results'], { question, respondent }: Answer): string {
  const id = respondents[respondent]?.id ?? null
  return id === null ? `${question}#${respondent}` : `${question}|${id}`
}

function meaningOf({ option, text }: Answer): string {
  return `${option ?? ''}|${text ?? ''}`
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)
}
