import { describe, expect, it } from 'vitest'
import { factAnswerer } from '../../../electron/practice/answers/facts/answer-fact.ts'
import { inPlainWords } from '../../../electron/practice/answers/facts/everyday.ts'
import { boundsIn } from '../../../electron/practice/answers/facts/stated.ts'
import { type FactSheet, factSheetOf } from '../../../electron/practice/panel/life/fact-sheet.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { languageOf } from '../../../electron/practice/text.ts'

const people = drawPanel(1).personas.slice(0, 300)

function readAs(texte: string, options: readonly string[]): string | undefined {
  return factAnswerer(texte, options, languageOf([texte, ...options].join(' ')))?.fact.id
}

/** Share of the people whose answer is the one that their fact sheet requires. */
function right(texte: string, options: readonly string[], due: (sheet: FactSheet) => string): number {
  const answers = answersOf(people, [{ type: 'choix_unique', texte, options }], '')
  const fine = people.filter((persona, i) => answers[i]?.[0] === due(factSheetOf(persona)))
  return fine.length / people.length
}

describe('Facts read by their options', () => {
  it('takes no state for the question that only a statement before it names', () => {
    const options = ['Morel', 'Lebrun', 'Aucun des deux']
    expect(
      readAs(
        'Le conseil syndical, qui a comparé douze devis, recommande Morel. À qui confieriez-vous le toit ?',
        options,
      ),
    ).toBeUndefined()
    expect(readAs('Êtes-vous membre d’un syndicat ?', ['Oui', 'Non'])).toBe('union')
  })

  it.each([
    [
      'tenure',
      'Pour votre logement, vous êtes :',
      ['Propriétaire', 'Locataire HLM', 'Locataire du privé', 'Logé gratuitement'],
    ],
    ['housing', 'Maison ou appart ?', ['Maison', 'Appart', 'Autre']],
    ['contract', 'Votre boulot :', ['CDI', 'CDD', 'Indépendant', 'Je ne travaille pas']],
    ['petKind', 'Pets at home:', ['Dog', 'Cat', 'Both', 'None']],
    [
      'employerKind',
      'Who do you work for?',
      ['A company', 'Myself, with staff', 'Myself, without staff', 'Nobody'],
    ],
  ])('%s: « %s »', (fact, texte, options) => {
    expect(readAs(texte, options)).toBe(fact)
  })

  const often = ['Every day', 'Several times a week', 'Once a month', 'Never']
  it.each([
    ['How often did you use your car in the past month?', often],
    ['À quelle fréquence utilisez-vous votre voiture ?', ['Tous les jours', 'Une fois par mois', 'Jamais']],
    ['How many times did you drive your car last week?', ['0', '1-2', '3-5', '6 or more']],
    ['Avez-vous utilisé votre voiture la semaine dernière ?', ['Oui', 'Non']],
  ])('tell the use of a car from the number of cars: « %s »', (texte, options) => {
    expect(readAs(texte, options)).toBe('carUse')
  })

  it('take no number of things for how often something is done', () => {
    expect(readAs('How often do you wash and wax your car?', often)).toBeUndefined()
    expect(readAs('How many cars do you have?', ['0', '1', '2 or more'])).toBe('cars')
    expect(
      right('How often do you use your car?', often, ({ carDaysPerYear }) =>
        carDaysPerYear === 0
          ? 'Never'
          : carDaysPerYear > 270
            ? 'Every day'
            : carDaysPerYear > 30
              ? 'Several times a week'
              : 'Once a month',
      ),
    ).toBeGreaterThan(0.9)
  })

  it('leave a paper and a device of the same words alone', () => {
    expect(readAs('Birth certificate?', ['Yes', 'No'])).toBeUndefined()
    expect(readAs('La maison est-elle propre ?', ['Oui', 'Non'])).toBeUndefined()
    expect(readAs('Where would you build it?', ['House', 'Flat'])).toBeUndefined()
  })
})

