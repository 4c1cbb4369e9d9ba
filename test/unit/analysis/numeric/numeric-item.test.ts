import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numbersAmong, readNumericItem } from '../../../../shared/analysis/numeric/numeric-item.ts'
import { aChoice, anOpenEnded } from '../../../support/drafts.ts'
import { leftBlank, notUnderstood, said } from '../sample-results.ts'

function read(texts: readonly string[], stem = 'How much?') {
  const answers = texts.map((text, persona) => said(persona, 0, text))
  const respondents = texts.map((_, persona) => persona)
  return readNumericItem({ question: anOpenEnded('a', stem), position: 0, answers, respondents })
}

const valuesOf = (item: ReturnType<typeof read>) =>
  item?.kind === 'numbers' ? item.numbers.map(({ value }) => value) : item

const tens = (text: string) => Array.from({ length: 10 }, () => text)

it('reads the numbers of an item, and keeps what is none beside them', () => {
  const item = read([...tens('7'), '7,5', 'about 30', 'A lot'])
  expect(item).toMatchObject({ kind: 'numbers', unit: '', others: [{ text: 'A lot' }] })
  expect(valuesOf(item)).toEqual([...tens('7').map(Number), 7.5, 30])
  expect(item?.kind === 'numbers' && item.numbers.filter(({ isAbout }) => isAbout)).toHaveLength(1)
})

it('says nothing of an item that is not about numbers, or has options', () => {
  expect(read(['7', 'By bus', 'On foot'])).toBeNull()
  expect(read([])).toBeNull()
  expect(read(['By bus'])).toBeNull()
  const respondents = [0]
  const question = aChoice('a', 'How many?', ['1', '2'])
  expect(readNumericItem({ question, position: 0, answers: [said(0, 0, '1')], respondents })).toBeNull()
})

it('tells why there are no statistics where a good part of the answers are no numbers', () => {
  expect(read([...tens('7'), 'Many', 'Some'])).toEqual({
    kind: 'withheld',
    why: 'others',
    numbers: 10,
    others: 2,
  })
})

it('does not guess whether a sign groups thousands', () => {
  expect(read(['800', '1.200', '950'])).toEqual({
    ...{ kind: 'withheld', why: 'notation', examples: ['1.200'], of: 'thousands' },
  })
  // Decimals elsewhere prove nothing: another persona may write thousands so.
  expect(read(['12.5', '1.200'])).toMatchObject({ why: 'notation' })
  expect(read(['850,50', '1.200'])).toMatchObject({ why: 'notation' })
  expect(valuesOf(read(['1.200.000', '1.200']))).toEqual([1_200_000, 1200])
  expect(valuesOf(read(['2,500.50', '1,200', '800']))).toEqual([2500.5, 1200, 800])
  expect(read(['1.200.000', '1.200', '7.5'])).toMatchObject({ why: 'notation' })
  expect(read(['1.200.000', '1,200'])).toMatchObject({ why: 'notation' })
})

it('reads the digits of thousands as they stand', () => {
  expect(valuesOf(read(['1.200.000', '1.005', '1.009', '1.019', '−1.005']))).toEqual([
    ...[1_200_000, 1005, 1009, 1019, -1005],
  ])
  const groups = Array.from({ length: 1000 }, (_, part) => String(part).padStart(3, '0'))
  for (const sign of ['.', ','])
    for (const first of ['1', '20', '999'])
      expect(
        valuesOf(read([`1${sign}000${sign}000`, ...groups.map((part) => `${first}${sign}${part}`)])),
      ).toEqual([1_000_000, ...groups.map((part) => Number(first + part))])
})

it('takes times of day for no decimals, and for no amounts', () => {
  const times = ['7', '7.30', '6.45', '8.15', 'at 7.30']
  for (const stem of [
    'At what time do you usually get up?',
    'What time do you get up?',
    'When do you get up?',
    'At which hour do you get up?',
    'À quelle heure vous levez-vous ?',
    'Vers quelle heure dînez-vous ?',
  ]) {
    expect(read(times, stem), stem).toEqual({
      ...{ kind: 'withheld', why: 'notation', examples: ['7.30', '6.45', '8.15'], of: 'minutes' },
    })
    expect(read(['7', '6,45'], stem), stem).toMatchObject({ why: 'notation', of: 'minutes' })
  }
  expect(read(['23', '1', '22'], 'At what time do you go to bed?')).toBeNull()
  expect(valuesOf(read(['7.5', '3.25'], 'Depuis quand, en années, y habitez-vous ?'))).toEqual([7.5, 3.25])
  expect(valuesOf(read(['2010', '2015'], 'When did you move here?'))).toEqual([2010, 2015])
  expect(valuesOf(read(['7.30', '8'], 'How many hours do you sleep when you work?'))).toEqual([7.3, 8])
  expect(valuesOf(read(['7.5', '8'], 'What time do you spend on it, in hours?'))).toEqual([7.5, 8])
  expect(valuesOf(read(['in 2010', '2015'], 'In which year did you move here?'))).toEqual([2010, 2015])
})

