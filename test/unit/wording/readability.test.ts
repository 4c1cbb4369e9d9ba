import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectLanguage, isUnreadable } from '../../../shared/wording/detect-language.ts'
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

  // By hand, as they are spoken.
  it.each([
    ['someone', 2],
    ['something', 2],
    ['sometimes', 2],
    ['every', 2],
    ['everything', 3],
    ['everybody', 4],
    ['therefore', 2],
    ['household', 2],
    ['whereas', 2],
    ["people's", 2],
    ["don't", 1],
    ["isn't", 2],
    ["you're", 1],
    ['any', 2],
    ['ago', 2],
    ['via', 2],
    ['one', 1],
    ['use', 1],
    ['client', 2],
    ['poet', 2],
    ['lion', 2],
    ['severe', 2],
    ['theory', 3],
    ['area', 3],
  ])('counts %s as %i in English', (word, count) => {
    expect(countSyllables(word, 'en')).toBe(count)
  })

  // Silent endings do not count: « par-lent » has one syllable.
  it.each([
    ['parlent', 1],
    ['demandent', 2],
    ['pensent', 1],
    ['sont', 1],
    ['habitent', 2],
    ['aiment', 1],
    ['consomment', 2],
    ['expriment', 2],
    ['indiquent', 2],
    ['travaillent', 2],
    ['racontent', 2],
    ['préparent', 2],
    ['obligent', 2],
    ['diffèrent', 2],
    ['finissent', 2],
    ['publient', 2],
    ['créent', 1],
    ['peuvent', 1],
    ['viennent', 1],
    ['occupent', 2],
  ])('leaves out the silent ending of the verb %s: %i', (word, count) => {
    expect(countSyllables(word, 'fr')).toBe(count)
  })

  it.each([
    ['vraiment', 2],
    ['gouvernement', 4],
    ['logement', 3],
    ['récemment', 3],
    ['argument', 3],
    ['argent', 2],
    ['souvent', 2],
    ['content', 2],
    ['président', 3],
    ['précédent', 3],
    ['différent', 3],
    ['transparent', 3],
    ['présent', 2],
    ['client', 2],
    ['fréquent', 2],
    ['intelligent', 4],
    ['adolescent', 4],
    ['convient', 2],
    ['ressent', 2],
    ['parents', 2],
  ])('keeps the ending of %s, which is no verb in the plural: %i', (word, count) => {
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
  // By hand: words 7 + 6, syllables 13 + 9; 207 − 1.015 × 13 / 2 − 73.6 × 22 / 13.
  it('follows Kandel and Moles in French', () => {
    const read = readability(
      'La réforme du logement fatigue les habitants. Ils finissent les travaux au printemps.',
      'fr',
    )
    expect(read).toMatchObject({ words: 13, sentences: 2, syllables: 22 })
    expect(read?.score).toBeCloseTo(75.849, 3)
  })

  // By hand: words 5 + 6, syllables 9 + 7; 206.835 − 1.015 × 11 / 2 − 84.6 × 16 / 11.
  it('follows Flesch in English', () => {
    const read = readability('The government published a report. People read it on the train.', 'en')
    expect(read).toMatchObject({ words: 11, sentences: 2, syllables: 16 })
    expect(read?.score).toBeCloseTo(78.198, 3)
  })

  it('is cut to 0 and 100', () => {
    const hard = 'Considerable administrative difficulties occasionally accompany reorganisation.'
    expect(readability(hard, 'en')).toMatchObject({ score: 0, words: 6 })
    expect(readability('Le chat dort au jardin.', 'fr')).toMatchObject({ score: 100, words: 5, syllables: 6 })
  })

  it('has nothing to say without words', () => {
    expect(readability('12 ?', 'fr')).toBeNull()
  })
})

it.each([
  ['كيف تقيّم جودة الخدمات العامة في مدينتك؟', true],
  ['Как часто вы ездите на автобусе?', true],
  ['Hur ofta åker du buss på väg till jobbet?', true],
  ['Wie oft fahren Sie mit dem Bus zur Arbeit?', true],
  ['¿Con qué frecuencia se desplaza usted en transporte público?', true],
  ['Com que frequência usa transportes públicos?', true],
  ['Quanto è soddisfatto del servizio?', true],
  ['Hoe vaak gebruikt u het openbaar vervoer?', true],
  ['Amb quina freqüència utilitza el transport públic?', true],
  ['Connaissez-vous le mot « كتاب » ?', false],
  ['Connaissez-vous la chanson « La vie en rose » ?', false],
  ['À quelle période a été achevée la construction ?', false],
  ['Do you know the song “El condor pasa”?', false],
  ['So-so', false],
  ['Permis B en poche ?', false],
  ['How old are you? 🚌', false],
  ['18-24', false],
])('whether the checker cannot read “%s”', (text, expected) => {
  expect(isUnreadable(text)).toBe(expected)
})

it.each([
  ['¿Usa redes sociales?', true],
  ['Geschlecht', true],
  ['18-24', false],
  ['How old are you?', false],
  ['Quel âge avez-vous ?', false],
])('whether “%s” counts as in the language of a questionnaire that cannot be read', (text, expected) => {
  expect(isUnreadable(text, true)).toBe(expected)
})

it('takes no item that people wrote in French or English for one in a third language', () => {
  const items = readLabelledItems()
  expect(items.filter(({ text }) => isUnreadable(text)).map(({ text }) => text)).toEqual([])
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
