import { describe, expect, it } from 'vitest'
import { type Case, foundRules, YES_NO } from './found-rules.ts'

const AGREE = { fr: ["D'accord", "Pas d'accord"], en: ['Agree', 'Disagree'] } as const

/** By the way in which the claim excludes every exception. */
const CLAIMS: Record<string, readonly Case[]> = {
  'one thing counts, the rest does not': [
    ['en', 'Landlords think of nothing but rent.', AGREE.en],
    ['en', 'Only a farmer is able to judge a cow.', AGREE.en],
    ['fr', 'Ce ministre a réponse à tout.', AGREE.fr],
    ['en', 'Cycling is the only sensible way to get to school.', AGREE.en],
    ['fr', "Aux yeux des agences, rien d'autre ne compte que la commission.", AGREE.fr],
    ['fr', 'Le train est le seul moyen de transport acceptable.', AGREE.fr],
    ['fr', "Les réseaux sociaux n'ont que des inconvénients.", AGREE.fr],
  ],
  'not one of them': [
    ['en', 'Not a single plumber turns up when promised.', AGREE.en],
    ['en', 'A diploma proves nothing at all about a person.', AGREE.en],
    ['en', 'I have never once missed a payment.', AGREE.en],
    ['fr', 'Pas un seul plombier ne vient à la date promise.', AGREE.fr],
    ['fr', 'Aucun guichet de cette administration ne répond aux courriers.', AGREE.fr],
    ['fr', 'Plus personne ne lit le journal papier.', AGREE.fr],
    ['fr', "Personne, dans ce service, n'écoute les familles.", AGREE.fr],
  ],
  'it cannot be': [
    ['en', 'It is impossible to park in this town.', AGREE.en],
    ['en', 'There is no such thing as a quiet flat.', AGREE.en],
    ['fr', 'Il est impossible de se garer dans cette ville.', AGREE.fr],
  ],
  'whatever happens': [
    ['en', 'Wherever you are and whatever it takes, do you answer customers?', YES_NO.en],
    ['fr', "Triez-vous vos déchets, quel que soit l'endroit où vous êtes ?", YES_NO.fr],
    ['fr', 'Je note le prix de quoi que ce soit que je mange.', AGREE.fr],
  ],
  'down to the end of it': [
    ['en', 'Do you read a lease down to the last comma?', YES_NO.en],
    ['fr', "Rendez-vous l'argent emprunté jusqu'au dernier centime ?", YES_NO.fr],
    ['fr', 'Surveillez-vous vos enfants à n’importe quelle heure du jour et de la nuit ?', YES_NO.fr],
  ],
  'whoever and whatever it is': [
    ['en', 'Anything bought online is of poor quality.', AGREE.en],
    ['fr', 'Toutes les promesses électorales se valent.', AGREE.fr],
  ],
}

/** The same words where they claim nothing. */
const LEFT: readonly Case[] = [
  ['en', "How often do you notice the sign 'Never leave bags'?", ['Daily', 'Weekly', 'Less often']],
  ['fr', 'Le slogan « Toujours plus près » vous plaît-il ?', YES_NO.fr],
  ['en', 'Which bus would you take if they all left at once?', ['The 4', 'The 7', 'The 9']],
  ['en', 'How many people sleep in this house, counting everyone?', ['One', 'Two', 'Three or more']],
  ['fr', 'En comptant tout le monde, combien êtes-vous à table ?', ['Deux', 'Trois', 'Quatre ou plus']],
  ['en', 'Did you do any paid work in the last 7 days?', YES_NO.en],
  ['en', 'Did you read the brochure "Always There, Never Late"?', YES_NO.en],
  ['en', 'Do you support or oppose free buses, whatever the rider earns?', ['Support', 'Oppose']],
  ['fr', "N'avez-vous aucun abonnement de presse ?", ["Je n'en ai aucun", "J'en ai un"]],
  ['fr', 'Plus personne ne loge-t-il au troisième étage ?', ['Plus personne', 'Quelqu’un y loge']],
  ['en', 'Would it be impossible for you not to check your phone?', YES_NO.en],
  [
    'fr',
    'Pour chacune des affirmations suivantes, dites si vous êtes d’accord : j’ai confiance en mon médecin.',
    AGREE.fr,
  ],
  ['fr', 'Indiquez si vous utilisez chacun des services suivants : la bibliothèque.', YES_NO.fr],
  ['fr', 'Pour chaque appareil, dites si vous en avez un : un lave-vaisselle.', YES_NO.fr],
]

describe('claims that leave no exception', () => {
  it.each(Object.keys(CLAIMS))('are found: %s', (name) => {
    const missed = (CLAIMS[name] ?? []).filter((item) => !foundRules(...item).includes('absolute'))
    expect(missed.map(([, text]) => text)).toEqual([])
  })

  it('are not read into words that assert nothing', () => {
    const wrong = LEFT.filter((item) => foundRules(...item).includes('absolute'))
    expect(wrong.map(([, text]) => text)).toEqual([])
  })
})
