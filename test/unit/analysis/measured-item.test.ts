import { expect, it } from 'vitest'
import { codeResponses } from '../../../shared/analysis/coded-responses.ts'
import { measuredItem } from '../../../shared/analysis/measured-item.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { chose, leftBlank, notUnderstood, personas, said } from './sample-results.ts'

function measured(question: Question, answers: readonly Answer[], people: number) {
  const results = resultsOf({ respondents: personas(people), answers: [...answers] })
  return measuredItem(question, 0, answers, codeResponses([question], results))
}

it('takes the numbers of an open item, in the order of the personas', () => {
  const hours = anOpenEnded('hours', 'How many hours do you sleep?')
  const given = [said(3, 0, '6,5 h'), said(0, 0, '7'), notUnderstood(1, 0, 'None')]
  expect(measured(hours, given, 5)).toEqual({
    ...{ numbers: [7, null, null, 6.5, null], unit: 'h', decimals: 1, codes: null },
  })
  expect(measured(anOpenEnded('why', 'Why?'), [said(0, 0, 'Because')], 1)).toBeNull()
  // Without clear notation there are no numbers.
  expect(measured(anOpenEnded('pay', 'How much do you earn?'), [said(0, 0, '1.200')], 1)).toBeNull()
})

it('takes the codes of a scale, without those who chose no point of it', () => {
  const often = aChoice('often', 'How often do you take the train?', [
    'Never',
    'Sometimes',
    'Often',
    'I don’t know',
  ])
  const given = [chose(0, 0, 2), chose(1, 0, 3), leftBlank(2, 0), chose(3, 0, 0)]
  expect(measured(often, given, 5)).toEqual({
    ...{ numbers: [3, null, null, 1, null], unit: '', decimals: 0, codes: { from: 1, to: 3 } },
  })
  expect(measured(aChoice('colour', 'Which colour?', ['Red', 'Green']), [chose(0, 0, 0)], 1)).toBeNull()
})

it('takes amounts that options name, with their unit', () => {
  const price = aChoice('price', 'How much would you pay?', ['10 €', '20 €', '50 €', 'I don’t know'])
  expect(measured(price, [chose(0, 0, 2), chose(1, 0, 3)], 2)).toEqual({
    ...{ numbers: [50, null], unit: '€', decimals: 0, codes: null },
  })
})
