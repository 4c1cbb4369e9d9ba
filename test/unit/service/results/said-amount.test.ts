import { expect, it } from 'vitest'
import { firstNumber, saidAmount } from '../../../../electron/service/results/words/said-amount.ts'

const AMOUNTS: readonly [string, number, string | null][] = [
  ['aucun', 0, null],
  ['une dizaine', 10, null],
  ['une demi-douzaine de fois', 6, 'fois'],
  ['half a dozen', 6, null],
  ['a dozen', 12, null],
  ['trois fois', 3, 'fois'],
  ['Environ 6 heures.', 6, 'heures'],
  ['10 minutes environ', 10, 'minutes'],
  ['soixante-dix-sept', 77, null],
  ['quatre-vingt-dix-sept', 97, null],
  ['vingt et un', 21, null],
  ['mille deux cents euros', 1200, 'euros'],
  ['two hundred and five', 205, null],
  ['1 200 €', 1200, '€'],
  ['12,5 %', 12.5, '%'],
]

it.each(AMOUNTS)('"%s" says %d', (text, number, unit) => {
  expect(saidAmount(text)).toEqual({ number, unit })
})

it.each([
  'un peu',
  'Aucune idée',
  '2 ou 3',
  'deux trois',
  '7 h 30',
  'a few',
  'six heures et demie',
  'beaucoup',
  '',
])('"%s" says no number, or more than one', (text) => {
  expect(saidAmount(text)).toBeNull()
})

it('the first number is found among other words', () => {
  const texts = [
    '7 h 30, parfois plus',
    'sept heures et demie, mais hachées',
    '6,5',
    'Je ne saurais pas dire',
  ]
  expect(texts.map(firstNumber)).toEqual([7, 7, 6.5, null])
})
