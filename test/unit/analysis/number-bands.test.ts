import { expect, it } from 'vitest'
import { fractionsOf } from '../../../shared/analysis/attribute-choices.ts'
import { bandsBetween, isNamedByLast, roundLimits } from '../../../shared/analysis/number-bands.ts'

it('names a band by its last number only where no number can lie behind it', () => {
  const hours = ['1', '3,5', '6.5', '9']
  const respondents = hours.map((value, at) => ({
    id: null,
    attributes: [
      { name: 'heures', value },
      { name: 'enfants', value: String(at) },
    ],
  }))
  const hasFractions = fractionsOf(respondents)
  expect([hasFractions('heures'), hasFractions('enfants'), hasFractions('revenu')]).toEqual([
    true,
    false,
    false,
  ])
  // Round limits: 3,5 is in the band from 2 to under 4, which is not “2–3”.
  const bands = bandsBetween(roundLimits([1, 3.5, 6.5, 9]))
  expect(bands).toContainEqual({ min: 2, below: 4 })
  expect(bands.some((band) => isNamedByLast(band, true))).toBe(false)
  expect(isNamedByLast({ min: 2, below: 4 }, false)).toBe(true)
  expect(isNamedByLast({ min: 1.5, below: 4 }, false)).toBe(false)
  expect(isNamedByLast({ min: null, below: 4 }, false)).toBe(false)
})
