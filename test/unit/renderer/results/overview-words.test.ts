import i18next, { type TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { overviewHeadline } from '../../../../renderer/features/results/overview/overview-words.ts'
import { diagnosis as english } from '../../../../renderer/locales/en/diagnosis.ts'
import { diagnosis as french } from '../../../../renderer/locales/fr/diagnosis.ts'

const texts = i18next.createInstance()
await texts.init({
  lng: 'en',
  ns: ['diagnosis'],
  resources: { en: { diagnosis: english }, fr: { diagnosis: french } },
  interpolation: { escapeValue: false },
})

it.each([
  ['en', 1, 0, 'The only item does not need a look'],
  ['en', 1, 1, 'The only item needs a look'],
  ['en', 2, 0, 'None of the 2 items needs a look'],
  ['en', 2, 1, '1 of 2 items needs a look'],
  ['fr', 1, 0, 'La seule question n’est pas à examiner'],
  ['fr', 1, 1, 'La seule question est à examiner'],
  ['fr', 2, 2, '2 questions sur 2 à examiner'],
] as const)('in %s, of %i items %i: “%s”', (language, total, needLook, said) => {
  const t = texts.getFixedT(language, 'diagnosis') as unknown as TFunction<'diagnosis'>
  const counts = { total, needLook, byWording: 0, tooFew: 0, unread: 0, noneJudged: false }
  expect(overviewHeadline(counts, { t, language })).toBe(said)
})

it('says of the only item that its wording alone asks for a look', () => {
  const t = texts.getFixedT('en', 'diagnosis') as unknown as TFunction<'diagnosis'>
  const counts = { total: 1, needLook: 1, byWording: 1, tooFew: 1, unread: 0, noneJudged: false }
  expect(overviewHeadline(counts, { t, language: 'en' })).toBe(
    'The only item needs a look for its wording alone',
  )
})
