import { describe, expect, it } from 'vitest'
import { readOptionSet } from '../../../electron/practice/answers/scales/option-set.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { languageOf } from '../../../electron/practice/text.ts'

const people = drawPanel(1).personas.slice(0, 1000)

/** Percentage of the people who chose each option. */
function shares(texte: string, options: readonly string[]): number[] {
  const answers = answersOf(people, [{ type: 'choix_unique', texte, options }], '')
  return options.map(
    (option) => (100 * answers.filter(([answer]) => answer === option).length) / people.length,
  )
}

/** Sets of options from one end to the other, each a line. */
const sets = `
Une à plusieurs fois par semaine / Une à plusieurs fois par mois / Quelques fois par an / Moins souvent / Jamais
Plusieurs fois par semaine / Une fois par semaine / Une à trois fois par mois / Moins d’une fois par mois / Jamais
Tous les jours ou presque / Une à deux fois par semaine / Une à deux fois par mois / Plus rarement / Jamais
Au moins une fois par semaine / Au moins une fois par mois / Quelques fois dans l’année / Exceptionnellement / Jamais
Chaque semaine / Chaque mois / Chaque trimestre / Une fois par an / Jamais
Tous les jours / Plusieurs fois par semaine / Une fois par semaine / Moins d’une fois par semaine / C’est la première fois
Très régulièrement / Régulièrement / Occasionnellement / Rarement / C’est ma première visite
Systématiquement / Souvent / De temps en temps / Rarement / Jamais
Several times a week / About once a week / Once or twice a month / A few times a year / Less often / Never
Once or more a week / Once or more a month / A few times a year / Less often than that / Never
Every week / Every month / Every few months / Once a year or less / Never
Daily / Weekly / Monthly / Less than monthly / Never
Most days / Most weeks / Most months / A couple of times a year / Hardly ever / Never
Several times a month / Once a month / Every two or three months / Once or twice a year / Very rarely or never
Constantly / Frequently / Occasionally / Rarely / Never
Every time / Most times / About half of the time / Now and again / Never
All of the time / Most of the time / Some of the time / None of the time
Oui, tout à fait / Oui, en partie / Non, pas vraiment / Non, pas du tout
Oui, très / Oui, assez / Non, pas vraiment / Non, pas du tout
Yes / Mostly yes / Mostly no / No
Totalement d’accord / D’accord / Neutre / Pas d’accord / Totalement en désaccord
Au-delà de mes attentes / À la hauteur de mes attentes / En dessous de mes attentes
Exceeded my expectations / Met my expectations / Fell short of my expectations
A lot / Quite a lot / A little / Nothing at all
All of them / Most of them / Some of them / A few of them / None of them
Tous / La plupart / La moitié environ / Une petite partie / Aucun
Beaucoup / Quelques-unes / Très peu / Aucune
Unable to do it / Great difficulty / Some difficulty / No difficulty
J’en suis incapable / Oui, beaucoup / Oui, un peu / Non, aucune difficulté
Primordial / Important / Secondaire / Sans importance
Essential / Very important / Somewhat important / Not very important / Not important at all
Top priority / High priority / Medium priority / Low priority / Not a priority
Expert / Avancé / Intermédiaire / Débutant
Expert / Advanced / Intermediate / Beginner
Excellent / Bon / Moyen / Faible / Nul
Certain / Probable / Peu probable / Exclu
Trop élevé / Un peu élevé / Juste / Plutôt bas / Trop bas
Cette semaine / Ce mois-ci / Cette année / Il y a plus d’un an / Jamais
Aujourd’hui / Hier / La semaine dernière / Le mois dernier / Il y a plus longtemps / Jamais
Today / In the last week / In the last month / In the last year / Longer ago / Never
Within the past week / Within the past month / Within the past year / More than a year ago / Never
Plus d’une fois par mois / Une fois par mois / Moins d’une fois par mois / Je n’y vais jamais
More than once a week / Once a week / Every couple of weeks / Once a month / Less than once a month
A lot / Sometimes / Not often / Never
Trop long / Un peu trop long / De la bonne durée / Un peu trop court / Trop court
All / More than half / About half / Less than half / None
Pas un problème / Un petit problème / Un problème moyen / Un gros problème
`
  .trim()
  .split('\n')
  .map((line) => line.split(' / '))

