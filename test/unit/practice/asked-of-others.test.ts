import { describe, expect, it } from 'vitest'
import { inquire } from '../../../electron/practice/answers/open-answer.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { saidTo } from './said-to.ts'

const people = drawPanel(1).personas.slice(0, 60)
const spoken = (texte: string) =>
  answersOf(people, [{ type: 'libre', texte }], '').flatMap(([answer]) => answer ?? [])

describe('Questions of ten kinds on things of daily life', () => {
  it.each([
    // who should decide or pay, by what it is about
    [
      'Who should have the final say on parking in the town centre?',
      /mayor|council|street|there|expert|county|govern/i,
    ],
    ['Qui devrait payer l’isolation des logements loués ?', /propriétaire|bailleur|État/i],
    [
      'Qui devrait décider des horaires de l’école ?',
      /parents|enseignants|État|école|commune|ministère|spécialistes/i,
    ],
    // what draws somebody to a thing or puts them off it
    [
      'What draws you to an electric car, or puts you off one?',
      /price|petrol|range|silen|charg|town|socket|batter|grant|runs/i,
    ],
    [
      'D’après vous, comment expliquer que les jeunes quittent plus tard leurs parents ?',
      /loyers|études|emploi|garants|parents|côté|couple|logements/i,
    ],
    // at what time of life
    [
      'À quel moment de la vie est-il bon de rédiger son testament ?',
      /enfants|ans|retraite|tôt|santé|logement|laisser/i,
    ],
    // where something should stand
    [
      'If the council could put in one more public toilet, where should it go?',
      /square|station|park|playground|street|bus|water|hall/i,
    ],
    // what somebody is like
    [
      'Describe a teacher who made an impression on you.',
      /patient|strict|passion|lesson|shout|read|kind|voice|confidence|laughed|demanding|birds/i,
    ],
    // what went wrong
    [
      'Walk us through the last online order that did not go as it should have.',
      /parcel|size|weeks|broken|money|driver|colour|order|machine|neighbour/i,
    ],
    // one's own first time, and not one's age
    ['Que vous évoque spontanément le mot « voisin » ?', /bruit|entraide|bonjour|clés|barbecue|potins/i],
  ])('are answered: %s', (question, fitting) => {
    const answers = spoken(question)
    const fit = answers.filter((answer) => fitting.test(answer))
    expect(fit.length / answers.length).toBeGreaterThan(0.85)
  })

  it('tell who does something at home by who lives there', () => {
    const [answers] = [
      answersOf(people, [{ type: 'libre', texte: 'Who in your household usually sets the heating?' }], ''),
    ]
    for (const [answer] of answers)
      if (answer) expect(answer).not.toMatch(/friend|brother|neighbour|colleague/i)
  })

  it('do not take the age of a first job for one’s age', () => {
    for (const answer of spoken('À quel âge avez-vous commencé à travailler ?')) {
      const age = Number(/\d+/.exec(String(answer))?.[0] ?? 18)
      expect(age).toBeLessThan(32)
    }
  })

  it('do not tell in the first person why others do a thing', () => {
    const { particular } = inquire(
      'Pourquoi certaines personnes n’éteignent-elles jamais leur téléphone ?',
      '',
    )
    expect(particular?.says.some((text) => /^(?:je|j’)/.test(text)) ?? false).toBe(false)
  })

  it('have their second half answered', () => {
    const answers = spoken('Combien d’heures dormez-vous par nuit, et est-ce assez à votre goût ?')
    const both = answers.filter((answer) =>
      /assez|suffit|convient|trop peu|davantage|faudrait/.test(String(answer)),
    )
    expect(both.length / answers.length).toBeGreaterThan(0.8)
  })
})

describe('Points of a guide', () => {
  it('keep what stands before their question', () => {
    const turns = saidTo(
      'Vivre en immeuble',
      'Les petites gênes (bruits, odeurs, poubelles, vélos dans l’entrée…) : laquelle vous pèse le plus ?',
    )
    const fit = turns.filter((turn) =>
      /bruit|poubelle|vélo|fumée|porte|ascenseur|mégot|rien de grave/i.test(turn),
    )
    expect(fit.length).toBeGreaterThan(4)
  })

  it('are completed by the topic of the guide', () => {
    const turns = saidTo(
      'Energy use at home',
      'What have you changed in your habits over the last two years to use less?',
    )
    const fit = turns.filter((turn) =>
      /heating|switch|jumper|machines|bulbs|showers|rooms|careful/i.test(turn),
    )
    expect(fit.length).toBeGreaterThan(4)
  })
})
