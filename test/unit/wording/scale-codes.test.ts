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
  // "None" is 0 beside numbers, as "0" is.
  expect(codes('en', 'How many cars?', 'None', '1', '2', '3 or more')).toEqual([0, 1, 2, 3])
  expect(codes('fr', 'Combien de voitures ?', '3 ou plus', '2', '1', 'Aucune')).toEqual([3, 2, 1, 0])
  expect(codes('en', 'How many cars?', 'None', '2', '3', '4 or more')).toEqual([1, 2, 3, 4])
  expect(codes('en', 'Has it changed?', 'Much better', 'About the same', 'Much worse')).toEqual([1, 2, 3])
})

it('codes no list of things that differ in kind, nor what goes back and forth', () => {
  expect(codes('en', 'How do you get to work?', 'On foot', 'By bike', 'By car')).toBeNull()
  expect(codes('en', 'Do you like it?', 'Yes', 'No', 'Don’t know')).toBeNull()
  expect(codes('en', 'What matters?', 'Good price', 'Good quality', 'Good service')).toBeNull()
  expect(codes('en', 'How often?', 'Never', 'Always', 'Sometimes')).toBeNull()
})

it('takes the numbers that the options bear, where they count on by one', () => {
  const grades = ['0 – pas du tout', '1', '2', '3', '4 – tout à fait', 'Ne sait pas']
  expect(codes('fr', 'Quelle note donnez-vous ?', ...grades)).toEqual([0, 1, 2, 3, 4, null])
  expect(codes('en', 'Which mark do you give?', '3', '2', '1', '0')).toEqual([3, 2, 1, 0])
  expect(codes('en', 'How many times?', '0', '1', '2', '3 or more')).toEqual([0, 1, 2, 3])
  // A list of things that is numbered is no scale.
  expect(codes('en', 'Which colour?', '1 Red', '2 Green', '3 Blue')).toBeNull()
  // Stretches and numbers with gaps are no codes.
  expect(codes('en', 'How many days?', '0', '1-2', '3-5')).toEqual([1, 2, 3])
  expect(codes('en', 'How many days?', '0', '1 to 2', '2 to 3')).toEqual([1, 2, 3])
  expect(codes('en', 'How many minutes?', '5', '10', '15')).toEqual([1, 2, 3])
  expect(codes('en', 'How much?', '1.5', '2.5', '3.5')).toEqual([1, 2, 3])
})
