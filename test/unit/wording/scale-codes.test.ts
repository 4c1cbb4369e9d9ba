import { expect, it } from 'vitest'
import { scaleCodes } from '../../../shared/wording/options/scale-codes.ts'

const codes = (lang: 'fr' | 'en', stem: string, ...options: string[]) => scaleCodes({ stem, options }, lang)

it('codes ordered scales in the order of their options, without those that are no point of it', () => {
  expect(
    codes(
      'fr',
      'Êtes-vous satisfait ?',
      'Très satisfait',
      'Plutôt satisfait',
      'Plutôt pas satisfait',
      'Ne sait pas',
    ),
  ).toEqual([1, 2, 3, null])
  expect(
    codes('en', 'How worried are you?', 'Not at all worried', 'A little worried', 'Very worried'),
  ).toEqual([1, 2, 3])
  expect(codes('en', 'How often?', 'Never', 'Rarely', 'Sometimes', 'Often', 'Always')).toEqual([
    1, 2, 3, 4, 5,
  ])
  expect(codes('fr', 'À quelle fréquence ?', 'Toujours', 'Souvent', 'Parfois', 'Jamais')).toEqual([
    1, 2, 3, 4,
  ])
  expect(codes('en', 'How many days?', 'None', '1 or 2', '3 to 5', '6 or 7')).toEqual([1, 2, 3, 4])
  expect(codes('en', 'Has it changed?', 'Much better', 'About the same', 'Much worse')).toEqual([1, 2, 3])
})

it('codes no list of things that differ in kind, nor what goes back and forth', () => {
  expect(codes('en', 'How do you get to work?', 'On foot', 'By bike', 'By car')).toBeNull()
  expect(codes('en', 'Do you like it?', 'Yes', 'No', 'Don’t know')).toBeNull()
  expect(codes('en', 'What matters?', 'Good price', 'Good quality', 'Good service')).toBeNull()
  expect(codes('en', 'How often?', 'Never', 'Always', 'Sometimes')).toBeNull()
})
