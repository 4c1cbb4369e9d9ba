import { groupByItem, respondentPositions } from '../../../shared/analysis/item-responses.ts'
import { type NumericItem, readNumericItem } from '../../../shared/analysis/numeric/numeric-item.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'

/** The numbers among the answers to each item, whatever the filter keeps; null for items that are not about numbers. */
export function numericItems(
  { questions }: Pick<SurveyDraft, 'questions'>,
  results: Pick<RunResults, 'answers' | 'respondents'>,
): (NumericItem | null)[] {
  const byItem = groupByItem(results.answers)
  const respondents = respondentPositions(results)
  return questions.map((question, position) =>
    readNumericItem({ question, position, answers: byItem.get(position) ?? [], respondents }),
  )
}
