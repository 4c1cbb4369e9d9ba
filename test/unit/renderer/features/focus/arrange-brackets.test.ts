import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrangeBrackets, LABEL_ROW } from '../../../../../renderer/features/focus/coding/arrange-brackets.ts'

describe('arrangeBrackets', () => {
  it('uses one lane for passages that stand below one another, a further one for those that overlap', () => {
    const { brackets, lanes, height } = arrangeBrackets([
      { top: 0, bottom: 52 },
      { top: 0, bottom: 26 },
      { top: 60, bottom: 86 },
    ])
    expect(brackets.map(({ lane, top, labelTop }) => [lane, top, labelTop])).toEqual([
      [0, 0, 0],
      [1, 0, LABEL_ROW],
      [0, 60, 60],
    ])
    expect([lanes, height]).toEqual([2, 60 + LABEL_ROW])
  })

  it('never lays two brackets of a lane, or two labels, over each other', () => {
    const place = fc
      .tuple(fc.nat({ max: 200 }), fc.integer({ min: 4, max: 120 }))
      .map(([top, size]) => ({ top, bottom: top + size }))
    fc.assert(
      fc.property(fc.array(place, { maxLength: 12 }), (places) => {
        const { brackets, height } = arrangeBrackets(places.toSorted((a, b) => a.top - b.top))
        for (const [at, one] of brackets.entries()) {
          expect(one.labelTop + LABEL_ROW).toBeLessThanOrEqual(height)
          for (const other of brackets.slice(at + 1)) {
            expect(other.labelTop).toBeGreaterThanOrEqual(one.labelTop + LABEL_ROW)
            if (other.lane === one.lane) expect(other.top).toBeGreaterThanOrEqual(one.top + one.height)
          }
        }
      }),
    )
  })
})