it('takes sums for sums, also where the stem says when', () => {
  const sums = ['12.50 €', '8 €', '15.20 €']
  expect(valuesOf(read(sums, 'Quand vous déjeunez dehors, quel montant dépensez-vous ?'))).toEqual([
    12.5, 8, 15.2,
  ])
  const inEuros = read(['12.50', '8', '15.20'], 'When you eat out, what is your usual budget (€)?')
  expect(valuesOf(inEuros)).toEqual([12.5, 8, 15.2])
})

it('counts no digits that name something', () => {
  for (const stem of [
    'What is your postcode?',
    'Enter your ZIP code.',
    'Quel est votre code postal ?',
    'What’s your phone number?',
    'Quel est votre numéro de téléphone ?',
    'What is your telephone?',
    'Dans quel département habitez-vous ?',
  ])
    expect(read(['75011', '69003', '33000'], stem), stem).toBeNull()
  for (const stem of [
    'How many phone numbers do you have?',
    'Combien de codes postaux connaissez-vous ?',
    'What is the price of your phone?',
    'In which year were you born?',
  ])
    expect(valuesOf(read(['1', '2'], stem)), stem).toEqual([1, 2])
})

it('wants all numbers in one unit', () => {
  expect(valuesOf(read(['2 h', '1.5 heures', '3 hrs']))).toEqual([2, 1.5, 3])
  expect(read(['2 h', '90 min', '1 h'])).toEqual({ kind: 'withheld', why: 'units', units: ['h', 'min'] })
  expect(read(['3 a day', '5 a week'])).toEqual({
    kind: 'withheld',
    why: 'units',
    units: ['a day', 'a week'],
  })
  expect(read(['30', '1 h'])).toEqual({ kind: 'withheld', why: 'unit_of_some', unit: 'h' })
  expect(read(['30', '1 h'], 'How many minutes?')).toMatchObject({ why: 'unit_of_some' })
  expect(valuesOf(read(['7', '8 h'], 'How many hours do you sleep?'))).toEqual([7, 8])
  expect(valuesOf(read(['7 h', '8 h par nuit'], 'Combien d’heures dormez-vous par nuit ?'))).toEqual([7, 8])
  expect(read(['2 heures', '3 h', '4 h'])).toMatchObject({ unit: 'h' })
  expect(valuesOf(read(['2', '1 enfant', 'Trois enfants'], 'Combien d’enfants avez-vous ?'))).toEqual([
    2, 1, 3,
  ])
})

it('counts no answer that is blank, not recognised or contradicted, and obeys a filter', () => {
  const answers = [
    ...[said(0, 0, '7'), said(1, 0, '8'), leftBlank(2, 0), notUnderstood(3, 0, '9'), said(4, 0, '1')],
    said(4, 0, '2'),
  ]
  const item = readNumericItem({
    ...{ question: anOpenEnded('a', 'How many?'), position: 0, answers, respondents: [0, 1, 2, 3, 4, 5] },
  })
  expect(valuesOf(item)).toEqual([7, 8])
  expect(item?.kind === 'numbers' && valuesOf(numbersAmong(item, new Set([1, 4])))).toEqual([8])
  expect(item?.kind === 'numbers' && numbersAmong(item)).toBe(item)
})

it('reads the same whatever the order of the answers, and loses none', () => {
  const text = fc.constantFrom(
    '7',
    '7,5',
    '1.200',
    '1.200.000',
    '2 h',
    '90 min',
    'about 3',
    'no idea',
    '',
    '10+',
  )
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), (texts) => {
      const [item, turned] = [read(texts), read(texts.toReversed())]
      expect(turned?.kind).toBe(item?.kind)
      if (item?.kind !== 'numbers' || turned?.kind !== 'numbers') return
      expect(item.numbers.length + item.others.length).toBe(texts.filter((each) => each !== '').length)
      const values = (of: typeof item) => of.numbers.map(({ value }) => value).toSorted((a, b) => a - b)
      expect(values(turned)).toEqual(values(item))
    }),
  )
})

const durations = (texts: readonly string[], stem = 'How long does it take you to get to work?') =>
  read(texts, stem)

it('counts durations in hours, minutes and seconds in the unit that most answers have', () => {
  const item = durations([...tens('45 min'), '1 h 30', 'an hour', 'three quarters of an hour', '90 s'])
  expect(item).toMatchObject({ kind: 'numbers', unit: 'min', others: [] })
  expect(valuesOf(item)).toEqual([...tens('45').map(Number), 90, 60, 45, 1.5])
  expect(item?.kind === 'numbers' && item.numbers.map(({ isConverted }) => isConverted ?? false)).toEqual([
    ...tens('').map(() => false),
    ...[true, true, true, true],
  ])
  const asked = 'Combien d’heures dormez-vous par nuit ?'
  const slept = read(
    [...tens('7 h'), '7 h 30', '8', 'une demi-heure', '90 minutes', 'sept heures et demie'],
    asked,
  )
  expect(slept).toMatchObject({ unit: 'h' })
  expect(valuesOf(slept)).toEqual([...tens('7').map(Number), 7.5, 8, 0.5, 1.5, 7.5])
})

