import { findingAt, type ItemContext, type Rule } from '../item-context.ts'
import { ASKED_KINDS, type AskedKinds, OPTION_KINDS, type OptionKinds } from '../lexicons/answer-kinds.ts'

const LEAST_ANSWERS = 2

/**
 * By kind of question, the kinds of options that cannot answer it; only pairs that are always mistakes. Since good
 * surveys also answer "Do you smoke?" by "sometimes", frequencies are only flagged for what somebody is or owns.
 */
const CANNOT_ANSWER: Record<Exclude<keyof AskedKinds, 'rates'>, readonly (keyof OptionKinds)[]> = {
  often: ['yesNo', 'satisfaction', 'agreement'],
  count: ['yesNo', 'satisfaction', 'agreement', 'frequency'],
  degree: ['yesNo'],
  state: ['frequency', 'satisfaction', 'agreement'],
  polar: ['satisfaction', 'agreement'],
}

/** Options that do not answer what is asked: "How often …?" with yes and no. */
export const mismatchedOptions: Rule = (item) => {
  const question = item.questions[0]
  if (!item.closed || item.answers.length < LEAST_ANSWERS || !question?.asks) return []
  // If a stem has two questions, the options may answer the other one.
  if (item.questions.length > 1 || item.sentences.at(-1) !== question) return []
  const said = kindOfOptions(item)
  if (said === null) return []
  const asked = ASKED_KINDS[item.lang]
  const kinds = Object.entries(CANNOT_ANSWER).filter(([kind]) =>
    asked[kind as keyof AskedKinds].test(question.text),
  )
  const wrong = kinds.some(([kind, unfit]) => unfit.includes(said) && !(kind === 'polar' && isRating(item)))
  return wrong ? [findingAt('mismatched_options', question)] : []
}

/** The kind of all answers; null where they are not of one kind. */
function kindOfOptions({ answers, lang }: ItemContext): keyof OptionKinds | null {
  const kinds = Object.entries(OPTION_KINDS[lang]) as [keyof OptionKinds, RegExp][]
  return kinds.find(([, form]) => answers.every(({ text }) => form.test(text)))?.[0] ?? null
}

/** Whether it asks about a feeling or judgement, for which degrees are suitable answers. */
function isRating(item: ItemContext): boolean {
  return ASKED_KINDS[item.lang].rates.test(item.text)
}
