import { describe, expect, it } from 'vitest'
import { inquire } from '../../../electron/practice/answers/open-answer.ts'
import {
  examplesIn,
  withoutExamples,
  withoutLeadIn,
} from '../../../electron/practice/answers/words/lead-in.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'

const people = drawPanel(1).personas.slice(0, 100)
const spoken = (texte: string) =>
  answersOf(people, [{ type: 'libre', texte }], '').flatMap(([answer]) => (answer ? [String(answer)] : []))

/** Share of the answers that fit. */
function fitting(texte: string, fits: RegExp): number {
  const answers = spoken(texte)
  return answers.filter((answer) => fits.test(answer)).length / answers.length
}

describe('What leads up to a question', () => {
  it.each([
    ['Bonsoir à tous, merci d’être là. Pour se mettre en route, décrivez votre rue.', 'Décrivez votre rue.'],
    ['Before we close, is there anything else?', 'Is there anything else?'],
    ['Cinéma mis à part, pouvez-vous citer une sortie récente ?', 'Citez une sortie récente ?'],
    ['When, in the course of a normal day, do you rest?', 'When do you rest?'],
    ['Pourquoi, selon vous, certains refusent-ils ?', 'Pourquoi certains refusent-ils ?'],
    ['Qu’est-ce que, dans votre rue, vous aimez ?', 'Qu’est-ce que, dans votre rue, vous aimez ?'],
    ['Where, in your street, do children play?', 'Where, in your street, do children play?'],
  ])('is no part of it: %s', (text, bare) => {
    expect(withoutLeadIn(text)).toBe(bare)
  })

  it('are examples in brackets, of which people name one', () => {
    const text = 'Quel instrument avez-vous appris (piano, guitare, autre : précisez, flûte) ?'
    expect(examplesIn(text)).toEqual(['piano', 'guitare', 'flûte'])
    expect(withoutExamples(text)).toBe('Quel instrument avez-vous appris ?')
    expect(fitting(text, /piano|guitare|fl[uû]te/i)).toBeGreaterThan(0.8)
  })
})

describe('Questions that ask twice', () => {
  it('are answered with when and what made one do it', () => {
    const answers = spoken('When did you last change your doctor, and what prompted it?')
    const both = answers.filter((answer) => answer.split(/[.] /).length > 1)
    expect(both.length / answers.length).toBeGreaterThan(0.8)
  })

  it('are answered with no, or with yes and which', () => {
    const answers = spoken('Y a-t-il un endroit de votre ville où vous aimez vous asseoir ? Lequel ?')
    expect(
      answers.filter((answer) => /^oui,? ?(?:bien sûr|tout à fait|plutôt)?[. ]*$/i.test(answer)),
    ).toEqual([])
    const either = /^(?:(?:ah )?oui|(?:ah )?non|plutôt|pas )/i
    expect(answers.filter((answer) => either.test(answer)).length / answers.length).toBeGreaterThan(0.8)
  })
})

describe('Questions about a stretch of time', () => {
  it.each([
    [
      'In the past three months, how often have you lost your keys?',
      /^(?:never|not|just|once|only|twice|about|perhaps|\d+)/i,
    ],
    [
      'Combien de fois vous êtes-vous perdu depuis un an ?',
      /fois|jamais|^\d+|^(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)/i,
    ],
  ])('are answered with a number of times: %s', (texte, fits) => {
    expect(fitting(texte, fits)).toBeGreaterThan(0.85)
    expect(fitting(texte, /a day|par jour|a week|par semaine/)).toBe(0)
  })
})

describe('What a question asks', () => {
  it.each([
    ['What one thing would make your building safer?', 'improve'],
    ['Quels types de livres vous arrive-t-il de relire ?', 'list'],
    ['How much do you think a couple should spend on a wedding?', 'money'],
    ['A colleague wants to learn the piano. What would you suggest they do?', 'advice'],
    ['Write down everything you ate yesterday.', 'list'],
  ])('is read from %s', (texte, ask) => {
    expect(inquire(texte, '').ask).toBe(ask)
  })

  it('supposes a pet only of those who have one', () => {
    expect(
      fitting(
        'Combien dépensez-vous par mois pour votre animal ? Si vous n’en avez pas, indiquez-le.',
        /pas d’animal/,
      ),
    ).toBeGreaterThan(0.2)
  })
})
