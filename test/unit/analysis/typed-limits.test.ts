import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitsOf, USUAL_AGE_LIMITS } from '../../../shared/analysis/number-bands.ts'
import { readLimits, writeLimits } from '../../../shared/analysis/typed-limits.ts'

const AGES = [18, 30, 80]

it.each([
  ['18, 25, 35', [18, 25, 35]],
  [' 20 30,40 ', [20, 30, 40]],
  ['1,5; 20,5', [1.5, 20.5]],
  ['1 000; 20', { kind: 'order', part: '20', before: '1 000' }],
  ['', { kind: 'none' }],
  [' , ', { kind: 'none' }],
  ['25, trente', { kind: 'number', part: 'trente' }],
  ['25 ans', { kind: 'number', part: 'ans' }],
  ['25 ans; 30', { kind: 'number', part: '25 ans' }],
  ['25-34', { kind: 'number', part: '25-34' }],
  ['25, 25', { kind: 'order', part: '25', before: '25' }],
  ['25, 20', { kind: 'order', part: '20', before: '25' }],
  ['18, 250', { kind: 'outside', least: 18, most: 80 }],
  [Array.from({ length: 21 }, (_, at) => at + 18).join(' '), { kind: 'many' }],
])('what is typed is limits, or says what is wrong: %s', (text, read) => {
  expect(readLimits(text, AGES)).toEqual(read)
})

it('what is written is read as the same, in either language', () => {
  const limit = fc.integer({ min: -2_000, max: 2_000 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(
      fc.uniqueArray(limit, { minLength: 2, maxLength: 20 }),
      fc.constantFrom(',' as const, '.' as const),
      (typed, sign) => {
        const limits = typed.toSorted((a, b) => a - b)
        expect(readLimits(writeLimits(limits, sign), limits)).toEqual(limits)
      },
    ),
  )
})

it('a person’s own limits go before the usual ones', () => {
  const field = { name: 'âge', numbers: AGES }
  expect(limitsOf(field, {})).toBe(USUAL_AGE_LIMITS)
  expect(limitsOf(field, { âge: [40] })).toEqual([40])
  expect(limitsOf({ name: 'constructor', numbers: [0, 10] }, {})).toEqual([2, 4, 6, 8])
})
