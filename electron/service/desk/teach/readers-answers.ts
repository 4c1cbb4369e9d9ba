import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Answer, RunResults } from '../../../../shared/models/results.ts'
import { comparable } from '../../results/words/comparable.ts'
import type { Weighed } from './weigh.ts'

/** How many answers that Sonde read by itself a way would lose, or read as something else. */
export type LostBy = (way: Weighed) => number

/**
 * Compares ways with what Sonde's own readers find, item by item. Left out: the item that was pointed at, those that
 * were taught before, and readings that are unsure.
 */
export function lostOfReaders(
  results: RunResults,
  draft: SurveyDraft,
  { item, taught }: { item: number; taught: ReadonlySet<number> },
): LostBy {
  if (results.certainty === 'unsure') return () => 0
  const ids = results.respondents.map(({ id }) => id)
  const items = draft.questions.map((_, at) =>
    at === item || taught.has(at) ? [] : saidOf(results.answers, at),
  )
  return (way) => {
    const known = new Set(way.ids)
    // The readers' answers stay beside a recipe's only where the personas are the same.
    const areSame = ids.every((id) => id !== null && known.has(id))
    const found = new Set(way.cells.map((cell) => cell.item))
    return items.reduce((sum, said, at) => {
      if (said.length === 0 || (areSame && !found.has(at))) return sum
      const left = [...said]
      for (const one of saidOf(way.answers, at)) {
        const same = left.indexOf(one)
        if (same !== -1) left.splice(same, 1)
      }
      return sum + left.length
    }, 0)
  }
}

/** The answers to an item that are understood, each as one text. */
function saidOf(answers: readonly Answer[], item: number): string[] {
  return answers.flatMap(({ question, kind, option, text }) =>
    question === item && (kind === 'option' || kind === 'text')
      ? [`${option} ${comparable(text ?? '')}`]
      : [],
  )
}
