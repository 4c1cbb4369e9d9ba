import { describe, expect, it } from 'vitest'
import { foldAccents, slug } from '../../../shared/text/fold-accents.ts'

describe('foldAccents', () => {
  it('takes accents, case and ligatures away and nothing else', () => {
    expect(foldAccents('Été à Nîmes ; Œuf')).toBe('ete a nimes ; oeuf')
  })
  it('is the same however the accents were typed', () => {
    expect(foldAccents('e\u0301te\u0301')).toBe(foldAccents('été'))
  })
})

describe('slug', () => {
  it('keeps letters and digits of every script, with single hyphens between', () => {
    expect(slug('  « Œuvres, été 2026 » – Москва ', 60)).toBe('oeuvres-ete-2026-москва')
  })
  it('is cut without a hyphen at its end, and empty where nothing is left', () => {
    expect(slug('one two', 4)).toBe('one')
    expect(slug('?!', 60)).toBe('')
  })
})
