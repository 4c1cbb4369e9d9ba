import { expect, it } from 'vitest'
import { nextTitle } from '../../../shared/experiments/next-title.ts'

it.each<[string, string[], string]>([
  ['Commuting', [], 'Commuting (2)'],
  ['Commuting (2)', ['Commuting'], 'Commuting (3)'],
  // The plan of the first one is changed once more.
  ['Commuting', ['Commuting (2)', 'Commuting (3)', 'Cycling (7)'], 'Commuting (4)'],
  ['Commuting (9)', [], 'Commuting (10)'],
  ['Survey (2024)', [], 'Survey (2024) (2)'],
  [' Commuting ', [], 'Commuting (2)'],
  ['', ['', 'Commuting'], ''],
])('the experiment after “%s”, beside %j, is “%s”', (title, taken, next) => {
  expect(nextTitle(title, taken)).toBe(next)
})
