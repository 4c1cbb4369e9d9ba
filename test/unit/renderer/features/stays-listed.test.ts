import { describe, expect, it } from 'vitest'
import { staysListed } from '../../../../renderer/features/surveys/stays-listed.ts'

describe('staysListed', () => {
  it('keeps a survey that was only given tags, whatever the list is filtered by', () => {
    expect(staysListed({ search: 'mobil', tags: ['Été'] }, ['ete'], ['ete', 'wave 1'])).toBe(true)
  })

  it('drops a survey that no longer has one of the tags of the filter', () => {
    expect(staysListed({ tags: ['Été', 'wave 1'] }, ['été', 'wave 1'], ['wave 1'])).toBe(false)
    expect(staysListed({ tags: ['wave 1'] }, ['été', 'wave 1'], ['wave 1'])).toBe(true)
  })

  it('drops a survey that lost a tag with a word of the search, by which it may have been found', () => {
    expect(staysListed({ search: 'bike ÉT' }, ['été 2026'], [])).toBe(false)
    expect(staysListed({ search: 'bike' }, ['été 2026'], [])).toBe(true)
  })
})
