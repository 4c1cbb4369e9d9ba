import { expect, test } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const MENDED = ['Yes, I would do it myself', 'Yes, at a repair shop', 'No, I would replace it']
const draft = aDraft(
  6,
  ['If a coat is torn, would you have it mended?', ...MENDED],
  ['Do you buy at a market?', 'Often', 'Never'],
  ['What puts you off?'],
)
const SAID = Array.from({ length: 6 }, (_, p) => [
  MENDED[p % 3],
  ['Often', 'Never'][p % 2],
  `It is the price of thing ${p}, always.`,
])

test.each(['answer', 'picked', 'zz'])(
  'options with as many commas as their item are no rows of a table: %s',
  (name) => {
    const questions = draft.questions.map(({ stem, options }, at) => ({
      ...{ id: `q${at + 1}`, text: stem },
      options: options.map(({ text }) => text),
    }))
    const people = SAID.map((row, p) => ({
      id: `p-${p}`,
      answers: row.map((said, at) => ({ question_id: `q${at + 1}`, [name]: said })),
    }))
    expect(toldAnswers({ questions, people }, draft)).toEqual(SAID)
  },
)
