import { createWordingChecker } from '../../renderer/lib/wording/wording-checker.ts'
import type { WordingLanguage } from '../../shared/wording/finding.ts'
import type { SurveyItem } from '../../shared/wording/survey-report.ts'

/** What the page's wording checker says of a whole questionnaire that it has not seen before. */
export function checkSurvey(items: readonly SurveyItem[], language: WordingLanguage) {
  const check = createWordingChecker()
  return check({ turn: 1, language, order: items.map(({ id }) => id), changed: [...items], off: [] })
}
