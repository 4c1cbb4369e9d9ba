import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAmount } from '../../../../shared/analysis/numeric/read-amount.ts'
import { stemUnits } from '../../../../shared/analysis/numeric/stem-units.ts'

const NONE = stemUnits('')
const numberOf = (text: string) => readAmount(text, NONE)?.value ?? null

it('reads numbers in the notations of both languages', () => {
  expect(
    [
      '7',
      '7,5',
      '7.5',
      '1 200',
      '1\u202f200',
      '1\u00a0200,5',
      '1’200',
      '1.200.000',
      '1.200,50',
      '1,200.50',
    ].map(numberOf),
  ).toEqual([7, 7.5, 7.5, 1200, 1200, 1200.5, 1200, 1_200_000, 1200.5, 1200.5])
  expect(['0', '0,125', '1234.567', '-5', '−5', ' 7. ', '-0'].map(numberOf)).toEqual([
    ...[0, 0.125, 1234.567, -5, -5, 7, 0],
  ])
  expect(['zéro', 'Deux', 'seven', 'Dix-sept.', 'one'].map(numberOf)).toEqual([0, 2, 7, 17, 1])
})

it('takes “none” for 0 where a number of things is asked for', () => {
  const stem = stemUnits('Combien d’enfants avez-vous ?')
  expect(['Aucun.', 'aucune', 'None', 'aucun enfant'].map((text) => readAmount(text, stem)?.value)).toEqual([
    ...[0, 0, 0, 0],
  ])
  expect(readAmount('Aucun', stemUnits('Quel est votre avis ?'))).toBeNull()
  expect(readAmount('Aucune idée', stem)).toBeNull()
})

it('takes nothing for a number that is none, or more than one', () => {
  for (const text of [
    ...['', 'none', 'une dizaine', 'a dozen', '2 or 3', '7-8', '7 – 8', '10+', 'plus de 10', '10 ou plus'],
    ...[
      '1 h 30',
      '7h30',
      '7:30',
      '1/2',
      '½',
      '10²',
      '1, 2',
      '12 34',
      '1 20',
      '1.200.50',
      '1,2,3',
      '1e5',
      '2k',
    ],
    ...['0612345678', '06 12 34 56 78', '007', '123456789012', 'I sleep 7 hours', '7 hours on weekdays', 'a'],
    ...['$5 €', '2 constructor', 'half', 'between 5 and 6', '2000-2010', '1 200 000 000 000'],
  ])
    expect(readAmount(text, NONE), text).toBeNull()
})

it('says which sign may mean either, and which shows what it means', () => {
  const signsOf = (text: string) => {
    const { doubt = null, groups = null, decimals = null } = readAmount(text, NONE) ?? {}
    return [doubt, groups, decimals]
  }
  expect(signsOf('1.200')).toEqual(['.', null, null])
  expect(signsOf('12,500 €')).toEqual([',', null, null])
  expect(signsOf('0.125')).toEqual([null, null, '.'])
  expect(signsOf('1200,125')).toEqual([null, null, ','])
  expect(signsOf('1.200.000')).toEqual([null, '.', null])
  expect(signsOf('1,200.5')).toEqual([null, ',', '.'])
  expect(signsOf('1 200,5')).toEqual([null, null, ','])
  expect(signsOf('1 200')).toEqual([null, null, null])
})

it('reads a unit in its spellings, and a word of approximation', () => {
  const stem = stemUnits('How many coffees do you usually drink?')
  const keyOf = (text: string) => {
    const { of, per } = readAmount(text, stem)?.unit ?? {}
    return [of, per]
  }
  for (const text of [
    '7h',
    '7 heures',
    '7.5 hours',
    'about 7 hrs',
    'seven hours',
    'Environ 7 heures.',
    '7 h environ',
  ])
    expect(keyOf(text), text).toEqual(['time:60', null])
  expect(keyOf('7 h par nuit')).toEqual(['time:60', 'night'])
  expect(keyOf('3 fois / semaine')).toEqual(keyOf('3 times a week'))
  expect(keyOf('3 a day')).toEqual([null, 'time:1440'])
  expect(keyOf('3 coffees')).toEqual(keyOf('1 coffee'))
  expect(readAmount('3 usually', stem)).toBeNull()
  expect(keyOf('12 €')).toEqual(keyOf('€12'))
  expect(keyOf('12,50 euros')).toEqual(keyOf('~ €12'))
  expect(keyOf('2 children')).toEqual(keyOf('2 enfants'))
  expect(keyOf('40 m²')).toEqual(keyOf('40 m2'))
  expect(keyOf('3 nights')).not.toEqual(keyOf('3 days'))
  expect(
    ['about 30', '~30', '30 environ', 'à peu près 30 km', '30 or so', 'Dans les 30 €', 'I’d say 30'].map(
      (text) => readAmount(text, stem),
    ),
  ).toEqual(Array.from({ length: 7 }, () => expect.objectContaining({ value: 30, isAbout: true })))
  expect(['In 2019', 'à 18 ans'].map((text) => readAmount(text, stem)?.value)).toEqual([2019, 18])
  expect(readAmount('at 18', stemUnits('At what age did you move out?'))?.value).toBe(18)
  expect(['at 7.30', 'at 7', 'À 7', 'à 7 h', 'at about 7'].map((text) => readAmount(text, stem))).toEqual(
    Array(5).fill(null),
  )
  expect(readAmount('12,5 années', stem)?.unit.written).toBe('années')
})

it('reads back every number as both languages write it, or says that its sign may mean either', () => {
  const written = fc.tuple(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: 0, max: 4 }),
    fc.constantFrom('fr-FR', 'en-GB', 'de-CH'),
    fc.boolean(),
  )
  fc.assert(
    fc.property(written, ([number, digits, locale, useGrouping]) => {
      const text = new Intl.NumberFormat(locale, { maximumFractionDigits: digits, useGrouping }).format(
        number,
      )
      const amount = readAmount(text, NONE)
      expect(amount).not.toBeNull()
      const rounded = Number(
        new Intl.NumberFormat('en', { maximumFractionDigits: digits, useGrouping: false }).format(number),
      )
      const value = amount?.ifGrouped
      // In doubt it is one of the two readings.
      expect([value, amount?.value].some((each) => Math.abs((each ?? 0) - rounded) < 1e-6)).toBe(true)
      if (amount?.doubt) expect(text).toMatch(/^-?[1-9]\d{0,2}[.,]\d{3}$/)
    }),
  )
})

it('never fails, whatever the answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, stem) => {
      const amount = readAmount(text, stemUnits(stem))
      expect(amount === null || Number.isFinite(amount.value)).toBe(true)
    }),
  )
})
