import type { SurveyDraft } from '../models/draft.ts'
import { areUnreadable, detectLanguage } from '../wording/detect-language.ts'

/**
 * The language that most of a questionnaire is in; null for a third one.
 *
 * @param otherwise where its words do not show it
 */
export function languageOf(
  { title, context, questions }: SurveyDraft,
  otherwise: 'fr' | 'en',
): 'fr' | 'en' | null {
  const stems = questions.map(({ stem }) => stem)
  if (areUnreadable(stems)) return null
  const options = questions.flatMap((question) => question.options.map(({ text }) => text))
  return detectLanguage([title, context, ...stems, ...options].join('\n')) ?? otherwise
}
