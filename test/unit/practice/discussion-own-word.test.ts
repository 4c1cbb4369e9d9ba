import { describe, expect, it } from 'vitest'
import { mainQuestionOf } from '../../../electron/practice/discussion/main-question.ts'
import { ownWordAsked } from '../../../electron/practice/discussion/own-word.ts'
import { saidTo } from './said-to.ts'

describe('A point that asks for a yes or a no of each', () => {
  it.each([
    ['Les circuits courts', 'Accordez-vous de l’importance à la provenance des objets ?'],
    ['The repair café', 'Do you repair things together?'],
    ['The repair café', 'Are there any other members that you avoid?'],
  ])('is answered with one: %s, %s', (titre, point) => {
    const turns = saidTo(titre, point)
    expect(turns).toHaveLength(6)
    for (const turn of turns)
      expect(turn).toMatch(
        /\b(?:oui|non|arrive|rarement|peu|tellement|loin en loin|yes|no|never|not|seldom|there are|once in a while|very (?:few|little)|now and then)\b/i,
      )
    expect(new Set(turns).size).toBeGreaterThan(4)
  })

  it.each([
    ['Do you often cook?', 'do'],
    ['Have you ever stopped?', 'have'],
    ['Would you try it?', 'would'],
    ['Y a-t-il des endroits où vous n’allez pas ?', 'exist'],
    ['Lisez-vous les étiquettes ?', 'do'],
    ['Do you think that it is fair?', undefined],
    ['Que pensez-vous de cette idée ?', undefined],
    ['Can you tell me about it?', undefined],
    ['Le bruit', undefined],
  ])('is known by its verb: %s', (point, verb) => {
    expect(ownWordAsked(point)).toBe(verb)
  })
})

describe('The main question of a point', () => {
  it.each([
    ['How often do you cook at home? Why?', 'How often do you cook at home?'],
    ['Are there any drawbacks to it? What would stop you from going?', 'What would stop you from going?'],
    ['Do you like it? Why?', 'Do you like it? Why?'],
    ['Think about last year: what went well at work?', 'what went well at work?'],
    ['Qui fait le ménage chez vous ? Et pourquoi donc ?', 'Qui fait le ménage chez vous ?'],
    ['Le bruit', 'Le bruit'],
  ])('%s', (point, main) => {
    expect(mainQuestionOf(point)).toBe(main)
  })
})

describe('A point that asks for something that happened', () => {
  it('is told with tales of the thing', () => {
    const turns = saidTo('L’amitié', 'Pouvez-vous nous raconter un moment avec un ami ?').join(' ')
    expect(turns).toMatch(/amis?\b|perdus de vue|se voit|repas|école|anniversaire|appelle|écrit/)
  })
})
