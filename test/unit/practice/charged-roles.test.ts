import { expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'

const YES = { fr: ['Oui', 'Non'], en: ['Yes', 'No'] }

/** The sides that charged words push towards, 1 for yes. */
function charged(texte: string, options: readonly string[]): number[] {
  const { pushes } = readQuestion({ type: 'choix_unique', texte, options }, '')
  return pushes.filter(({ effect }) => effect !== 'absolute').map(({ towards }) => towards)
}

it.each([
  // what the thing frees people from
  ['Would you welcome a local bank that frees us from greedy lenders?', ['Welcome it', 'Not welcome it'], 1],
  // what is praised should bear no burden, and suffer no harm
  ['Is it right that hard-working nurses subsidise the car park?', YES.en, -1],
  ['Are you for or against a cull of the innocent swans on the mere?', ['For', 'Against'], -1],
  ['Should our cherished meadow be gobbled up for a warehouse?', YES.en, -1],
  ['Faut-il arrêter de bétonner notre magnifique vallée ?', YES.fr, 1],
  // a plan that is praised, of which the deed is a part
  ['Soutenez-vous la décision courageuse de la mairie de vendre ses voitures ?', YES.fr, 1],
  ['Do you approve of the board’s courageous decision to abolish ties?', ['Approve', 'Disapprove'], 1],
  // a deed that its word blames
  ['Should residents be forced to bankroll another white elephant?', YES.en, -1],
  // who is blamed is in the wrong, and wants what is wrong
  ['Is the nanny state right to ban fireworks?', ['Right', 'Wrong'], -1],
  ['Ivory-tower planners want the tram back. Count you in or out?', ['In', 'Out'], -1],
  // an end to what is blamed
  ['Le racket des parkings du centre devrait-il prendre fin ?', YES.fr, 1],
  ['Faut-il mettre fin au scandale des avions vides ?', YES.fr, 1],
  // a deed that blames and a thing that is praised
  ['Is the butchering of our beloved oaks justified?', ['Justified', 'Unjustified'], -1],
  // whoever thinks ill of it is bothered more
  [
    'Le bétonnage de notre cher pré par des promoteurs avides vous inquiète-t-il ?',
    ['Pas du tout', 'Un peu', 'Assez', 'Beaucoup'],
    1,
  ],
  // pity
  ['Could you spare a pound to give these innocent, frightened creatures a home?', YES.en, 1],
  ['Les apprentis, ces esclaves modernes, devraient-ils toucher un vrai salaire ?', YES.fr, 1],
  // two adjectives of praise
  ['Are you in favour of sensible, grown-up reform of the parish council?', YES.en, 1],
  // options that undo what was done
  [
    'Que faire de ces lignes que l’on sacrifie sur l’autel du profit ?',
    ['Les rouvrir', 'Les laisser fermées'],
    1,
  ],
])('charged words speak by the part that they play: %s', (texte, options, side) => {
  const sides = charged(texte, options)
  expect(sides.length).toBeGreaterThan(0)
  expect(new Set(sides)).toEqual(new Set([side]))
})
