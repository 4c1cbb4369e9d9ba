import type { Question } from '../models/draft.ts'
import type { Answer } from '../models/results.ts'
import { type SplitText, splitText } from '../stems/split-text.ts'
import { detectLanguage } from '../wording/detect-language.ts'
import type { WordingLanguage } from '../wording/finding.ts'
import { answerText } from './answer-text.ts'

/** The parts of an item that are needed to split its answers; stem and options show the language. */
export type SplitQuestion = Pick<Question, 'options'> & Partial<Pick<Question, 'stem'>>

const languages = new WeakMap<SplitQuestion, WordingLanguage | null>()
/** Split texts of options and answers, by the option or answer object. */
const known = new WeakMap<object, SplitText>()

/** Splits the text of an answer. The result is kept by the answer object, for a chosen option by the option object. */
export function splitAnswer(answer: Answer, question: SplitQuestion): SplitText {
  const holder = (answer.kind === 'option' && question.options[answer.option ?? -1]) || answer
  const found = known.get(holder)
  if (found) return found
  const made = splitText(answerText(answer, question), languageOf(question))
  known.set(holder, made)
  return made
}

function languageOf(question: SplitQuestion): WordingLanguage | null {
  const found = languages.get(question)
  if (found !== undefined) return found
  const made = detectLanguage([question.stem ?? '', ...question.options.map(({ text }) => text)].join(' '))
  languages.set(question, made)
  return made
}
