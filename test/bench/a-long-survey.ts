import { emptyDraft, type SurveyDraft } from '../../shared/models/draft.ts'

const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, at) => `word${(seed * 7 + at * 13) % 97}`).join(' ')

/** A survey of so many closed items with so many response options each; the words differ from item to item. */
export function aLongSurvey(questions: number, options: number): SurveyDraft {
  return {
    ...emptyDraft(),
    title: 'Long questionnaire',
    context: words(1, 20),
    questions: Array.from({ length: questions }, (_, question) => ({
      id: `q${question}`,
      stem: words(question, 12),
      type: 'single_choice',
      options: Array.from({ length: options }, (_, option) => ({
        id: `q${question}o${option}`,
        text: `${words(question + option, 3)} ${option}`,
      })),
    })),
  }
}
