import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../electron/practice/answers/question.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import type { Persona } from '../../../electron/practice/panel/persona.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'

const people = drawPanel(1).personas.slice(0, 2000)

function ask(texte: string, options: readonly string[], whom: readonly Persona[] = people): Answer[] {
  return answersOf(whom, [{ type: 'choix_unique', texte, options }], '').map(([answer = null]) => answer)
}

/** Percentage of the answers that are one of these options. */
function share(answers: readonly Answer[], ...options: string[]): number {
  return (
    (100 * answers.filter((answer) => answer !== null && options.includes(answer)).length) / answers.length
  )
}

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

const subjects = [
  'la ville réduise la vitesse à 30 km/h',
  'le prix du train augmente',
  'les écoles interdisent le téléphone',
  'la mairie ferme le centre aux voitures',
  'les hôpitaux ouvrent le samedi',
  'le loyer soit plafonné',
  'les magasins ferment le dimanche',
  'la cantine serve un repas végétarien par jour',
]
const yesNo = ['Oui', 'Non', 'Ne sait pas']
const agreement = ["Tout à fait d'accord", "Plutôt d'accord", "Plutôt pas d'accord", "Pas du tout d'accord"]
const satisfaction = ['Très satisfait', 'Plutôt satisfait', 'Plutôt pas satisfait', 'Pas du tout satisfait']

describe('Answers to closed questions', () => {
  it('are the same for the same seed, persona, question and option order', () => {
    const question = `Souhaitez-vous que ${subjects[0]} ?`
    expect(ask(question, yesNo)).toStrictEqual(ask(question, yesNo))
    // Who else is asked, and what else is asked, changes nothing.
    expect(ask(question, yesNo, people.slice(500, 600))).toStrictEqual(ask(question, yesNo).slice(500, 600))
    expect(ask(question, yesNo, drawPanel(2).personas.slice(0, 200))).not.toStrictEqual(
      ask(question, yesNo).slice(0, 200),
    )
  })

  it('of another seed differ by sampling noise only', () => {
    const others = drawPanel(99).personas.slice(0, 2000)
    for (const subject of subjects) {
      const question = `Souhaitez-vous que ${subject} ?`
      const [one, two] = [share(ask(question, yesNo), 'Oui'), share(ask(question, yesNo, others), 'Oui')]
      // Four standard errors of the difference of two shares of 2,000 people each.
      const noise = 4 * Math.sqrt((one * (100 - one) + two * (100 - two)) / 2000)
      expect(Math.abs(one - two)).toBeLessThan(noise)
    }
  })

  it('divide people evenly on every subject, and other people on each', () => {
    const asked = subjects.map((subject) => ask(`Souhaitez-vous que ${subject} ?`, yesNo))
    for (const answers of asked) {
      const yes = share(answers, 'Oui')
      // Four standard errors of a share of one half, in points; a few do not know.
      expect(Math.abs(yes / (yes + share(answers, 'Non')) - 0.5) * 100).toBeLessThan(4.5)
    }
    const alike = asked.flatMap((one, at) =>
      asked.slice(at + 1).map((other) =>
        share(
          one.map((answer, i) => (answer === other[i] ? 'same' : null)),
          'same',
        ),
      ),
    )
    // By chance about half answer alike; on the same object nearly all would, or nearly none.
    expect(Math.min(...alike)).toBeGreaterThan(25)
    expect(Math.max(...alike)).toBeLessThan(75)
  })

  it('look like people: the old and the young differ on technology, managers and workers on prices', () => {
    const gap = (texte: string, one: (persona: Persona) => boolean, two: (persona: Persona) => boolean) =>
      share(ask(texte, yesNo, drawPanel(1).personas.filter(one)), 'Oui') -
      share(ask(texte, yesNo, drawPanel(1).personas.filter(two)), 'Oui')
    const young = ({ age }: Persona) => age < 35
    const old = ({ age }: Persona) => age >= 65
    expect(gap('Appréciez-vous les démarches numériques sur internet ?', young, old)).toBeGreaterThan(15)
    const workers = ({ occupation }: Persona) => occupation === 'ouvriers'
    const managers = ({ occupation }: Persona) => occupation === 'cadres'
    expect(gap('Regardez-vous le prix avant de payer ?', workers, managers)).toBeGreaterThan(10)
  })

  it('about the persona itself are true', () => {
    const sex = ask('Vous êtes…', ['Un homme', 'Une femme'])
    expect(sex).toStrictEqual(people.map(({ sexe }) => (sexe === 'femme' ? 'Une femme' : 'Un homme')))
    const ages = ask('Quel est votre âge ?', ['18-34', '35-64', '65 ou plus'])
    ages.forEach((answer, i) => {
      const age = people[i]?.age ?? 0
      if (answer !== null) expect(answer).toBe(age < 35 ? '18-34' : age < 65 ? '35-64' : '65 ou plus')
    })
  })
})

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
