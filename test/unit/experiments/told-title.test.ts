import { describe, expect, it } from 'vitest'
import { stemFirst } from '../../../shared/experiments/told-title.ts'

describe('stemFirst', () => {
  it('turns the titles that older versions gave, and no other', () => {
    expect(stemFirst('Urban mobility · Do you cycle?', 'Do you cycle?')).toBe(
      'Do you cycle? · Urban mobility',
    )
    expect(stemFirst('A · B · Do you cycle?', ' Do you cycle? ')).toBe('Do you cycle? · A · B')
    expect(stemFirst('Do you cycle? · Urban mobility', 'Do you cycle?')).toBe(
      'Do you cycle? · Urban mobility',
    )
    expect(stemFirst(' My own title ', 'Do you cycle?')).toBe('My own title')
    expect(stemFirst('Do you cycle?', 'Do you cycle?')).toBe('Do you cycle?')
    expect(stemFirst('Urban mobility · ', '')).toBe('Urban mobility ·')
    expect(stemFirst('', '')).toBe('')
  })

  it('leaves a number at the end, unless it is the stem’s own', () => {
    expect(stemFirst('Trams · Do you cycle? (2)', 'Do you cycle?')).toBe('Do you cycle? · Trams (2)')
    expect(stemFirst('Do you cycle? · Trams (2)', 'Do you cycle?')).toBe('Do you cycle? · Trams (2)')
    expect(stemFirst('Trams · Do you cycle (2)', 'Do you cycle (2)')).toBe('Do you cycle (2) · Trams')
    expect(stemFirst('My own title (2)', 'Do you cycle?')).toBe('My own title (2)')
  })
})
