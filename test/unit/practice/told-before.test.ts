import { expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'

/** The sides that a question pushes towards, 1 for yes. */
function pushed(texte: string, options: readonly string[]): number[] {
  return readQuestion({ type: 'choix_unique', texte, options }, '').pushes.map(({ towards }) => towards)
}

const YES = { fr: ['Oui', 'Non'], en: ['Yes', 'No'] }

it.each([
  ['A no vote means losing the last bus. Will you approve the levy?', YES.en, 1],
  ['En refusant, vous priveriez le village de son école. Acceptez-vous la fusion ?', YES.fr, 1],
  ['The quarry would bring 200 jobs to the valley. Are you for it?', YES.en, 1],
  ['Notre maire avait promis un gymnase, il n’a rien fait. Lui faites-vous confiance ?', YES.fr, -1],
  ['We have listened to you. Is the canteen better?', YES.en, 1],
  ['Vous devez en avoir assez des pannes. Changerez-vous de fournisseur ?', YES.fr, 1],
  ['Assuming you love your town, will you join the clean-up?', YES.en, 1],
  ['Researchers found no link between the antenna and migraine. Are you worried about it?', YES.en, -1],
  ['Do you support the minister, who was convicted of fraud last year, for a second term?', YES.en, -1],
  ['Pourquoi devrait-on encore attendre ? Êtes-vous pour le report ?', YES.fr, -1],
  [
    'Night flights have been linked with insomnia and heart failure. Would you accept night flights?',
    YES.en,
    -1,
  ],
])('pushes by what is told before: %s', (texte, options, side) => {
  const sides = pushed(texte, options)
  expect(sides.length).toBeGreaterThan(0)
  expect(new Set(sides)).toEqual(new Set([side]))
})

it.each([
  [
    'Supporters say the mine would bring 300 jobs; opponents say it would spoil the river. Are you for it?',
    YES.en,
  ],
  ['Il n’y a pas de bonne ou de mauvaise réponse. Êtes-vous pour le tramway ?', YES.fr],
  ['Do you know the councillor who lives in your street?', YES.en],
  ['Sans cette carte, entrez-vous par la porte B ?', YES.fr],
  ['Since it opened, have you been to the pool?', YES.en],
  ['Should the council put an end to free parking?', YES.en],
])('pushes nobody: %s', (texte, options) => {
  expect(pushed(texte, options)).toEqual([])
})
