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

describe('the answer key of a closed question', () => {
  const closedKey = (texte: string, options: readonly string[]) =>
    answerKey([{ type: 'choix_unique', texte, options }], '', documentedLevels)[0]

  it.each([
    ['In the last 7 days, did you eat dinner with your family?', ['Yes', 'No']],
    ['Au cours des 7 derniers jours, avez-vous dîné en famille ?', ['Oui', 'Non']],
    ['How often do you use your phone in bed?', ['Every day', 'Once a week', 'Never']],
  ])('takes what one did, and how often, for no opinion: %s', (texte, options) => {
    const key = closedKey(texte, options)
    expect(key).toMatchObject({ particulars: true, not_understood: [] })
    expect(key).not.toHaveProperty('about')
  })

  it.each([
    ['Did the last year make you want more flux?', ['Yes', 'No']],
    ['Do you think that you did well last week?', ['Yes', 'No']],
    ['Faut-il fermer le flux le mois dernier ?', ['Oui', 'Non']],
  ])('still takes a view for an opinion: %s', (texte, options) => {
    expect(closedKey(texte, options)).toMatchObject({ about: null, not_understood: ['object'] })
  })
})
