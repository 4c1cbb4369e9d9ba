import { describe, expect, it } from 'vitest'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { varietyOf } from '../../support/practice/varied-answers.ts'

const people = drawPanel(1).personas.slice(0, 60)
const spoken = (texte: string) =>
  answersOf(people, [{ type: 'libre', texte }], '').flatMap(([answer]) => answer ?? [])

/** A question for each class of questions, and a pattern for answers that fit. */
const answered: readonly (readonly [question: string, fits: RegExp])[] = [
  [
    'Citez trois qualités que vous attendez d’un bon maire.',
    /^(?:l[ea’]|le ).*(?:honnêteté|écoute|proximité|courage|respect|patience|organisation|compétence)/i,
  ],
  [
    'Donnez deux ou trois choses dont vous pourriez vous passer pour faire des économies.',
    /repas|abonnement|sorties|vêtements|cigarettes|véhicule|gadgets|café/i,
  ],
  [
    'What are the main things that cause you stress at work, if you work?',
    /workload|deadlines|staff|noise|messages|boss|changes|do not work|retired/i,
  ],
  [
    'À quel moment de l’année partez-vous de préférence en vacances, et pour quelle durée ?',
    /(?:été|printemps|septembre|juin|Noël|hiver|automne|mai).*(?:jours?|semaines?|week-end|mois)/i,
  ],
  [
    'Roughly what does your household pay for heating over a year?',
    /\d[\d, ]* ?(?:€|euros)|€ ?\d|hundred|thousand/i,
  ],
  ['When do you usually do your shopping, and how long does it take?', /, .*(?:min|hour)/i],
  [
    'What would you tell a friend who wants to stop smoking?',
    /^(?!(?:To tell the truth|It leaves|It depends))/,
  ],
  ['Vers qui vous tournez-vous quand vous avez un souci de santé ?', /médecin|pharmacienne|mère|infirmière/i],
  [
    'Que faudrait-il modifier, à votre avis, dans la façon dont on fait passer le bac ?',
    /épreuves|contrôle|sujets|niveau/i,
  ],
  [
    'Where did you buy the last item of furniture you acquired?',
    /furniture|online|flea|Ikea|second-hand|Conforama|charity/i,
  ],
  [
    'Tell us about the building you live in.',
    /floors|seventies|hear|front|garden|neighbours|entrance|quiet|insulated|letter boxes|bike|morning|parking|door|families|roof/i,
  ],
  [
    'What does it look like when a colleague is burnt out?',
    /sleep|nerves|tired|mistakes|eating|cry|sick|close up|interest|day off|task|empty|stay late|forget|well/i,
  ],
  [
    'Si vous pouviez déménager demain, où iriez-vous vivre ?',
    /mer\b|campagne|ici|Bretagne|montagne|Sud|Bordeaux|Portugal/i,
  ],
]

describe('Answers by the kind of what is asked', () => {
  it.each(answered)('to « %s » are of that kind', (texte, fits) => {
    const answers = spoken(texte)
    expect(answers.filter((answer) => fits.test(answer)).length / answers.length).toBeGreaterThan(0.85)
  })

  it('give as many things as are asked for', () => {
    const answers = spoken('Citez trois qualités que vous attendez d’un bon maire.')
    const three = answers.filter((answer) => /, .* et /.test(answer))
    expect(three.length / answers.length).toBeGreaterThan(0.85)
  })

  it('propose a change, and do not judge, where one is asked for', () => {
    const answers = spoken('What one thing would you alter about the bus or tram service near you?')
    const judged = answers.filter((answer) =>
      /^(?:It depends|On the (?:bus|one hand)|I grant|As far)/.test(answer),
    )
    expect(judged).toStrictEqual([])
  })

  it.each([
    'Décrivez votre immeuble.',
    'What does it look like when a colleague is burnt out?',
    'If you ran the local hospital, what would you do first?',
  ])('to « %s » are not all alike', (texte) => {
    const answers = spoken(texte)
    expect(varietyOf(answers).nearlyTheSame / answers.length).toBeLessThanOrEqual(0.05)
  })
})
