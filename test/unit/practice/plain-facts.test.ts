import { describe, expect, it } from 'vitest'
import { factAnswerer } from '../../../electron/practice/answers/facts/answer-fact.ts'
import { nearestEnd } from '../../../electron/practice/answers/range-chooser.ts'
import { type FactSheet, factSheetOf } from '../../../electron/practice/panel/life/fact-sheet.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { languageOf } from '../../../electron/practice/text.ts'

const people = drawPanel(1).personas.slice(0, 400)

function chosen(texte: string, options: readonly string[]): (string | null)[] {
  return answersOf(people, [{ type: 'choix_unique', texte, options }], '').map(([answer]) => answer ?? null)
}

const shareOf = (answers: readonly (string | null)[], option: string) =>
  answers.filter((answer) => answer === option).length / answers.length

/** Share of the people of whom the option that they chose is true. */
function right(texte: string, options: Readonly<Record<string, (sheet: FactSheet) => boolean>>): number {
  const answers = chosen(texte, Object.keys(options))
  return people.filter((one, i) => options[answers[i] ?? '']?.(factSheetOf(one))).length / people.length
}

describe('Plain options of a fact', () => {
  it.each([
    ['Avez-vous le permis de conduire ?', { Oui: 'licence', Non: 'none', 'En cours': 'never' }],
    ['Avez-vous un jardin ?', { Oui: 'garden', Non: 'noGarden', 'Un balcon seulement': 'never' }],
  ] as const)('%s: what stands beside a bare yes is no second yes', (texte, options) => {
    const holds: Readonly<Record<string, (sheet: FactSheet) => boolean>> = {
      licence: ({ licence }) => licence,
      none: ({ licence }) => !licence,
      garden: ({ garden }) => garden,
      noGarden: ({ garden }) => !garden,
      never: () => false,
    }
    const told = Object.fromEntries(
      Object.entries(options).map(([text, name]) => [text, holds[name] ?? (() => false)]),
    )
    expect(right(texte, told)).toBeGreaterThan(0.97)
  })

  it.each([
    [
      'When did you last see a doctor?',
      ['In the last month', 'In the last six months', 'In the last year', 'More than a year ago', 'Never'],
    ],
    [
      'Quand avez-vous vu un médecin pour la dernière fois ?',
      [
        'Au cours du dernier mois',
        'Au cours des 6 derniers mois',
        'Au cours de la dernière année',
        'Il y a plus d’un an',
        'Jamais',
      ],
    ],
  ])('%s: the shortest time that holds the last visit is chosen', (texte, options) => {
    const answers = chosen(texte, options)
    for (const option of options.slice(0, 4)) expect(shareOf(answers, option)).toBeGreaterThan(0.08)
    expect(shareOf(answers, 'Never') + shareOf(answers, 'Jamais')).toBeLessThan(0.05)
  })

  it('tell how those who do not work get about', () => {
    const answers = chosen('Quel est votre principal mode de déplacement ?', [
      'Voiture',
      'Transports en commun',
      'Vélo',
      'Marche',
      'Autre',
    ])
    expect(shareOf(answers, 'Autre')).toBeLessThan(0.05)
    expect(shareOf(answers, 'Voiture')).toBeGreaterThan(0.5)
    expect(shareOf(answers, 'Transports en commun')).toBeGreaterThan(0.05)
  })

  it('leave no size of town empty', () => {
    const towns = ['Une grande ville', 'Une ville moyenne', 'Une petite ville', 'Un village']
    const answers = chosen('Dans quel type de commune habitez-vous ?', towns)
    for (const town of towns) expect(shareOf(answers, town)).toBeGreaterThan(0.08)
  })

  it('read every few months, less than monthly and the like', () => {
    const options = [
      'Une à plusieurs fois par semaine',
      'Une à plusieurs fois par mois',
      'Quelques fois par an',
      'Moins souvent',
      'Jamais',
    ]
    expect(
      right('À quelle fréquence prenez-vous les transports en commun ?', {
        [options[0] ?? '']: ({ transitPerYear }) => transitPerYear >= 44,
        [options[1] ?? '']: ({ transitPerYear }) => transitPerYear >= 11 && transitPerYear <= 70,
        [options[2] ?? '']: ({ transitPerYear }) => transitPerYear >= 2 && transitPerYear <= 14,
        [options[3] ?? '']: ({ transitPerYear }) => transitPerYear >= 1 && transitPerYear <= 2,
        [options[4] ?? '']: ({ transitPerYear }) => transitPerYear === 0,
      }),
    ).toBeGreaterThan(0.95)
    const flown = chosen('How often do you fly?', ['Several times a year', 'Once a year', 'Never'])
    expect(shareOf(flown, 'Never')).toBeGreaterThan(0.5)
  })
})

describe('Why one sleeps badly', () => {
  it.each(['Why do you sleep badly?', 'Pourquoi dormez-vous mal ?', 'Pourquoi ne dormez-vous pas bien ?'])(
    '%s is told by what keeps awake',
    (texte) => {
      const answers = answersOf(people.slice(0, 100), [{ type: 'libre', texte }], '').map(
        ([answer]) => answer ?? '',
      )
      const told = /nuit|soucis|voisins|téléphone|dos|chambre|night|worries|neighbours|phone|back|bedroom/
      expect(answers.filter((answer) => told.test(answer)).length).toBeGreaterThan(75)
    },
  )
})

describe('Plain wordings of a fact', () => {
  it.each([
    ['What was your age at your last birthday?', 'age'],
    ['Age at last birthday', 'age'],
    ['Combien de personnes comptez-vous dans votre foyer ?', 'householdSize'],
    ['Combien de personnes compte votre foyer ?', 'householdSize'],
    ['How many cars does the household own?', 'cars'],
    ['Combien de voitures compte le foyer ?', 'cars'],
    ['How many cars does your household have (including company cars)?', 'cars'],
    ['Combien de voitures possède votre foyer, y compris les voitures électriques ?', 'cars'],
    ['How many books did you read in the last 12 months, bought or borrowed?', 'books'],
  ])('%s asks for %s', (texte, id) => {
    const numbers = ['0', '1', '2', '3', '4', '5 or more']
    const ages = ['18 to 34', '35 to 49', '50 to 64', '65 or over']
    const options = id === 'age' ? ages : numbers
    expect(factAnswerer(texte, options, languageOf([texte, ...options].join(' ')))?.fact.id).toBe(id)
  })
})

describe('A number in a range', () => {
  it('that is said round is the nearest bound', () => {
    expect(nearestEnd([0, 10, 20, 30], 12)).toBe(10)
    expect(nearestEnd([0, 10, 20, 30], 26)).toBe(30)
    expect(nearestEnd([], 7)).toBe(7)
  })
})
