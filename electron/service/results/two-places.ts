import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Answer } from '../../../shared/models/results.ts'
import type { FoundNumbers } from './resolve-blocks.ts'
import { saysTheSame } from './says-the-same.ts'
import type { Settled } from './settle.ts'

/** A reading of one place of the payload. */
export interface PlacedReading extends Settled {
  /** The list or map that was read, as JSONPath. */
  place: string
  numbers: readonly FoundNumbers[]
}

/** Items of which another place tells other counts than `best` does, or shares of other counts. */
export function disputedCounts(
  best: PlacedReading,
  readings: readonly PlacedReading[],
  all: readonly FoundNumbers[],
): Set<number> {
  const disputed = new Set<number>()
  const own = new Set(best.numbers.map(({ block }) => block.path))
  const isOwn = (path: string): boolean => own.has(path) || [...own].some((outer) => isWithin(path, outer))
  for (const { question, counts } of best.results.counts) {
    const isOther = (reading: PlacedReading): boolean =>
      reading.numbers.some((found) => found.question === question && !isOwn(found.block.path)) &&
      reading.results.counts.some(
        (item) => item.question === question && item.counts.join() !== counts.join(),
      )
    const isRival = (found: FoundNumbers): boolean =>
      found.question === question && !isOwn(found.block.path) && !saysTheSame(counts, found)
    if (readings.some(isOther) || all.some(isRival)) disputed.add(question)
  }
  return disputed
}

/** The answers of `best`; one that another place tells otherwise, of the same persona and item, is not understood. */
export function undisputedAnswers(
  best: PlacedReading,
  readings: readonly PlacedReading[],
  { questions }: SurveyDraft,
): Answer[] {
  const others = readings.filter(({ place }) => !isWithin(place, best.place) && !isWithin(best.place, place))
  if (others.length === 0) return best.results.answers
  const told = new Map<string, Set<string>>()
  for (const { results } of others) {
    for (const answer of results.answers) {
      const id = results.respondents[answer.respondent]?.id ?? null
      if (id === null || answer.kind === 'blank' || answer.kind === 'unread') continue
      const key = `${answer.question}|${id}`
      told.set(key, (told.get(key) ?? new Set()).add(meaningOf(answer)))
    }
  }
  return best.results.answers.map((answer) => {
    const id = best.results.respondents[answer.respondent]?.id ?? null
    const elsewhere = id === null ? undefined : told.get(`${answer.question}|${id}`)
    const isDisputed =
      (answer.kind === 'option' || answer.kind === 'text') &&
      elsewhere !== undefined &&
      [...elsewhere].some((meaning) => meaning !== meaningOf(answer))
    const words = answer.text ?? questions[answer.question]?.options[answer.option ?? -1]?.text ?? ''
    return isDisputed ? { ...answer, kind: 'unread', option: null, text: words } : answer
  })
}

function meaningOf({ option, text }: Answer): string {
  return `${option ?? ''}|${text ?? ''}`
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)
}
