import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanMessage } from '../../../../electron/service/redact/clean-message.ts'

const KEY = 'sk-practice-0123456789'

describe('cleanMessage', () => {
  it.each([
    ['  two\n lines\u0007 ', 'two lines'],
    ['\u202egnirts\u202c', 'gnirts'],
    ['lone \ud800 half', 'lone \ufffd half'],
    [`no such key: ${KEY}.`, 'no such key: •••.'],
    [`hidden ${KEY.slice(0, 6)}\u200b${KEY.slice(6)}`, 'hidden •••'],
    [' \u0000 ', undefined],
    ['<!DOCTYPE html><p>no</p>', undefined],
    ['age < 18 and > 12', 'age < 18 and > 12'],
  ])('makes %j fit to show', (message, expected) => {
    expect(cleanMessage(message, KEY)).toBe(expected)
  })

  it('never passes the key, a control character or 500 characters', () => {
    const part = fc.oneof(
      fc.constantFrom(KEY, '\u202e', '\u0000', '\ud83d', '\u200b'),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const cleaned = cleanMessage(parts.join(''), KEY) ?? ''
        expect(cleaned.length).toBeLessThanOrEqual(500)
        expect(cleaned.isWellFormed()).toBe(true)
        expect(cleaned).not.toContain(KEY)
        expect(cleaned).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      }),
    )
  })

  it('cuts a long message between characters', () => {
    const cleaned = cleanMessage('😀'.repeat(400), KEY) ?? ''
    expect(cleaned.length).toBeLessThanOrEqual(500)
    expect(cleaned.endsWith('…')).toBe(true)
    expect(cleaned.isWellFormed()).toBe(true)
  })
})
