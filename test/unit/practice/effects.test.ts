import { describe, expect, it } from 'vitest'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { ask, share, subjects, yesNo } from '../../support/practice/ask-closed.ts'

/** Mean of differences and its standard error. */
function size(differences: readonly number[]): { mean: number; error: number } {
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length
  const variance = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (differences.length - 1)
  return { mean, error: Math.sqrt(variance / differences.length) }
}

/** Expects a mean effect between these sizes, in points, that exceeds its own noise (three standard errors). */
function expectEffect(differences: readonly number[], least: number, most: number): void {
  const { mean, error } = size(differences)
  expect(mean - 3 * error).toBeGreaterThan(0)
  expect(mean).toBeGreaterThan(least)
  expect(mean).toBeLessThan(most)
}

const agreement = ["Tout à fait d'accord", "Plutôt d'accord", "Plutôt pas d'accord", "Pas du tout d'accord"]
const satisfaction = ['Très satisfait', 'Plutôt satisfait', 'Plutôt pas satisfait', 'Pas du tout satisfait']

describe('Planted effects', () => {
  it('a leading stem pulls towards what it suggests: 12 to 26 points, in both languages', () => {
    const pushes = [
      ['Souhaitez-vous que', 'Ne souhaitez-vous pas que'],
      ['Souhaitez-vous que', 'Comme la plupart des gens, souhaitez-vous que'],
      ['Souhaitez-vous que', 'Les experts recommandent que'],
    ]
    const pulled = pushes.flatMap(([plain, push]) =>
      subjects.map(
        (subject) =>
          share(ask(`${push} ${subject} ?`, yesNo), 'Oui') -
          share(ask(`${plain} ${subject} ?`, yesNo), 'Oui'),
      ),
    )
    expectEffect(pulled, 12, 26)
    const english = [
      'the town should cut speed',
      'shops should close on Sunday',
      'rents should be capped',
      'schools should ban phones',
    ]
    const options = ['Yes', 'No', "Don't know"]
    expectEffect(
      english.map(
        (subject) =>
          share(ask(`Don't you think ${subject}?`, options), 'Yes') -
          share(ask(`Do you think ${subject}?`, options), 'Yes'),
      ),
      12,
      26,
    )
  })

  it('agree/disagree scales draw acquiescence: 6 to 20 points over yes and no, and for a thing and its contrary', () => {
    const agree = (texte: string) => share(ask(texte, agreement), "Tout à fait d'accord", "Plutôt d'accord")
    const statements = [
      'Le marché devrait ouvrir le soir.',
      'Les bus devraient passer la nuit.',
      'La taxe devrait baisser.',
      'Les voisins devraient se parler.',
      'Le parc devrait fermer plus tard.',
      'Les films devraient durer moins.',
    ]
    expectEffect(
      statements.map((texte) => agree(texte) - share(ask(texte, ['Oui', 'Non']), 'Oui')),
      6,
      20,
    )
    const both = statements.map(
      (texte) =>
        agree(texte) +
        agree(texte.replace(/devraient/, 'ne devraient pas').replace(/devrait /, 'ne devrait pas ')) -
        100,
    )
    expectEffect(both, 12, 40)
  })

  it('the first option gains 1 to 6 points over the middle, the last 3 to 10', () => {
    const lists = [
      ['Le train', 'La voiture', 'Le vélo', 'La marche'],
      ['Le rouge', 'Le bleu', 'Le vert', 'Le jaune'],
      ['Le pain', 'Le riz', 'Les pâtes', 'Les pommes de terre'],
      ['La radio', 'Le journal', 'La télévision', 'Les réseaux sociaux'],
    ]
    const gains = lists.flatMap((options) => {
      const rotations = options.map((_, turn) => [...options.slice(turn), ...options.slice(0, turn)])
      const at = options.map((option) =>
        rotations.map((rotation) => ({
          place: rotation.indexOf(option),
          percent: share(ask('Que préférez-vous ?', rotation), option),
        })),
      )
      return at.map((places) => {
        const of = (place: number) => places.find((one) => one.place === place)?.percent ?? 0
        const middle = (of(1) + of(2)) / 2
        return { first: of(0) - middle, last: of(3) - middle }
      })
    })
    expectEffect(
      gains.map(({ first }) => first),
      1,
      6,
    )
    expectEffect(
      gains.map(({ last }) => last),
      3,
      10,
    )
  })

  it('double-barrelled and vague stems raise « ne sait pas » by 8 to 18 points', () => {
    const options = [...satisfaction, 'Ne sait pas']
    const unsure = (texte: string) => share(ask(texte, options), 'Ne sait pas')
    const things = [
      'des repas',
      'du quartier',
      'des horaires',
      'de la piscine',
      'du service',
      'de la connexion',
    ]
    expectEffect(
      things.map(
        (thing) =>
          unsure(`Êtes-vous satisfait ${thing} et du personnel ?`) - unsure(`Êtes-vous satisfait ${thing} ?`),
      ),
      8,
      18,
    )
    expectEffect(
      things.map(
        (thing) =>
          unsure(`Êtes-vous souvent satisfait ${thing} ?`) - unsure(`Êtes-vous satisfait ${thing} ?`),
      ),
      8,
      18,
    )
  })

  it('double-barrelled stems scatter: people hold less to one side of the scale', () => {
    // Variance of the chosen points of the scale.
    const spread = (texte: string) => {
      const codes = ask(texte, satisfaction).flatMap((answer) =>
        answer === null ? [] : [satisfaction.indexOf(answer)],
      )
      const mean = codes.reduce((sum, code) => sum + code, 0) / codes.length
      return codes.reduce((sum, code) => sum + (code - mean) ** 2, 0) / codes.length
    }
    const things = [
      'des repas',
      'du quartier',
      'des horaires',
      'de la piscine',
      'du service',
      'de la connexion',
    ]
    expectEffect(
      things.map(
        (thing) =>
          100 *
          (spread(`Êtes-vous satisfait ${thing} et du personnel ?`) -
            spread(`Êtes-vous satisfait ${thing} ?`)),
      ),
      3,
      60,
    )
  })

  it('overlapping ranges split those in the overlap evenly', () => {
    const at25 = drawPanel(1).personas.filter(({ age }) => age === 25)
    const answers = ask('Quel est votre âge ?', ['18-25', '25-40', '40-60', '60 et plus'], at25)
    const low = share(answers, '18-25')
    // Three standard errors of a share of one half, in points.
    const noise = 150 / Math.sqrt(at25.length)
    expect(at25.length).toBeGreaterThan(100)
    expect(Math.abs(low - 50)).toBeLessThan(noise)
    expect(Math.abs(share(answers, '25-40') - 50)).toBeLessThan(noise)
    expect(
      share(ask('Quel est votre âge ?', ['18-24', '25-40', '41-60', '61 et plus'], at25), '25-40'),
    ).toBeGreaterThan(95)
  })

  it('long stems lose attention: the order of the options decides more', () => {
    const filler =
      'compte tenu de tout ce qui précède et de ce que chacun peut avoir entendu ici ou là au cours des derniers mois dans les conversations comme dans les journaux, sans que cela engage en rien votre réponse, qui restera bien sûr anonyme et ne servira à rien sinon à cette étude,'
    const lists = [
      ['Le train', 'La voiture', 'Le vélo', 'La marche'],
      ['Le pain', 'Le riz', 'Les pâtes', 'Les pommes de terre'],
      ['La radio', 'Le journal', 'La télévision', 'Les réseaux sociaux'],
      ['Le rouge', 'Le bleu', 'Le vert', 'Le jaune'],
      ['Janvier', 'Mars', 'Juin', 'Septembre'],
    ]
    const lastGain = (texte: string, options: string[]) =>
      share(ask(texte, options), options[3] ?? '') -
      share(ask(texte, [options[3] ?? '', ...options.slice(0, 3)]), options[3] ?? '')
    const gained = lists.map(
      (options) =>
        lastGain(`Que préférez-vous, ${filler} à choisir ?`, options) -
        lastGain('Que préférez-vous ?', options),
    )
    expectEffect(gained, 3, 25)
  })

  it('blanks stay few where the question is sound', () => {
    const blanks = subjects.map(
      (subject) => 100 - share(ask(`Souhaitez-vous que ${subject} ?`, ['Oui', 'Non']), 'Oui', 'Non'),
    )
    expect(Math.max(...blanks)).toBeLessThan(4)
  })
})
