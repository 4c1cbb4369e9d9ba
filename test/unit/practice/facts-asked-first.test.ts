import { describe, expect, it } from 'vitest'
import { type FactSheet, factSheetOf } from '../../../electron/practice/panel/life/fact-sheet.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'

const people = drawPanel(1).personas.slice(0, 300)

/** Share of the people who choose an option that is true of them. */
function right(texte: string, options: Readonly<Record<string, (sheet: FactSheet) => boolean>>): number {
  const texts = Object.keys(options)
  const answers = answersOf(people, [{ type: 'choix_unique', texte, options: texts }], '')
  return (
    people.filter((persona, i) => options[answers[i]?.[0] ?? '']?.(factSheetOf(persona))).length /
    people.length
  )
}

type Case = readonly [string, Readonly<Record<string, (sheet: FactSheet) => boolean>>]

const yesNo = (yes: string, no: string, holds: (sheet: FactSheet) => boolean) => ({
  [yes]: holds,
  [no]: (sheet: FactSheet) => !holds(sheet),
})

const cases: readonly Case[] = [
  [
    'How often do you drive?',
    {
      'Every day or almost': (s) => s.carDaysPerYear >= 150,
      'Some days a week': (s) => s.carDaysPerYear >= 45 && s.carDaysPerYear <= 310,
      'Less often': (s) => s.carDaysPerYear > 0 && s.carDaysPerYear < 60,
      Never: (s) => s.carDaysPerYear === 0,
    },
  ],
  [
    'À quelle fréquence prenez-vous le volant ?',
    {
      'Tous les jours ou presque': (s) => s.carDaysPerYear >= 150,
      'Une à trois fois par semaine': (s) => s.carDaysPerYear >= 45 && s.carDaysPerYear <= 250,
      'Plus rarement': (s) => s.carDaysPerYear > 0 && s.carDaysPerYear < 60,
      Jamais: (s) => s.carDaysPerYear === 0,
    },
  ],
  ['Do you drive every day?', yesNo('Yes', 'No', (s) => s.carDaysPerYear >= 300)],
  [
    'How many people, including you, live in your home?',
    {
      'I live alone': (s) => s.householdSize === 1,
      Two: (s) => s.householdSize === 2,
      Three: (s) => s.householdSize === 3,
      'Four or more': (s) => s.householdSize >= 4,
    },
  ],
  [
    'What do you mainly use to get to work?',
    {
      Car: (s) => s.commuteMode === 'car',
      'Public transport': (s) => s.commuteMode === 'transit',
      Bicycle: (s) => s.commuteMode === 'bike',
      'On foot': (s) => s.commuteMode === 'walk',
      'I do not commute': (s) => s.commuteMode === 'none',
    },
  ],
  [
    'When did you retire?',
    {
      'Less than 5 years ago': (s) => s.status === 'retired' && s.retiredYears < 5,
      '5 to 10 years ago': (s) => s.status === 'retired' && s.retiredYears >= 5 && s.retiredYears <= 10,
      'More than 10 years ago': (s) => s.status === 'retired' && s.retiredYears > 10,
      'I am not retired': (s) => s.status !== 'retired',
    },
  ],
  [
    'Depuis quand êtes-vous à la retraite ?',
    {
      'Moins de 5 ans': (s) => s.status === 'retired' && s.retiredYears < 5,
      '5 ans ou plus': (s) => s.status === 'retired' && s.retiredYears >= 5,
      'Je n’y suis pas encore': (s) => s.status !== 'retired',
    },
  ],
  [
    'Have you ever been married?',
    yesNo('Yes', 'No', (s) => ['married', 'widowed', 'divorced'].includes(s.marital)),
  ],
  [
    'Avez-vous déjà été marié ?',
    yesNo('Oui', 'Non', (s) => ['married', 'widowed', 'divorced'].includes(s.marital)),
  ],
  [
    'Are you the parent of a child under six?',
    yesNo('Yes', 'No', (s) => s.agesAtHome.some((age) => age < 6)),
  ],
  [
    'Avez-vous un enfant de moins de dix ans ?',
    yesNo('Oui', 'Non', (s) => s.agesAtHome.some((age) => age < 10)),
  ],
  [
    'Do you work from home at least one day a week?',
    {
      Yes: (s) => s.teleworkDays >= 1,
      No: (s) => s.status === 'employed' && s.teleworkDays < 1,
      'I do not work': (s) => s.status !== 'employed',
    },
  ],
  ['Écoutez-vous la radio tous les jours ?', yesNo('Oui', 'Non', (s) => s.radioPerYear >= 300)],
  ['Do you take a bus or a tram every week?', yesNo('Yes', 'No', (s) => s.transitPerYear >= 44)],
  [
    'À quel âge avez-vous eu votre premier enfant ?',
    {
      'Avant 25 ans': (s) => s.children > 0 && s.age - s.eldestChildAge < 25,
      'De 25 à 30 ans': (s) =>
        s.children > 0 && s.age - s.eldestChildAge >= 25 && s.age - s.eldestChildAge <= 30,
      'Après 30 ans': (s) => s.children > 0 && s.age - s.eldestChildAge > 30,
      'Je n’ai pas d’enfant': (s) => s.children === 0,
    },
  ],
  [
    'Who owns the home you live in?',
    {
      'I or my family own it': (s) => s.tenure === 'owner',
      'A private landlord': (s) => s.tenure === 'tenant',
      'A social landlord': (s) => s.tenure === 'social',
      'Someone else': (s) => s.tenure === 'free',
    },
  ],
]

describe('What a question asks for is told by what its options and its stem count', () => {
  it.each(cases)('%s', (texte, options) => {
    // A few people misreport, and a rate may fall between two options.
    expect(right(texte, options)).toBeGreaterThanOrEqual(0.93)
  })

  it('and nobody without a car in the household drives daily', () => {
    const [drive, own] = [
      ['Every day', 'Every week', 'Less often', 'Never'],
      ['None', 'One', 'Two or more'],
    ]
    const answers = answersOf(
      people,
      [
        { type: 'choix_unique', texte: 'How often do you get behind the wheel?', options: drive ?? [] },
        { type: 'choix_unique', texte: 'How many cars does your household have?', options: own ?? [] },
      ],
      '',
    )
    const without = answers.filter(([, cars]) => cars === 'None')
    expect(without.length).toBeGreaterThan(10)
    expect(without.filter(([often]) => often !== 'Never')).toEqual([])
  })
})
