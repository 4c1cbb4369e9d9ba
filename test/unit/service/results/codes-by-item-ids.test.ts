import { describe, expect, it } from 'vitest'
import { itemsWithOtherCodes } from '../../../../electron/service/results/items/code-legends.ts'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const TRUST = ['Full trust', 'Some trust', 'Little trust', 'No trust']
const GRADES = ['0', '1', '2', '3', '4']
const draft = aDraft(
  6,
  ['Do you trust your mayor?', ...TRUST],
  ['Do you trust the press?', ...TRUST],
  ['How content are you, from 0 to 4?', ...GRADES],
)
const NAMES = ['q-a', 'q-b', 'q-c']
const questions = draft.questions.map(({ stem }, at) => ({ id: NAMES[at], text: stem }))
/** One list of all codes, which count from the end of each scale. */
const options = draft.questions.flatMap((item, at) =>
  item.options.map(({ text }, option) => ({
    question_id: NAMES[at],
    code: item.options.length - option,
    label: text,
  })),
)
const SAID = [0, 1, 2, 3, 1, 0].map((option, at) => [option, (option + at) % 4, (at * 2) % 5])
const respondents = SAID.map((row, at) => ({
  id: `p-${at + 1}`,
  answers: row.map((option, item) => ({
    question_id: NAMES[item],
    answer: (draft.questions[item]?.options.length ?? 0) - option,
  })),
}))

describe('a list of all codes that names the items by their ids', () => {
  it('tells that numbers are no places in the order of options in words', () => {
    expect([...itemsWithOtherCodes({ questions, options }, draft)]).toEqual([0, 1])
  })

  it('never makes a code a place', () => {
    const { answers } = readResults({ questions, options, respondents }, draft, { personas: 6 })
    const wrong = answers.filter(
      ({ kind, option, respondent, question }) =>
        kind === 'option' && option !== SAID[respondent]?.[question],
    )
    expect(wrong).toEqual([])
  })
})