describe('Casual words and numbers in words', () => {
  it.each([
    ['combien de gosses', 'combien de enfants'],
    ['mon boulot', 'mon travail'],
    ['moins de trente-cinq ans', 'moins de 35 ans'],
    ['over forty', 'over 40'],
    ['soixante-dix', 'soixante-dix'],
    ['quatre-vingt', 'quatre-vingt'],
  ])('%s', (said, plain) => {
    expect(inPlainWords(said)).toBe(plain)
  })
})

describe('Numbers of the stem', () => {
  it('are bounds of what is asked, and dates no day', () => {
    expect(boundsIn('Êtes-vous né avant le 1er janvier 1980 ?')?.high).toBeCloseTo(1980, 1)
    expect(boundsIn('Vos revenus dépassent-ils 40 000 euros ?')?.low).toBeCloseTo(40000, 1)
    expect(boundsIn('Is it within 3 miles of home?')?.high).toBe(3)
  })

  it('are kept to: born before, miles, people of the household', () => {
    const yesNo = ['Yes', 'No']
    expect(
      right('Were you born before 1 January 1980?', yesNo, (s) => (s.birthYear < 1980 ? 'Yes' : 'No')),
    ).toBe(1)
    expect(
      right('Le foyer compte-t-il au moins trois personnes ?', ['Oui', 'Non'], (s) =>
        s.householdSize >= 3 ? 'Oui' : 'Non',
      ),
    ).toBe(1)
    expect(
      right('Votre logement fait-il plus de 100 m² ?', ['Oui', 'Non'], (s) =>
        s.surface > 100 ? 'Oui' : 'Non',
      ),
    ).toBe(1)
  })
})

describe('Statements about oneself', () => {
  it('are agreed with by those of whom they are true', () => {
    const options = ['Strongly agree', 'Agree', 'Neither agree nor disagree', 'Disagree', 'Strongly disagree']
    expect(
      right('I live alone.', options, (s) =>
        s.householdSize === 1 ? 'Strongly agree' : 'Strongly disagree',
      ),
    ).toBe(1)
  })

  it('are contradicted by « Si » where they deny something', () => {
    expect(
      right(
        "Il ne m'arrive jamais de travailler depuis chez moi.",
        ['Exact, jamais', 'Si', 'Non concerné'],
        (s) => (s.status !== 'employed' ? 'Non concerné' : s.teleworkDays > 0 ? 'Si' : 'Exact, jamais'),
      ),
    ).toBe(1)
  })
})

describe('Since when and how long ago', () => {
  it.each([
    [
      'retiredYears',
      'Depuis quand êtes-vous à la retraite ?',
      ['Moins de 5 ans', '5 à 10 ans', 'Plus de 10 ans'],
    ],
    [
      'licenceYears',
      'How long have you had your driving licence?',
      ['Under 5 years', '5–20 years', 'Over 20 years'],
    ],
    [
      'jobYears',
      'How long have you been in your current job?',
      ['Less than 1 year', '1–5 years', 'Over 5 years'],
    ],
    [
      'coupleYears',
      'Depuis quand vivez-vous en couple ?',
      ['Moins de 5 ans', '5 à 20 ans', 'Plus de 20 ans'],
    ],
    [
      'monthsSinceDoctor',
      'When did you last see a GP?',
      ['Within the last month', '1–6 months ago', 'Over a year ago'],
    ],
  ])('%s: « %s »', (fact, texte, options) => {
    expect(readAs(texte, options)).toBe(fact)
  })

  it('fit the rest of a life', () => {
    for (const sheet of people.map(factSheetOf)) {
      expect(sheet.retiredYears).toBeLessThanOrEqual(sheet.age - 60 > 0 ? sheet.age - 60 : 0)
      expect(sheet.licenceYears).toBeLessThanOrEqual(sheet.age - 18)
      expect(sheet.jobYears > 0 && sheet.status !== 'employed').toBe(false)
      expect(sheet.coupleYears > 0 && !sheet.couple).toBe(false)
      expect(sheet.quitYears > 0 && sheet.smoker !== 'former').toBe(false)
      expect(sheet.streamingServices > 0).toBe(sheet.streaming)
      expect(sheet.videoGameHours > 0).toBe(sheet.videoGames)
    }
  })
})
