import { describe, expect, it } from 'vitest'
import { factAnswerer } from '../../../electron/practice/answers/facts/answer-fact.ts'
import { boundsIn, isNegated } from '../../../electron/practice/answers/facts/stated.ts'
import { factSheetOf } from '../../../electron/practice/panel/life/fact-sheet.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { readFactItems, scoreFactItem } from '../../support/practice/fact-items.ts'

const people = drawPanel(1).personas.slice(0, 300)

function ask(texte: string, options: readonly string[]): (string | null)[] {
  return answersOf(people, [{ type: 'choix_unique', texte, options }], '').map(([answer = null]) => answer)
}

describe('Facts asked for in other ways', () => {
  it.each(readFactItems('facts-more'))('« $text » is answered from the fact sheet', (item) => {
    const { right, reported } = scoreFactItem(item, people)
    expect(reported).toBeGreaterThan(0.98)
    expect(right).toBeGreaterThan(0.9)
  })

  it.each([
    ['Is the park safe for children at night?', ['Yes', 'No']],
    ['Le tram est utile, n’est-ce pas ?', ['Oui', 'Non']],
    ['Votre médecin vous a-t-il bien expliqué votre traitement ?', ['Oui', 'Non']],
    ['How good was the food at the hospital?', ['Very good', 'Good', 'Fair', 'Poor']],
    ['Did the vet examine your pet carefully?', ['Yes', 'No']],
    ['Limitez-vous le temps que vos enfants passent devant les écrans ?', ['Oui', 'Non']],
    ['Combien avez-vous mis dans des livres ?', ['Moins de 20 €', 'De 20 à 50 €', 'Plus de 50 €']],
    ['How long have you had this phone?', ['Less than 1 year', '1 year or more']],
    ['Would you ride in a car without a driver?', ['Yes', 'No']],
    ['Soutenez-vous le rachat du cinéma Le Rex par la municipalité ?', ['Oui', 'Non']],
  ])('« %s » asks for something else', (texte, options) => {
    expect(factAnswerer(texte, options, /[é’]/.test(texte) ? 'fr' : 'en')).toBeUndefined()
  })

  it('are left to those of whom an option says that it is not for them', () => {
    const options = ['Petrol', 'Diesel', 'Electric', "I don't have a car"]
    const answers = ask('What does your main car run on?', options)
    people.forEach((persona, i) => {
      expect(answers[i] === options[3]).toBe(factSheetOf(persona).cars === 0)
    })
  })

  it('about a length of time are answered by the year too', () => {
    const answers = ask('In which year did you move into your present home?', [
      'Before 2010',
      '2010 or later',
    ])
    people.forEach((persona, i) => {
      expect(answers[i] === 'Before 2010').toBe(factSheetOf(persona).yearsInHome > 16)
    })
  })

  it.each([
    ['Au cours des 30 derniers jours, combien de fois avez-vous mangé au restaurant ?', 'fois', 30],
    ['How many times did you eat at a restaurant in the last 30 days?', 'times', 30],
    ['Au cours des 4 dernières semaines, combien de fois avez-vous mangé au restaurant ?', 'fois', 28],
    ['How many times did you eat at a restaurant in the past 7 days?', 'times', 7],
  ])('of how often are answered for the days that « %s » looks back on', (texte, unit, days) => {
    const options =
      unit === 'fois'
        ? ['Aucune fois', '1 ou 2 fois', '3 à 5 fois', '6 fois ou plus']
        : ['Never', '1 or 2 times', '3 to 5 times', '6 times or more']
    const answers = ask(texte, options)
    const chosen = people.map((persona, i) => {
      const times = Math.round((factSheetOf(persona).restaurantPerYear * days) / 365)
      const place = times === 0 ? 0 : times <= 2 ? 1 : times <= 5 ? 2 : 3
      return Math.abs(options.indexOf(answers[i] ?? '') - place)
    })
    expect(chosen.filter((far) => far > 1)).toHaveLength(0)
    expect(chosen.filter((far) => far === 0).length).toBeGreaterThan(0.8 * people.length)
  })

  it('state the contrary where they are denied, and only there', () => {
    expect(isNegated('I do not own my home.')).toBe(true)
    expect(isNegated('Je n’ai pas de voiture.')).toBe(true)
    expect(isNegated('Are you childless?')).toBe(true)
    expect(isNegated('I own my home.')).toBe(false)
    expect(isNegated('N’avez-vous pas de voiture ?')).toBe(false)
  })

  it('are compared with the number that a stem gives', () => {
    expect(boundsIn('Are you between 25 and 55 years old?')).toStrictEqual({ low: 25, high: 55 })
    expect(boundsIn('Avez-vous au moins deux enfants ?')?.low).toBe(2)
    expect(boundsIn('I was born after 1990.')?.low).toBeGreaterThan(1990)
    expect(boundsIn('Does your household live on less than 2,000 euros a month?')?.high).toBeLessThan(2000)
    expect(boundsIn('Have you moved house in the last 12 months?')).toBeUndefined()
  })
})
