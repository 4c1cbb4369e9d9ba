import { expect, it } from 'vitest'
import { itemScale, statisticsOf } from '../../../shared/analysis/item-scale.ts'
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
