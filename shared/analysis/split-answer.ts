import type { Question } from '../models/draft.ts'
import type { Answer } from '../models/results.ts'
import { type SplitText, splitText } from '../text/stems/split-text.ts'
import { detectLanguage } from '../wording/detect-language.ts'
import type { WordingLanguage } from '../wording/finding.ts'
import { answerText } from './answer-text.ts'

/** What is needed of an item to take its answers apart; the stem tells the language. */
export type SplitQuestion = Pick<Question, 'options'> & Partial<Pick<Question, 'stem'>>

const languages = new WeakMap<SplitQuestion, WordingLanguage | null>()
/** Of the texts of options and of answers, by the object that holds them. */
const known = new WeakMap<object, SplitText>()

/** Takes an answer apart, once for as long as it is the same object; those who chose the same option share its text. */
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
