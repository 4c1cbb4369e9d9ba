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