describe('Options that are the steps of a ladder', () => {
  it.each(sets.map((options) => [options.join(' / '), options] as const))('%s', (_, options) => {
    const { kind, valence } = readOptionSet(options, languageOf(options.join(' ')))
    expect(kind).not.toBe('nominal')
    const points = valence.filter((value) => value !== null)
    expect(points).toHaveLength(options.length)
    expect(points).toStrictEqual([...new Set(points)].sort((a, b) => b - a))
  })

  it('are all chosen, as many people being on one side as on the other', () => {
    const [first] = sets
    const chosen = shares('À quelle fréquence allez-vous à la ressourcerie ?', first ?? [])
    expect(Math.min(...chosen)).toBeGreaterThan(6)
    expect(Math.max(...chosen)).toBeLessThan(45)
  })

  it('are not chosen as often where most people have no difficulty', () => {
    const options = ['No difficulty', 'Some difficulty', 'Great difficulty', 'Unable to do it']
    const chosen = shares('Do you have difficulty opening a jar?', options)
    expect(chosen).toStrictEqual([...chosen].sort((a, b) => b - a))
  })
})

describe('A sentence beside a bare yes and a bare no', () => {
  it.each([
    ['Did you find a seat?', ['Yes', 'No', 'I did not look for one']],
    ['Le guichet était-il ouvert ?', ['Oui', 'Non', 'Il n’y avait personne au guichet']],
  ])('%s says that the question does not arise', (texte, options) => {
    const [yes = 0, no = 0, beside = 0] = shares(texte, options)
    expect(yes).toBeGreaterThan(30)
    expect(no).toBeGreaterThan(30)
    expect(beside).toBeLessThan(12)
  })

  it('is the middle where it depends', () => {
    const chosen = shares('Le marché est-il bien tenu ?', [
      'Oui',
      'Non',
      'Cela dépend des jours de la semaine',
    ])
    expect(chosen[2]).toBeGreaterThan(12)
  })
})

describe('Ranges of numbers', () => {
  it.each([
    [
      'Combien de temps avez-vous attendu ?',
      [
        'Moins de 5 minutes',
        'De 5 à 15 minutes',
        'De 15 à 30 minutes',
        'De 30 minutes à 1 heure',
        'Plus d’une heure',
      ],
    ],
    [
      'Quel budget consacreriez-vous à un vélo ?',
      ['Moins de 200 €', 'De 200 à 499 €', 'De 500 à 999 €', 'De 1 000 à 1 999 €', '2 000 € et plus'],
    ],
    ['How many stalls did you visit?', ['1', '2 to 3', '4 to 6', 'More than 6']],
    [
      'When will you next redecorate?',
      ['Within 6 months', '6 months to 1 year', '1 to 2 years', 'More than 2 years'],
    ],
  ])('%s are chosen from the first to the last, however wide', (texte, options) => {
    const chosen = shares(texte, options)
    expect(Math.min(...chosen)).toBeGreaterThan(5)
    expect(Math.max(...chosen)).toBeLessThan(50)
  })

  it('fall off where the first of them counts none', () => {
    const options = ['None', 'Once', '2 to 5 times', '6 to 10 times', 'More than 10 times']
    const chosen = shares('How many times have you used the tool library in the past year?', options)
    expect(Math.min(...chosen)).toBeGreaterThan(1)
    expect((chosen[0] ?? 0) + (chosen[1] ?? 0)).toBeGreaterThan((chosen[3] ?? 0) + (chosen[4] ?? 0))
  })
})
