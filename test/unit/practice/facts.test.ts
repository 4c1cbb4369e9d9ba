import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../electron/practice/answers/facts/read-fact.ts'
import { factSheetOf } from '../../../electron/practice/panel/life/fact-sheet.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { readFactItems, scoreFactItem } from '../../support/practice/fact-items.ts'

const people = drawPanel(1).personas.slice(0, 400)

function ask(texte: string, options: readonly string[]): (string | null)[] {
  return answersOf(people, [{ type: 'choix_unique', texte, options }], '').map(([answer = null]) => answer)
}

describe('Questions about the person who answers', () => {
  it.each(readFactItems())('« $text » is answered from the fact sheet', (item) => {
    const { right, reported } = scoreFactItem(item, people)
    expect(reported).toBeGreaterThan(0.98)
    expect(right).toBeGreaterThan(0.9)
  })

  it.each([
    ['fr', 'Êtes-vous satisfait de votre logement ?'],
    ['fr', 'Faut-il interdire la voiture en ville ?'],
    ['fr', 'Avez-vous une pièce réservée au télétravail ?'],
    ['fr', 'Quel était le nombre de pièces de votre précédent logement ?'],
    ['fr', 'Votre conjoint fume-t-il ?'],
    ['en', 'Do you think children should walk to school?'],
    ['en', 'Would you support a ban on smoking in parks?'],
    ['en', 'How satisfied are you with your health care?'],
    ['en', 'Was your previous home a house or a flat?'],
  ] as const)('(%s) « %s » asks for something else', (language, texte) => {
    expect(readFacts(texte, language)).toStrictEqual([])
  })

  it('agree with each other, whatever way they are asked', () => {
    const yesNo = ['Oui', 'Non']
    const retired = ask('Êtes-vous à la retraite ?', yesNo)
    const status = ask('Quelle est votre situation professionnelle ?', ['En emploi', 'Retraité', 'Autre'])
    expect(retired.map((answer) => answer === 'Oui')).toStrictEqual(status.map((one) => one === 'Retraité'))

    const smokes = ask('Fumez-vous ?', yesNo)
    const cigarettes = ask('Combien de cigarettes fumez-vous par jour ?', ['Aucune', '1 à 10', 'Plus de 10'])
    expect(smokes.map((answer) => answer === 'Non')).toStrictEqual(cigarettes.map((one) => one === 'Aucune'))

    const parents = ask('Do you have children?', ['No', 'Yes'])
    const count = ask('How many children do you have?', ['None', '1', '2', '3 or more'])
    expect(parents.map((answer) => answer === 'No')).toStrictEqual(count.map((one) => one === 'None'))

    const grandparents = ask('Do you have grandchildren?', ['Yes', 'No'])
    expect(grandparents.some((answer, i) => answer === 'Yes' && parents[i] === 'No')).toBe(false)
  })

  it('about frequency are answered by the times that the options name', () => {
    const trains = ask('À quelle fréquence prenez-vous le train ?', [
      'Tous les jours',
      'Une fois par semaine',
      'Une fois par mois',
      'Moins souvent',
      'Jamais',
    ])
    people.forEach((persona, i) => {
      expect(trains[i] === 'Jamais').toBe(factSheetOf(persona).trainsPerYear === 0)
    })
    expect(trains).toContain('Moins souvent')
    const options = ['Every day', 'Several times a week', 'Once a week', 'Less often', 'Never']
    const sport = ask('How often do you exercise?', options)
    people.forEach((persona, i) => {
      const { sportPerWeek } = factSheetOf(persona)
      if (sportPerWeek === 3) expect(sport[i]).toBe('Several times a week')
      if (sportPerWeek === 1) expect(sport[i]).toBe('Once a week')
    })
  })

  it('about income are declined by some, where that is offered', () => {
    const refusal = 'Je préfère ne pas répondre'
    const answers = ask('Quel est votre revenu mensuel ?', ['Moins de 2 000 €', '2 000 € ou plus', refusal])
    const declined = answers.filter((answer) => answer === refusal).length / people.length
    expect(declined).toBeGreaterThan(0.02)
    expect(declined).toBeLessThan(0.1)
  })

  it('about pregnancy are answered yes by no man', () => {
    const answers = ask('Êtes-vous enceinte ?', ['Oui', 'Non'])
    expect(people.filter(({ sexe }, i) => sexe === 'homme' && answers[i] === 'Oui')).toStrictEqual([])
  })

  it('are answered in the unit and for the period that the options name', () => {
    const km = ask('À quelle distance se trouve votre travail ?', ['Moins de 5 km', '5 à 30 km', '> 30 km'])
    const minutes = ask('How long does it take you to get to work?', ['Less than 1 hour', '1 hour or longer'])
    expect(km).toContain('> 30 km')
    expect(minutes).toContain('1 hour or longer')
    const monthly = ask('What is your monthly household income?', [
      'Under £1,500',
      '£1,500 to £2,999',
      '£3,000 or more',
    ])
    const yearly = ask('What is your annual household income?', [
      'Under £18,000',
      '£18,000 to £35,999',
      '£36,000 or more',
    ])
    const place = (answers: (string | null)[], first: string) =>
      answers.map((answer) => answer?.startsWith(first))
    expect(place(yearly, 'Under')).toStrictEqual(place(monthly, 'Under'))
  })
})
