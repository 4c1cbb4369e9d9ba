import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const OFTEN = ['Every day', 'Sometimes', 'Never']
const draft = aDraft(7, ['Do you come often?', ...OFTEN], ['What would you change?'])
const truth = Array.from({ length: 7 }, (_, p) => [OFTEN[p % 3] ?? '', `These are the words of person ${p}.`])
const questions = draft.questions.map(({ stem }, at) => ({ id: `q${at + 1}`, text: stem }))

/** A reply whose answers have another option beside them. */
function sent(name: string, other: string): object {
  const respondents = truth.map((said, p) => ({
    id: `p-${p}`,
    answers: said.map((one, item) => ({
      question_id: `q${item + 1}`,
      [name]: one,
      [other]: item === 0 ? OFTEN[(p + 1) % 3] : null,
    })),
  }))
  return { questions, respondents }
}

describe('options that are somebody or something else’s', () => {
  it.each([
    ['answer', 'second_choice'],
    ['outcome', 'proposed_answer'],
    ['reponse', 'autre_choix'],
  ])('leave %s readable beside %s', (name, other) => {
    expect(toldAnswers(sent(name, other), draft)).toEqual(truth)
  })
})
