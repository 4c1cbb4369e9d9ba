import { expect, it } from 'vitest'
import { nameItems } from '../../../../renderer/features/exchange/name-items.ts'

it.each([
  [[], []],
  [[7], ['7']],
  [
    [3, 4],
    ['3', '4'],
  ],
  [[3, 4, 5], ['3–5']],
  [
    [1, 9, 3, 4, 5, 6, 10, 12],
    ['1', '3–6', '9', '10', '12'],
  ],
  [[2, 2, 3, 4], ['2–4']],
])('names the items %j as %j', (numbers, names) => {
  expect(nameItems(numbers)).toEqual(names)
})
