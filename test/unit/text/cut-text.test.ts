import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutText } from '../../../shared/text/cut-text.ts'

it('cuts a text, never through a character', () => {
  expect(cutText('abc', 3)).toBe('abc')
  expect(cutText('abcd', 3)).toBe('abc')
  expect(cutText('ab🚲', 3)).toBe('ab')
  expect(cutText('ab🚲c', 4)).toBe('ab🚲')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, longest) => {
      const cut = cutText(text, longest)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.isWellFormed()).toBe(true)
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, longest) - 1)
    }),
  )
})
