import fc from 'fast-check'
import { expect, it } from 'vitest'
import { itemScale, optionCodes, statisticsOf } from '../../../shared/analysis/item-scale.ts'
import type { OptionTally } from '../../../shared/analysis/tabulate.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'

const tally = (option: number, count: number | null): OptionTally => ({ option, count, percentage: null })

it('finds the scale of an item in its own language, and its ends', () => {
  const french = aChoice('a', 'À quelle fréquence prenez-vous le train ?', [
    ...['Jamais', 'Parfois', 'Souvent', 'Ne sait pas'],
  ])
  expect(itemScale(french)).toEqual({ codes: [1, 2, 3, null], first: 0, last: 2 })
  // Options that are numbers only have no language.
  expect(itemScale(aChoice('b', '?', ['0', '1-2', '3-5']))).toMatchObject({ first: 0, last: 2 })
  expect(itemScale(aChoice('c', 'How do you get to work?', ['On foot', 'By bike', 'By car']))).toBeNull()
  expect(itemScale(anOpenEnded('d', 'How often do you go?'))).toBeNull()
})

it('tells statistics of the points alone, in whatever order the table stands', () => {
  const scale = { codes: [1, 2, 3, null], first: 0, last: 2 }
  const options = [tally(3, 50), tally(2, 2), tally(0, 1), tally(1, 0)]
  // The codes are 1, 3 and 3.
  expect(statisticsOf(scale, { options })).toMatchObject({ base: 3, median: 3, mean: 7 / 3 })
  expect(statisticsOf(scale, { options: [tally(0, 4), tally(1, null)] })).toBeNull()
  expect(statisticsOf(scale, { options: [tally(0, 0), tally(3, 4)] })).toBeNull()
})

it('takes options that are amounts for their codes', () => {
  const scaleOf = (stem: string, options: string[]) => itemScale(aChoice('a', stem, options))
  expect(scaleOf('What would you pay?', ['10 €', '20 €', '50 €', 'I don’t know'])).toEqual({
    ...{ codes: [10, 20, 50, null], first: 0, last: 2, isAmounts: true },
  })
  expect(scaleOf('Combien d’enfants avez-vous ?', ['0', '1', '2', '3'])?.isAmounts).toBe(true)
  expect(scaleOf('Combien d’enfants avez-vous ?', ['Aucun', '1 enfant', '2 enfants'])?.codes).toEqual([
    0, 1, 2,
  ])
  expect(scaleOf('Combien d’enfants avez-vous ?', ['0 enfant', '1 enfant', '2 enfants'])?.codes).toEqual([
    0, 1, 2,
  ])
  // A rating from 0 to 10 has no unit, and an open end is no amount.
  expect(scaleOf('How satisfied are you?', ['0', '1', '2', '3', '4'])?.isAmounts).toBeUndefined()
  expect(scaleOf('How many children do you have?', ['0', '1', '2', '3 or more'])?.isAmounts).toBeUndefined()
  expect(scaleOf('How long?', ['30 min', '60 min', '2 h'])?.isAmounts).toBeUndefined()
  expect(optionCodes(aChoice('b', 'What would you pay?', ['10', '20', '50']))).toEqual([10, 20, 50])
})

it('takes no times of day and no digits that name something for amounts', () => {
  const scaleOf = (stem: string, texts: string[]) => itemScale(aChoice('q1', stem, texts))
  expect(scaleOf('Dans quel département habitez-vous ?', ['75', '77', '78', '91'])?.isAmounts).toBeUndefined()
  expect(scaleOf('À quelle heure vous levez-vous ?', ['6 h', '8 h', '10 h'])?.isAmounts).toBeUndefined()
  expect(scaleOf('Combien dépensez-vous ?', ['6 €', '8 €', '10 €'])?.isAmounts).toBe(true)
})

it('keeps amounts as codes where the number of another option is one of them', () => {
  const codesOf = (options: string[]) => optionCodes(aChoice('a', 'What would you pay?', options))
  const french = aChoice('a', 'Combien paieriez-vous ?', [
    '0 €',
    '2 €',
    '4 €',
    '6 €',
    '10 €',
    'Je ne sais pas',
  ])
  expect(itemScale(french)?.codes).toEqual([0, 2, 4, 6, 10, null])
  expect(optionCodes(french)).toEqual([0, 2, 4, 6, 10, 11])
  expect(codesOf(['I don’t know', '1 €', '2 €', '5 €'])).toEqual([6, 1, 2, 5])
  // Where they are free, and where there are no amounts, numbers are what they were.
  expect(codesOf(['10 €', '20 €', '50 €', 'I don’t know'])).toEqual([10, 20, 50, 4])
  expect(
    optionCodes(
      aChoice('b', 'How often do you take the train?', ['I don’t know', 'Never', 'Sometimes', 'Often']),
    ),
  ).toEqual([1, 2, 3, 4])
})

it('has the amounts of the page in files, whatever they are, and no code twice', () => {
  const amounts = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 8 })
  fc.assert(
    fc.property(amounts, fc.boolean(), (each, isLast) => {
      const texts = each.toSorted((a, b) => a - b).map((amount) => `${amount} €`)
      const options = isLast ? [...texts, 'I don’t know'] : ['I don’t know', ...texts]
      const question = aChoice('a', 'What would you pay?', options)
      const [codes, scale] = [optionCodes(question), itemScale(question)]
      expect(scale?.isAmounts).toBe(true)
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes.filter((_, option) => scale?.codes[option] !== null)).toEqual(
        each.toSorted((a, b) => a - b),
      )
    }),
  )
})