it('counts a duration without a unit in the one that the stem asks for, and otherwise in none', () => {
  const minutes = 'How many minutes do you walk a day?'
  const walked = ['30', '45 min', '20 min', '15 minutes', '1 h', '1 h 15']
  expect(read(walked, minutes)).toMatchObject({ kind: 'numbers', unit: 'min' })
  expect(valuesOf(read(walked, minutes))).toEqual([30, 45, 20, 15, 60, 75])
  // Who writes "2" beside hours may mean hours.
  expect(read(['2', '3 h', '45 min'], minutes)).toMatchObject({ kind: 'withheld', why: 'units' })
  expect(read(['30', '45', '1 h', '1 h 15'], minutes)).toMatchObject({ why: 'unit_of_some', unit: 'h' })
  expect(durations(['30', '45 min', '1 h'])).toMatchObject({ kind: 'withheld', why: 'units' })
  expect(durations(['30', '45 min'])).toMatchObject({ kind: 'withheld', why: 'unit_of_some' })
})

it('counts neither days nor longer periods in hours, nor hours in them', () => {
  expect(durations(['2 h', '90 min', '1 day'])).toMatchObject({ kind: 'withheld', why: 'units' })
  expect(durations(['2 jours', '3 semaines'], 'Combien de temps avez-vous attendu ?')).toMatchObject({
    ...{ kind: 'withheld', why: 'units', units: ['jours', 'semaines'] },
  })
  expect(durations(['2 years', '18 months'], 'How long have you lived here?')).toMatchObject({ why: 'units' })
})

it('counts durations of different periods in none', () => {
  expect(durations(['2 h a day', '10 h a week', '30 min a day'])).toMatchObject({ why: 'units' })
})

it('takes no time of day for a duration', () => {
  const times = ['22 h 30', '23 h', '22h30', '21 h', '22 h 15', '23h45']
  for (const stem of [
    'When do you go to bed?',
    'What time do you usually go to bed?',
    'À quelle heure vous couchez-vous ?',
    'Vers quelle heure dînez-vous, et combien de temps cela dure-t-il ?',
    'Quand vous couchez-vous ?',
    'How late do you stay up?',
    // Nothing says what these are.
    'Your evening',
    'Décrivez votre soirée.',
  ])
    expect(read(times, stem)?.kind ?? null, stem).not.toBe('numbers')
})

it('does not guess whether decimals are minutes, where others write minutes behind hours', () => {
  const asked = 'How many hours do you sleep?'
  expect(read(['7 h 30', '7.30', '8', '7.5'], asked)).toEqual({
    ...{ kind: 'withheld', why: 'notation', examples: ['7.30'], of: 'minutes' },
  })
  expect(valuesOf(read(['7 h 30', '7.5', '8', '7,25'], asked))).toEqual([7.5, 7.5, 8, 7.25])
})

it('takes words for nothing as 0 where the stem asks how many or how much, and nowhere else', () => {
  const words = ['None.', 'aucun', 'Aucune', 'zéro', 'zero', 'Rien', 'nothing', 'Never', 'jamais.']
  for (const stem of [
    'How many cigarettes do you smoke a day?',
    'How much do you spend on tobacco?',
    'Combien de fois par mois allez-vous au cinéma ?',
    'Combien dépensez-vous pour le tabac ?',
  ])
    expect(valuesOf(read([...words, ...tens('3')], stem)), stem).toEqual([
      ...words.map(() => 0),
      ...tens('3').map(Number),
    ])
  // Who never smoked had no age when they began, and a price that is never fair is none.
  for (const stem of ['How old were you when you first smoked?', 'What would be a fair price?'])
    expect(read(['Never', 'Rien', ...tens('18'), ...tens('20')], stem), stem).toMatchObject({
      ...{ kind: 'numbers', others: [{ text: 'Never' }, { text: 'Rien' }] },
    })
  // A number of something never is counted is 0; a sentence is none.
  expect(read(['Never on Sundays', ...tens('3')], 'How many times a week?')).toMatchObject({
    others: [{ text: 'Never on Sundays' }],
  })
})

it('takes a word for nothing for 0 in whatever unit the others are', () => {
  const many = (text: string) => Array.from({ length: 39 }, (_, at) => text.replace('#', String(at + 1)))
  const totals = [
    read([...many('# €'), 'nothing'], 'How much do you spend on food each week?'),
    read([...many('# €'), 'rien'], 'Combien dépensez-vous par mois en sorties ?'),
    read([...many('# min'), 'none'], 'How much time do you spend commuting each day?'),
    read([...many('# times a month'), 'never'], 'How many times do you go to the cinema?'),
  ].map((item) => (item?.kind === 'numbers' ? item.numbers.map(({ value }) => value) : item))
  for (const values of totals) {
    expect(values).toHaveLength(40)
    expect(values).toContain(0)
  }
  const mixed = read(
    ['30 min', '1 hour', '45 min', '20 min', 'none'],
    'How much time do you spend commuting each day?',
  )
  expect(valuesOf(mixed)).toEqual([30, 60, 45, 20, 0])
})
