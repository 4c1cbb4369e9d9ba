import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { exchange } from '../../../../renderer/locales/en/exchange.ts'
import { labelLossWords } from '../../../../renderer/ui/label-loss-words.ts'
import { dataLabelLoss, labelLoss } from '../../../../shared/exchange/label-losses.ts'
import { aChoice, anOpenEnded } from '../../../support/drafts.ts'

beforeAll(() =>
  i18next.init({ lng: 'en', resources: { en: { exchange } }, interpolation: { escapeValue: false } }),
)

const wordsOf = (...[questions, format]: Parameters<typeof labelLoss>): string => {
  const loss = labelLoss(questions, format)
  return loss ? labelLossWords(loss) : ''
}

it('names the first items that a file changes and counts the others', () => {
  const names = Array.from({ length: 7 }, (_, at) => ({ ...anOpenEnded(`${at}`, 'Why?'), name: `Q_${at}` }))
  const choice = aChoice('one', 'How?', ['Foot', 'Bike', 'Car', 'Train', 'Bus'])
  const coded = { ...choice, options: choice.options.map((option, at) => ({ ...option, code: `by_${at}` })) }
  expect(wordsOf([coded, ...names], 'lss')).toBe(
    'The file has other variable names or codes than the ones you gave. ' +
      'Item 1: by_0 → A1, by_1 → A2, by_2 → A3, by_3 → A4, … ' +
      'Item 2: Q_0 → Q0. Item 3: Q_1 → Q1. Item 4: Q_2 → Q2. Item 5: Q_3 → Q3. 3 more items are changed.',
  )
})

it('says why a name that a person chose gives way', () => {
  const loss = dataLabelLoss([anOpenEnded('one', 'Why?')], { one: 'date' })
  expect(loss && labelLossWords(loss)).toBe(
    'The file has other variable names or codes than the ones you gave. ' +
      'Item 1: date → q1 (date is reserved for another column).',
  )
})

it('says what has no place in a file', () => {
  expect(wordsOf([{ ...anOpenEnded('one', 'Why?'), name: 'Q1' }], 'text')).toMatch(
    /^The variable names of this survey are not in the file\./,
  )
})
