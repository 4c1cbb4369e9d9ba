import { expect, test } from 'vitest'
import { audienceWords } from '../../../shared/personas/audience-words.ts'

test('an audience is told as it was sent, in both languages', () => {
  const audience = { ageRanges: ['50-64', ' ', '65-100'], sex: 'femme' }
  expect(audienceWords(audience, 'en')).toEqual({ label: 'Audience', value: 'ages 50-64, 65-100 · femme' })
  expect(audienceWords(audience, 'fr')).toEqual({ label: 'Public', value: '50-64, 65-100 ans · femme' })
})

test('an audience of everybody is told too, since it may be meant', () => {
  const all = { ageRanges: [], sex: null }
  expect(audienceWords(all, 'en').value).toBe('all ages · everyone')
  expect(audienceWords(all, 'fr').value).toBe('tous les âges · tout le monde')
})
