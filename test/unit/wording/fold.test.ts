import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText } from '../../../shared/wording/text/fold.ts'

describe('a text as the rules search it', () => {
  test('reads alike whether it is plain or an accent stands before it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 60 }), (plain) => {
        const alone = foldText(plain)
        const behind = foldText(`É${plain}`)
        expect({ ...alone, origin: null }).toEqual({
          text: behind.text.slice(1),
          accented: behind.accented.slice(1),
          cased: behind.cased.slice(1),
          origin: null,
        })
      }),
    )
  })

  test('keeps the way back where letters are composed', () => {
    const { text, origin } = foldText('Cafe\u0301 «\u00a0OK\u00a0»')
    expect(text).toBe('cafe " ok "')
    expect(origin?.[4]).toBe(5)
  })
})
