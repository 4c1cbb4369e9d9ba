import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'

const leadsOf = (texte: string) =>
  readQuestion({ type: 'choix_unique', texte, options: ['Yes', 'No'] }, '').pushes.filter(
    ({ effect }) => effect === 'leading',
  )

describe('What is only said before a question', () => {
  it.each([
    'Judges could be elected by the people. Are you for it?',
    'Imagine living on a boat. Would you be comfortable with that?',
    'Shops might be allowed to open on Sundays. Do you support this?',
    'Les juges pourraient être élus. Êtes-vous pour cette idée ?',
    'Rendre la cantine végétarienne : y êtes-vous favorable ?',
    'La plupart des députés sont-ils, selon vous, honnêtes ?',
    'Given the choice, should there be fewer lamps on this road?',
    'Since 1 March, have you bought a paper map?',
    'La mairie peut racheter le moulin ; des avis différents ont été exprimés. Que feriez-vous ?',
  ])('moves nobody where it speaks for no side: %s', (texte) => {
    expect(leadsOf(texte)).toEqual([])
  })

  it.each([
    'Electing judges would save public money. Are you for it?',
    'Without a lamp, a child could be killed here. Should one be put up?',
    'Most residents support the ban. Do you?',
    'Les juges élus seraient plus justes. Êtes-vous pour cette idée ?',
  ])('moves people where it does: %s', (texte) => {
    expect(leadsOf(texte)).toHaveLength(1)
  })

  it('nor does what a title says, or an option', () => {
    const read = (texte: string, options: string[]) =>
      readQuestion({ type: 'choix_unique', texte, options }, '')
    expect(read("Do you know the 'Always On Time' bus scheme?", ['Yes', 'No']).pushes).toEqual([])
    const rarely = read('Depuis mai, avez-vous chanté : jamais, une fois ou plusieurs fois ?', [
      'Jamais',
      'Une fois',
      'Plusieurs fois',
    ])
    expect(rarely.scatter).toBe(1)
    const often = read('Combien de fois êtes-vous allé au zoo en mai ?', [
      'Pas une seule fois',
      '1 fois ou plus',
    ])
    expect(often.pushes).toEqual([])
  })
})
