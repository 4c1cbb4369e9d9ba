import type { Question } from '../models/draft.ts'
import type { Answer } from '../models/results.ts'
import { analysedItem, sortResponses } from './item-responses.ts'

/** What one persona did with one item. */
export interface PersonaAnswer {
  /** As sorted into `ItemResponses`; `totals_only`: the service sent no individual answers to the item. */
  state: 'answered' | 'blank' | 'unread' | 'missing' | 'totals_only'
  /** The answer, or all received ones where answers to the same item disagree. */
  answers: readonly Answer[]
}

/**
 * What one persona did with every item, in questionnaire order.
 *
 * @param byItem the answers of the whole run (see `groupByItem`)
 * @param persona position in `RunResults.respondents`
 */
export function personaAnswers(
  questions: readonly Pick<Question, 'type' | 'options'>[],
  byItem: ReadonlyMap<number, readonly Answer[]>,
  persona: number,
): PersonaAnswer[] {
  return questions.map((question, position) => {
    const all = byItem.get(position)
    if (!all) return { state: 'totals_only', answers: [] }
    const answers = all.filter(({ respondent }) => respondent === persona)
    const sorted = sortResponses(analysedItem(question, position), answers, [persona])
    if (sorted.answered.length > 0) return { state: 'answered', answers: sorted.answered }
    if (sorted.blank.length > 0) return { state: 'blank', answers }
    return { state: sorted.unread.length > 0 ? 'unread' : 'missing', answers }
  })
}
