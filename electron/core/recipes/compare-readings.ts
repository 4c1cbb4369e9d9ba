import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { BeforeAndNow, ComparedItem, ComparedReadings } from '../../../shared/models/earlier-reading.ts'
import type { Answer, RunResults } from '../../../shared/models/results.ts'
import { countUnderstood, figuresOf } from './reading-changes.ts'

/** Compares an earlier reading of a run with the newest one, item by item. */
export function compareReadings(
  { title, questions }: SurveyDraft,
  before: RunResults,
  now: RunResults,
): ComparedReadings {
  const both = <T>(of: (results: RunResults) => T): [T, T] => [of(before), of(now)]
  const figures = both(figuresOf)
  const answers = both(answersByItem)
  return {
    title,
    understood: pair(both(countUnderstood)),
    personas: pair(both(({ respondents }) => respondents.length)),
    items: questions.map(({ stem, options }, item): ComparedItem => {
      const mine = answers.map((byItem) => byItem.get(item) ?? [])
      const ofKind = (kind: Answer['kind']): BeforeAndNow =>
        pair(mine.map((each) => each.filter((answer) => answer.kind === kind).length))
      return {
        stem,
        options: options.map(({ text }, option) => ({
          text,
          ...pair(figures.map((each) => each.get(`${item} ${option}`) ?? 0)),
        })),
        words: ofKind('text'),
        unread: ofKind('unread'),
        blank: ofKind('blank'),
        answers: countDifferent(mine[0] ?? [], mine[1] ?? []),
      }
    }),
  }
}

function pair([before = 0, now = 0]: readonly number[]): BeforeAndNow {
  return { before, now }
}

function answersByItem({ answers }: RunResults): Map<number, Answer[]> {
  const items = new Map<number, Answer[]>()
  for (const answer of answers) {
    const item = items.get(answer.question)
    if (item) item.push(answer)
    else items.set(answer.question, [answer])
  }
  return items
}

/** Number of personas whose answers differ, or that only one of the readings has. */
function countDifferent(before: readonly Answer[], now: readonly Answer[]): number {
  const said = ({ kind, option, text }: Answer): string => JSON.stringify([kind, option, text])
  const earlier = new Map(before.map((answer) => [answer.respondent, said(answer)]))
  let different = 0
  for (const answer of now) {
    if (earlier.get(answer.respondent) !== said(answer)) different += 1
    earlier.delete(answer.respondent)
  }
  return different + earlier.size
}
