import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wrapLabel } from '../../../../renderer/ui/chart/wrap-label.ts'

const measure = (text: string) => [...text].length

describe('wrapLabel', () => {
  it('breaks at spaces', () => {
    expect(wrapLabel('every day of the week', 10, 3, measure)).toEqual(['every day', 'of the', 'week'])
  })

  it('leaves French punctuation with its word', () => {
    expect(wrapLabel('le bus ou le tram ?', 17, 3, measure)).toEqual(['le bus ou le', 'tram ?'])
    expect(wrapLabel('dire « non » ici', 10, 3, measure)).toEqual(['dire', '« non »', 'ici'])
  })

  it('cuts a word that is wider than a line', () => {
    expect(wrapLabel('anticonstitutionnellement', 10, 3, measure)).toEqual([
      'anticonsti',
      'tutionnell',
      'ement',
    ])
    expect(wrapLabel('Saint-Remy-en-Bouzemont', 13, 3, measure)).toEqual(['Saint-Remy-', 'en-Bouzemont'])
  })

  it('ends in an ellipsis where there is no room', () => {
    expect(wrapLabel('one two three four', 7, 2, measure)).toEqual(['one two', 'three…'])
  })

  it('never makes a line too wide or one too many', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 2, max: 20 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, most) => {
          const lines = wrapLabel(text, width, most, measure)
          expect(lines.length).toBeGreaterThan(0)
          expect(lines.length).toBeLessThanOrEqual(most)
          for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
        },
      ),
    )
  })
})
