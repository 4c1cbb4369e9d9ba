import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { areAnswersElsewhere } from './contradicting-places.ts'
import type { FoundNumbers } from './numbers/resolve-blocks.ts'
import { saysTheSame } from './numbers/says-the-same.ts'
import type { DisputedItems } from './numbers/settle-numbers.ts'
import { areOfSomethingElse } from './partial-numbers.ts'
import { rawAnswers } from './raw-answers.ts'
import type { Settled } from './settle.ts'
import { stepPath } from './shapes/gathered.ts'
import { pathSteps } from './words/path-steps.ts'
import { wordsBesideAnswers } from './words-beside-answers.ts'

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

/**
 * The answers of `best`, with those unread that another place contradicts for the same persona and item, or all where
 * it has other answers altogether.
 */
export function undisputedAnswers(
  best: PlacedReading,
  readings: readonly PlacedReading[],
  { data, draft, personas }: { data: unknown; draft: SurveyDraft; personas: number },
): Answer[] {
  const isAnyElsewhere = areAnswersElsewhere(data, placeOf(best), best.results, draft)
  const beside = new Set([...wordsBesideAnswers(best, data, draft), ...rawAnswers(best, data)])
  const others = readingsElsewhere(best, readings).filter(
    (other) => !areOfSomethingElse(other, best, { draft, personas }),
  )
  if (others.length === 0 && !isAnyElsewhere && beside.size === 0) return best.results.answers
  const doubtful = new Set(
    best.columns.flatMap((column, question) =>
      column.flatMap(({ path, respondent }) =>
        beside.has(path) ? [`${question} ${best.positions.get(respondent)}`] : [],
      ),
    ),
  )
  const told = new Map<string, Set<string>>()
  for (const { results } of others) {
    for (const answer of results.answers) {
      if (answer.kind === 'blank' || answer.kind === 'unread') continue
      const key = keyOf(results, answer)
      told.set(key, (told.get(key) ?? new Set()).add(meaningOf(answer)))
    }
  }
  const isTold = ({ kind }: Answer): boolean => kind === 'option' || kind === 'text'
  const differs = (answer: Answer): boolean => {
    const elsewhere = told.get(keyOf(best.results, answer))
    return isTold(answer) && [...(elsewhere ?? [])].some((meaning) => meaning !== meaningOf(answer))
  }
  // A place that differs more often than not is of something else, and nobody knows which of the two is.
  const differing = best.results.answers.filter(differs).length
  const same = best.results.answers.filter(
    (answer) => isTold(answer) && told.has(keyOf(best.results, answer)) && !differs(answer),
  ).length
  const isOther = differing > Math.max(1, same)
  return best.results.answers.map((answer) => {
    const isAlone = (isAnyElsewhere || (isOther && !told.has(keyOf(best.results, answer)))) && isTold(answer)
    const words = answer.text ?? draft.questions[answer.question]?.options[answer.option ?? -1]?.text ?? ''
    const isDoubtful = doubtful.has(`${answer.question} ${answer.respondent}`) && isTold(answer)
    return differs(answer) || isAlone || isDoubtful
      ? { ...answer, kind: 'unread', option: null, text: words }
      : answer
  })
}

/**
 * The reading with `answers`, in which those that another place contradicts count as unread. It is `unsure` where more
 * than half of them are unread.
 */
export function withoutDisputes(results: Settled['results'], answers: Answer[]): Settled['results'] {
  if (answers === results.answers || answers.every((answer, at) => answer === results.answers[at]))
    return results
  const unread = answers.filter(({ kind }) => kind === 'unread').length
  return { ...results, answers, certainty: unread * 2 > answers.length ? 'unsure' : 'likely' }
}

/** The place of a reading or, where it is of the whole payload, the innermost one around all of its answers. */
export function placeOf({ place, columns }: PlacedReading): string {
  if (place !== '$') return place
  const paths = columns.flat().map(({ path }) => pathSteps(path))
  const [first = []] = paths
  const end = first.findIndex(
    (step, at) => at === first.length - 1 || paths.some((path) => path[at] !== step),
  )
  return first.slice(0, Math.max(0, end)).reduce<string>(stepPath, '$')
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
