import { expect, it } from 'vitest'
import { shareText, signsLegend } from '../../../../renderer/lib/table-numbers.ts'

it('tells zero from nearly zero', () => {
  expect(shareText(0, 1000, 'en')).toBe('–')
  expect(shareText(0, 0, 'en')).toBe('–')
  expect(shareText(4, 1000, 'en')).toBe('*')
  expect(shareText(5, 1000, 'en')).toBe('1%')
  expect(shareText(250, 1000, 'en')).toBe('25%')
})

it('explains the signs that tables show, and no other', () => {
  expect(signsLegend(['12', '40%'])).toBeNull()
  expect(signsLegend(['12', '–', '40%'])).toBe('cross.zero')
  expect(signsLegend(['12', '*', '40%'])).toBe('cross.nearly')
  expect(signsLegend(['*', '–'])).toBe('cross.signs')
})
