import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const OFTEN = ['Every day', 'Sometimes', 'Seldom', 'Never']
const MINUTES = ['5', '10', '20', '30', '45']
const draft = aDraft(
  10,
  ['Do you come often?', ...OFTEN],
  ['How many minutes do you walk?', ...MINUTES],
  ['Why?'],
)
const choices = [OFTEN, MINUTES]
const truth = Array.from({ length: 10 }, (_, p) => [
  OFTEN[(p * 3 + 1) % 4] ?? '',
  MINUTES[(p * 2) % 5] ?? '',
  `These are the words of person ${p}.`,
])

/** What is told wrongly of answers in codes, with a list of items of which some have lists of options. */
function liesIn(
  codeOf: (at: number, count: number) => number,
  bookOf: (item: number, code: (at: number) => number) => object,
): unknown[] {
  const codes = (item: number) => (at: number) => codeOf(at, choices[item]?.length ?? 0)
  const questions = draft.questions.map(({ stem }, item) => ({
    id: `q${item + 1}`,
    text: stem,
    ...bookOf(item, codes(item)),
  }))
  const options = choices.flatMap((texts, item) =>
    texts.map((label, at) => ({ question_id: `q${item + 1}`, code: codes(item)(at), label })),
  )
  const respondents = truth.map((said, p) => ({
    id: `p-${p}`,
    answers: said.map((text, item) => ({
      question_id: `q${item + 1}`,
      answer: choices[item] ? codes(item)(choices[item].indexOf(text)) : text,
    })),
  }))
  const isFlat = questions.every((one) => !('options' in one))
  const told = toldAnswers({ questions, ...(isFlat ? { options } : {}), respondents }, draft)
  return told.flatMap((row, p) => row.filter((one, item) => one !== null && one !== truth[p]?.[item]))
}

const CODES = {
  'from the end': (at: number, count: number) => count - at,
  'powers of two': (at: number) => 2 ** at,
  'with gaps': (at: number) => [1, 2, 3, 5, 8][at] ?? 0,
  'below zero': (at: number, count: number) => at - Math.floor(count / 2),
}

describe.each(Object.entries(CODES))('codes %s are not read as places', (_, codeOf) => {
  it('where a list beside the items has those of all items', () => {
    expect(liesIn(codeOf, () => ({}))).toEqual([])
  })

  it('where the items have them in pairs', () => {
    const pairs = (item: number, code: (at: number) => number): object =>
      choices[item] ? { options: choices[item].map((text, at) => [code(at), text]) } : {}
    expect(liesIn(codeOf, pairs)).toEqual([])
  })

  it('where the items have them by the texts of the options', () => {
    const byText = (item: number, code: (at: number) => number): object =>
      choices[item] ? { options: Object.fromEntries(choices[item].map((text, at) => [text, code(at)])) } : {}
    expect(liesIn(codeOf, byText)).toEqual([])
  })
})
