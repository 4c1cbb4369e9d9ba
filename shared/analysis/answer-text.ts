import type { Question } from '../models/draft.ts'
import type { Answer } from '../models/results.ts'

/** The text of an answer; "" for one left blank. */
export function answerText(answer: Answer, question: Pick<Question, 'options'>): string {
  if (answer.kind === 'option') return question.options[answer.option ?? -1]?.text ?? ''
  return answer.text ?? ''
}
