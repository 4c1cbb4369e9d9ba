import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectLanguage } from '../../../shared/wording/detect-language.ts'
import { readability } from '../../../shared/wording/readability.ts'
import { countSyllables } from '../../../shared/wording/text/syllables.ts'
import { readLabelledItems } from './labelled-items.ts'

describe('countSyllables', () => {
  it.each([
    ['maison', 2],
    ['théâtre', 2],
    ['ouvrier', 3],
    ['pied', 1],
    ['nuit', 1],
    ['européen', 4],
    ['question', 2],
    ['parlaient', 2],
    ['famille', 2],
    ['naïf', 2],
    ['guerre', 1],
    ['paiement', 2],
  ])('counts %s as %i in French', (word, count) => {
    expect(countSyllables(word, 'fr')).toBe(count)
  })

  it.each([
    ['table', 2],
    ['walked', 1],
    ['wanted', 2],
    ['area', 3],
    ['science', 2],
    ['opinion', 3],
    ['statement', 2],
    ['houses', 2],
  ])('counts %s as %i in English', (word, count) => {
    expect(countSyllables(word, 'en')).toBe(count)
  })

  it('is at least one for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('fr', 'en'), (word, lang) => {
        expect(countSyllables(word, lang)).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('readability', () => {
  it('follows Kandel and Moles in French', () => {
    // 5 words, 1 sentence, 6 syllables: 207 − 1.015 × 5 − 73.6 × 6 / 5, cut to 100.
    expect(readability('Le chat dort au jardin.', 'fr')).toEqual({
      score: 100,
      words: 5,
      sentences: 1,
      syllables: 6,
    })
  })

  it('follows Flesch in English', () => {
    const read = readability(
      'Considerable administrative difficulties occasionally accompany reorganisation.',
      'en',
    )
    expect(read?.words).toBe(6)
    expect(read?.score).toBe(0)
    const plain = readability('The government published a report. People read it on the train.', 'en')
    const { words = 0, sentences = 0, syllables = 0 } = plain ?? {}
    expect(plain?.score).toBeCloseTo(206.835 - (1.015 * words) / sentences - (84.6 * syllables) / words, 6)
  })

  it('has nothing to say without words', () => {
    expect(readability('12 ?', 'fr')).toBeNull()
  })
})

describe('detectLanguage', () => {
  it('tells the labelled stems apart', () => {
    const items = readLabelledItems()
    const wrong = items.filter((item) => (detectLanguage(item.text) ?? item.lang) !== item.lang)
    expect(wrong.map((item) => item.text)).toEqual([])
    const told = items.filter((item) => detectLanguage(item.text) !== null)
    expect(told.length / items.length).toBeGreaterThan(0.97)
  })

  it('does not guess', () => {
    expect(detectLanguage('18-24')).toBeNull()
    expect(detectLanguage('')).toBeNull()
  })
})
