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
})
