import { describe, expect, it } from 'vitest'
import { plainPattern } from '../../../shared/wording/text/plain-letters.ts'

/** Every character of the Latin alphabets up to U+024F, with those between the letters. */
const LATIN = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code))
const OTHERS = [...'αωжя한漢字あ„“–…€→☐']

describe('plainPattern', () => {
  it.each([
    ['a letter', '^\\p{L}$'],
    ['a number', '^\\p{N}$'],
    ['either, in a class', '^[\\p{L}\\p{N}]$'],
    ['neither', '^[^\\p{L}\\p{N}]$'],
    ['either, after a bracket that stands for itself', '^[\\[\\]\\p{L}]$'],
    ['a bracket, then a letter', '^\\[?\\p{L}\\]?$'],
  ])('matches as the pattern that Unicode knows: %s', (_, source) => {
    const known = new RegExp(source, 'u')
    const plain = plainPattern(source, 'u')
    for (const sign of [...LATIN, ...OTHERS])
      expect([sign, plain.test(sign)]).toEqual([sign, known.test(sign)])
  })

  it('holds no class of Unicode, which takes a browser long to compile', () => {
    expect(plainPattern('(?<!\\p{L})[\\p{L}-]+\\p{N}*', 'gu').source).not.toContain('\\p')
  })
})
