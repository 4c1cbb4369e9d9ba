import { expect, it } from 'vitest'
import { percentOfOdds, pointsOfShift } from '../../../../renderer/features/results/planted/points-of.ts'

it('a shift of opinions moves the points that the practice service documents', () => {
  // docs/practice-service.md: leading 20 ± 0.4, loaded 15 ± 0.7, presupposition 11 ± 1.9.
  expect([0.5, 0.35, 0.2].map(pointsOfShift)).toEqual([21, 15, 9])
  expect(pointsOfShift(0)).toBe(0)
  expect(pointsOfShift(10)).toBe(50)
})

it('what is added to the appeal of an option multiplies its odds', () => {
  expect([0, 0.15, 0.3].map(percentOfOdds)).toEqual([0, 16, 35])
})
