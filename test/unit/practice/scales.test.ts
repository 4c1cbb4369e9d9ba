import { describe, expect, it } from 'vitest'
import { readOptionSet } from '../../../electron/practice/answers/scales/option-set.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { languageOf } from '../../../electron/practice/text.ts'
import { isReadRight, readScaleItems } from '../../support/practice/scale-items.ts'

const people = drawPanel(1).personas.slice(0, 2000)

/** Percentage of the people who chose each option. */
function shares(texte: string, options: readonly string[]): number[] {
  const answers = answersOf(people, [{ type: 'choix_unique', texte, options }], '')
  return options.map(
    (option) => (100 * answers.filter(([answer]) => answer === option).length) / people.length,
  )
}

/** First option of a set that is left out: its middle, « Suffisant », is read as neutral, which can be disputed. */
const arguable = 'Insuffisant'

describe('A set of options', () => {
  it.each([
    [['Should be taught', 'Should not be taught', 'No opinion']],
    [['Tout à fait décent', 'Plutôt décent', 'Plutôt indécent', 'Tout à fait indécent']],
    [['I would sign it', 'I would not sign it']],
    [['J’accepte', 'Je refuse']],
    [['Gladly', 'Reluctantly', 'I would refuse']],
    [['No problem', 'A big problem']],
    [['Fermer des usines', "N'en fermer aucune"]],
    [["J'en fais partie", "Je n'en fais pas partie"]],
    [['Right', 'Wrong']],
    [["I'll sign up", "I won't sign up"]],
    [["I'd miss it", "I wouldn't miss it"]],
    [['It does', "It doesn't", 'Hard to say']],
    [['C’est vrai', 'C’est faux']],
    [['C’est oui', 'C’est non']],
    [['Sure', 'No way']],
    [['A blessing', 'A curse']],
    [['Un succès', 'Un échec']],
    [['Rassuré', 'Inquiet']],
    [['Money well spent', 'A waste of money']],
    [['Stay', 'Leave']],
    [['De leur côté', 'Contre eux']],
    [['It works', 'It fails']],
    [['Je recommande', 'Je déconseille']],
    [['Deeply', 'Somewhat', 'Not at all']],
    [['Easier', 'About the same', 'Harder']],
    [['I would end it', 'I would let it go on'].toReversed()],
    [['L’accélérer', 'Le freiner']],
    [['Je viendrai', 'Je ne viendrai pas']],
    [['In', 'Out']],
  ])('%j has an order, as some options deny the others', (options) => {
    const { kind, valence } = readOptionSet(options, languageOf(options.join(' ')))
    const points = valence.filter((value) => value !== null)
    expect(kind).toBe('scale')
    expect(points.length).toBeGreaterThan(1)
    expect(points).toStrictEqual([...points].sort((a, b) => b - a))
    expect(points.at(0)).toBeGreaterThan(0)
    expect(points.at(-1)).toBeLessThan(0)
  })

  it.each(readScaleItems().filter(({ options }) => options[0] !== arguable))(
    '$options is read by what it says',
    (item) => {
      expect(isReadRight(item)).toBe(true)
    },
  )

  it.each([
    [['Très bien', 'Plutôt bien', 'Plutôt mal', 'Très mal']],
    [['5', '4', '3', '2', '1']],
    [['Tout à fait', 'Plutôt', 'Plutôt pas', 'Pas du tout']],
  ])('%j gives the same answers the other way round, but for the effect of order', (options) => {
    const texte = 'Comment trouvez-vous le nucléaire ?'
    const [forth, back] = [shares(texte, options), shares(texte, options.toReversed()).reverse()]
    forth.forEach((share, i) => {
      expect(Math.abs(share - (back[i] ?? 0))).toBeLessThan(8)
    })
    // The order of a scale's options pushes nobody into its middle.
    expect(Math.max(...forth)).toBeLessThan(60)
  })

  it('is a numbered scale turned round where its labels, or the stem, say so', () => {
    const labelled = readOptionSet(['1 - Très satisfait', '2', '3', '4', '5 - Pas du tout satisfait'], 'fr')
    expect(labelled.valence).toStrictEqual([1, 0.5, -0, -0.5, -1])
    const stem = 'Sur une échelle de 1 (très satisfait) à 5 (pas du tout satisfait), où en êtes-vous ?'
    expect(readOptionSet(['1', '2', '3', '4', '5'], 'fr', stem).valence[0]).toBe(1)
  })

  it.each([
    [
      ['Yes, on the same day', 'Yes, on the next day', 'No, I did not manage to'],
      [1, 1, -1],
    ],
    [
      ['Oui, pour le travail', 'Oui, pour la famille', 'Oui, autre raison', 'Non, aucune de ces situations'],
      [1, 1, 1, -1],
    ],
    [
      ['Very easy', 'Easy', 'Difficult', 'Very difficult', 'I have not had to'],
      [1, 1, -1, -1, null],
    ],
    [
      ['Plus grande', 'De taille équivalente', 'Plus petite', 'Vous ne savez pas'],
      [1, 0, -1, null],
    ],
    [
      ['VERY CLEAN', 'CLEAN', 'DIRTY', 'VERY DIRTY', 'Does not know / prefers not to answer'],
      [1, 1, -1, -1, null],
    ],
  ])('%j has its points on these sides', (options, sides) => {
    const { valence } = readOptionSet(options, languageOf(options.join(' ')))
    expect(valence.map((value) => (value === null ? null : Math.sign(value)))).toStrictEqual(sides)
  })

  it('leaves no end of its ranges without anyone', () => {
    for (const options of [
      ['Moins de 5 km', '5 à 30 km', '> 30 km'],
      ['Less than 30 minutes', '30 to 59 minutes', '60 or longer'],
      ['Under £20', '£20 to £49', '£50 or over'],
      ['Less than 1 month ago', '1 month but less than 6 months ago', '6 months ago or over'],
    ]) {
      expect(Math.min(...shares('Combien seriez-vous prêt à accepter ?', options))).toBeGreaterThan(1)
    }
  })

  it('has few who answer beside it: other 1 to 5 % beside yes and no, 4 to 10 % beside a list', () => {
    const [, , besideYesNo = 0] = shares('Êtes-vous favorable au nucléaire ?', ['Oui', 'Non', 'Autre'])
    expect(besideYesNo).toBeGreaterThan(1)
    expect(besideYesNo).toBeLessThan(5)
    const list = shares('Que préférez-vous ?', ['Le train', 'La voiture', 'Le vélo', 'Autre'])
    expect(list[3]).toBeGreaterThan(4)
    expect(list[3]).toBeLessThan(10)
  })

  it('has other things as an alternative beside a single one, and another of its kind as a rare rest', () => {
    expect(readOptionSet(['Our tea', 'Other drinks'], 'en').others).toEqual([])
    expect(readOptionSet(['Nos fruits', 'Les autres desserts'], 'fr').others).toEqual([])
    expect(readOptionSet(['Le breton', 'Une autre langue'], 'fr').others).toEqual([1])
  })

  it('tells where it was not understood', () => {
    expect(readOptionSet(['Le train', 'La voiture', 'Le vélo'], 'fr').understood).toBe(true)
    expect(
      readOptionSet(['Très bien', 'Plutôt mal', 'Le train', 'La voiture', 'Le vélo'], 'fr').understood,
    ).toBe(false)
  })
})
