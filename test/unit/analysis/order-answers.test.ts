import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANSWER_ORDERS, oddnessOf, orderAnswers } from '../../../shared/analysis/order-answers.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { leftBlank, said } from './sample-results.ts'

const question = { stem: 'Why do you take the train?', options: [] }
const answers = [
  said(0, 0, 'The price of the train'),
  said(1, 0, 'Prices'),
  leftBlank(2, 0),
  said(3, 0, 'Trains and my aunt Zoe'),
  said(4, 0, 'The train, the price'),
]
const personas = (list: readonly Answer[]) => list.map(({ respondent }) => respondent)

describe('orderAnswers', () => {
  it.each([
    ['received', [0, 1, 2, 3, 4]],
    ['longest', [0, 3, 4, 1, 2]],
    ['shortest', [1, 4, 0, 3, 2]],
    ['oddest', [3, 0, 4, 1, 2]],
  ] as const)('lists them %s first, those without words last', (order, expected) => {
    expect(personas(orderAnswers(order, answers, answers, question))).toEqual(expected)
  })

  it('takes the mean rarity of the different stems for oddness: ln(answers / answers with the stem)', () => {
    const oddness = oddnessOf(answers, question)
    // Of four answers with text, "price" and "train" each occur in three, "the" in two, "of" in one.
    expect(oddness.get(answers[1] as Answer)).toBeCloseTo(Math.log(4 / 3))
    expect(oddness.get(answers[0] as Answer)).toBeCloseTo(
      (2 * Math.log(4 / 3) + Math.log(2) + Math.log(4)) / 4,
    )
    expect(oddness.has(answers[2] as Answer)).toBe(false)
  })

  it('does not let the filter change how odd an answer is', () => {
    const some = answers.filter(({ respondent }) => respondent !== 3)
    expect(personas(orderAnswers('oddest', some, answers, question))).toEqual([0, 4, 1, 2])
  })

  it('loses and repeats no answer', () => {
    const anyText = fc.constantFrom('', 'no', 'the train', 'le prix du train', '?')
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 12 }), fc.constantFrom(...ANSWER_ORDERS), (texts, order) => {
        const all = texts.map((text, respondent) => said(respondent, 0, text))
        const ordered = orderAnswers(order, all, all, question)
        expect(personas(ordered).toSorted((a, b) => a - b)).toEqual(personas(all))
      }),
    )
  })
})
