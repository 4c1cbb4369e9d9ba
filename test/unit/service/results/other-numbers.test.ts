import { expect, it } from 'vitest'
import type { Told } from '../../../../electron/service/results/structure/search/columns.ts'
import { isOtherwise } from '../../../../electron/service/results/structure/search/other-numbers.ts'

const reading = (isByMeaning: boolean, options: readonly number[]) => ({
  isByMeaning,
  cells: new Map(
    options.map((option, at): [string, Told] => [
      `p-${at}`,
      { option, isBlank: false, leaf: { kind: 'leaf', value: option, raw: option, path: '$' } },
    ]),
  ),
})

it('numbers that contradict the options of other items are those of versions, and no options', () => {
  const words = new Map([[0, reading(true, [2, 0, 1])]])
  const versions = new Map([
    [0, reading(false, [0, 0, 0])],
    [1, reading(false, [0, 1, 0])],
  ])
  const codes = new Map([
    [0, reading(false, [2, 0, 1])],
    [1, reading(false, [0, 1, 0])],
  ])
  const beside = (own: typeof words) =>
    new Map([
      ['words', words],
      ['numbers', own],
    ])
  expect(isOtherwise(versions, 1, beside(versions))).toBe(true)
  expect(isOtherwise(codes, 1, beside(codes))).toBe(false)
  expect(isOtherwise(words, 0, beside(versions))).toBe(false)
})
