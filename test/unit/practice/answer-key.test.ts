import { describe, expect, it } from 'vitest'
import { documentedLevels } from '../../../electron/practice/answers/effects/effect.ts'
import { answerKey } from '../../../electron/practice/answers/key/answer-key.ts'

const keyOf = (texte: string) => answerKey([{ type: 'libre', texte }], '', documentedLevels)[0]

describe('the answer key of an open question', () => {
  it.each([
    ['À quelle fréquence allez-vous au cinéma ?', 'cinema'],
    ['How often do you go to the cinema?', 'cinema'],
    ['Combien de livres lisez-vous par an ?', 'books'],
  ])('names the fact that is asked for: %s', (texte, fact) => {
    expect(keyOf(texte)).toEqual({ question: 0, fact, planted: [], standing: [], not_understood: [] })
  })

  it.each([
    'Cinéma : à quelle fréquence y allez-vous ?',
    'Cinema, how often?',
    'Où achetez-vous votre pain ?',
    'Who would you ask to look after your keys while you are away?',
  ])('takes no number, moment, place or name for an opinion: %s', (texte) => {
    expect(keyOf(texte)).toEqual({
      ...{ question: 0, particulars: true, planted: [], standing: [], not_understood: [] },
    })
  })

  it('still tells what an opinion is about', () => {
    expect(keyOf('Que pensez-vous des transports en commun ?')).toMatchObject({ about: 'public transport' })
    expect(keyOf('What do you think of the flux?')).toMatchObject({ about: null, not_understood: ['object'] })
  })
})
