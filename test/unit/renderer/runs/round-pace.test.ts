import { expect, it } from 'vitest'
import { roughPace, roundPace } from '../../../../renderer/features/runs/round-pace.ts'

it.each([
  [198.4, 198, 200],
  [1_234, 1_234, 1_200],
  [99.6, 100, 100],
  [47.3, 47, 47],
  [9.96, 10, 10],
  [3.14, 3.1, 3.1],
  [0.02, 0.1, 0.1],
])('a pace of %d is %d where it was counted, and about %d where it was not', (pace, counted, about) => {
  expect([roundPace(pace), roughPace(pace)]).toEqual([counted, about])
})
