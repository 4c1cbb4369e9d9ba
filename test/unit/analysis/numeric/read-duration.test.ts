import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDuration } from '../../../../shared/analysis/numeric/read-duration.ts'
import { asksForDuration } from '../../../../shared/analysis/numeric/stem-asks.ts'

const MINUTES: Record<string, number> = { 'time:60': 60, 'time:1': 1 }

/** In minutes. */
function minutes(answer: string): number | null {
  const amount = readDuration(answer)
  return amount && amount.value * (MINUTES[amount.unit.of ?? ''] ?? Number.NaN)
}

it('reads hours with minutes, however they are written', () => {
  for (const text of [
    ...['1 h 30', '1h30', '1H30', '1 h 30 min', '1h30min', '1 h 30 mn', '1\u00a0h\u00a030', '1h30m'],
    ...['1 heure 30', '1 heure et 30 minutes', 'une heure trente', 'Une heure et demie', '1 heure et demie'],
    ...[
      '1h et demie',
      'an hour and a half',
      'An hour and a half.',
      'one hour and a half',
      '1 hour 30 minutes',
    ],
    ...['1 hour and 30 minutes', '1 hr 30 min', '1hr 30mins', 'one and a half hours', '1 and a half hours'],
    ...[
      '1 1/2 hours',
      '1½ hours',
      '1 h 1/2',
      'one hour thirty',
      'one hour, thirty minutes',
      '1 hour, 30 min',
    ],
  ])
    expect(minutes(text), text).toBe(90)
})

it('reads halves and quarters of an hour, and one hour in words', () => {
  for (const text of [
    ...['une demi-heure', 'Une demi heure', 'une demie heure', 'demi-heure', 'half an hour', 'half hour'],
    ...['a half hour', 'a half-hour', 'half of an hour', '1/2 heure', '½ heure', '1/2 hour'],
  ])
    expect(minutes(text), text).toBe(30)
  for (const text of ['trois quarts d’heure', "3 quarts d'heure", '3/4 d’heure', 'three quarters of an hour'])
    expect(minutes(text), text).toBe(45)
  for (const text of ['un quart d’heure', "quart d'heure", 'a quarter of an hour', 'quarter of an hour'])
    expect(minutes(text), text).toBe(15)
  expect(minutes('an hour')).toBe(60)
  expect(minutes('une heure et quart')).toBe(75)
  expect(minutes('deux heures et demie')).toBe(150)
  expect(minutes('two hours and a quarter')).toBe(135)
  expect(minutes('two and a half hours')).toBe(150)
  expect(minutes('deux heures trois quarts')).toBe(165)
})

it('keeps approximations and periods', () => {
  expect(readDuration('about 1 h 30')).toMatchObject({ value: 1.5, isAbout: true })
  expect(readDuration('environ une demi-heure')).toMatchObject({ value: 0.5, isAbout: true })
  expect(readDuration('Je dirais 1h30 environ')).toMatchObject({ isAbout: true })
  expect(readDuration('about half an hour or so')).toMatchObject({ isAbout: true })
  expect(readDuration('1 h 30 par jour')).toMatchObject({
    ...{ value: 1.5, isAbout: false, unit: { of: 'time:60', per: 'time:1440', written: 'h' } },
  })
  expect(readDuration('an hour and a half a day')?.unit.per).toBe('time:1440')
  // Half an hour says no spelling of the plural.
  expect(readDuration('half an hour')?.unit.written).toBe('')
  expect(readDuration('1 heure 30')?.unit.written).toBe('heure')
})

it('reads nothing that may be something else', () => {
  for (const text of [
    ...[
      'à 22 h 30',
      'at 22h30',
      'vers 22 h 30',
      'around 22h30',
      '22:30',
      '1:30',
      '10.30 pm',
      '7 h 30 du matin',
    ],
    ...['1 h 75', '1 h 60', '1,5 h 30', '1 h 30 - 2 h', 'entre 1 h et 1 h 30', '1h30 ou 2h', 'de 8 h à 9 h'],
    ...[
      'une demi-journée',
      'half a day',
      '2 jours et demi',
      'two weeks',
      'a while',
      'longtemps',
      '1 h 5 ans',
    ],
    ...[
      '1 h 2 h',
      '30 min 1 h',
      'half',
      'an hour twice',
      'une',
      'an',
      '',
      'moins d’une demi-heure',
      'more than an hour',
    ],
    ...['1 km 500', 'an hour and a half is what I need', '12345 h 30'],
  ])
    expect(readDuration(text), text).toBeNull()
})

it('reads any hours and minutes as what they are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 0, max: 59 }),
      fc.constantFrom(' h ', 'h', ' heures ', ' hours and ', ' hrs '),
      fc.constantFrom('', ' min', ' minutes'),
      (hours, more, unit, end) => {
        expect(minutes(`${hours}${unit}${more}${end}`)).toBeCloseTo(60 * hours + more, 6)
      },
    ),
  )
})

it('knows real items that ask for a duration', () => {
  for (const stem of [
    'How many hours of sleep do you usually get on a working night?',
    'How long does it usually take you to get to work?',
    'How long is your journey from home to work, door to door?',
    'On a typical day, how much time do you spend watching television?',
    'What is the total time you spend on housework in a week?',
    'In total, about how many minutes per day do you walk?',
    'How many hours do you normally work a week in your main job, including any paid or unpaid overtime?',
    'What was the duration of your last visit?',
    'Combien de temps mettez-vous pour aller au travail ?',
    'Combien d’heures dormez-vous en moyenne par nuit ?',
    'Combien de minutes marchez-vous par jour ?',
    'Pendant combien de temps avez-vous attendu aux urgences ?',
    'Quelle est la durée de votre trajet domicile-travail ?',
    'En moyenne, quel est votre temps de trajet ?',
    'Combien de temps dormez-vous quand vous êtes en vacances ?',
    'How long do you sleep when you are on holiday?',
  ])
    expect(asksForDuration(stem), stem).toBe(true)
})

it('takes no item for one that asks for a duration that asks for a time of day, or for something else', () => {
  for (const stem of [
    'When do you go to bed?',
    'At what time do you usually go to bed on a weekday?',
    'What time do you usually leave home for work?',
    'À quelle heure vous couchez-vous ?',
    'Quelle heure est-il quand vous vous couchez ?',
    'Vers quelle heure dînez-vous, et combien de temps cela dure-t-il ?',
    'Quand vous couchez-vous ?',
    'Quand partez-vous, et combien de temps mettez-vous ?',
    'When do you leave home, and how long does it take?',
    'Until what hour do you work?',
    'Jusqu’à quelle heure travaillez-vous ?',
    'How late do you stay up?',
    'By when do you finish work, and how long do you work?',
    'How many children do you have?',
    'Why do you sleep badly?',
    'Combien dépensez-vous par mois ?',
    'Describe your way to work.',
  ])
    expect(asksForDuration(stem), stem).toBe(false)
})
