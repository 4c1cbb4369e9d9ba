import { describe, expect, it } from 'vitest'
import { type Case, foundRules, YES_NO } from './found-rules.ts'

/** What a statement before the question, or a phrase in it, appeals to, with our own examples of each kind. */
const pushing: Record<string, Case[]> = {
  'what will come of it': [
    ['fr', 'Si la piste n’est pas éclairée, des cyclistes tomberont encore. Faut-il l’éclairer ?', YES_NO.fr],
    [
      'en',
      'Unless the roof is mended, the choir will lose its hall. Would you give to the appeal?',
      YES_NO.en,
    ],
  ],
  'how many do so': [
    ['fr', 'Sept de nos abonnés sur dix lisent sur écran. Et vous, y passeriez-vous ?', YES_NO.fr],
    ['en', 'Our members voted four to one for the new kit. Do you like it?', YES_NO.en],
  ],
  'who says so': [
    ['fr', 'Les kinésithérapeutes préconisent le vélo. En ferez-vous davantage ?', YES_NO.fr],
    ['en', 'Arborists up and down the county advise pruning in March. Should the council do so?', YES_NO.en],
  ],
  'the person’s pride': [
    ['fr', 'Vous êtes quelqu’un de généreux : donnerez-vous à la collecte ?', YES_NO.fr],
    ['en', 'Smart shoppers like you compare prices. Will you compare ours?', YES_NO.en],
  ],
  'one sad case': [
    ['fr', 'Le mois dernier, un garçon de 9 ans a été blessé au carrefour. Faut-il un feu ?', YES_NO.fr],
    [
      'en',
      'Last week a mother of two was knocked down outside the bakery. Should parking be moved?',
      YES_NO.en,
    ],
  ],
  'those who went before': [
    ['fr', 'Trois villages voisins ont franchi le pas. Le nôtre doit-il les imiter ?', YES_NO.fr],
    ['en', 'Two schools nearby have made the switch and never looked back. Should ours?', YES_NO.en],
  ],
  'a price beside it': [
    ['fr', 'Pour à peine le prix d’un croissant, accepteriez-vous un sac en papier ?', YES_NO.fr],
    ['en', 'A burst pipe can cost more than a new kitchen. Will you add home cover?', YES_NO.en],
  ],
  'a principle': [
    ['fr', 'Tout enfant mérite de savoir nager. Soutenez-vous la piscine ?', YES_NO.fr],
    ['en', 'Every child deserves a hot meal. Should lunches be free?', YES_NO.en],
  ],
  'a reproach': [
    ['fr', 'Leur refuseriez-vous un abri pour la nuit ?', YES_NO.fr],
    ['en', 'Do you still leave the tap running when you brush your teeth?', YES_NO.en],
  ],
  'a clause hung on it': [
    ['fr', 'Êtes-vous favorable au parking, au détriment des arbres du mail ?', YES_NO.fr],
    ['en', 'Do you support the bypass, even though it cuts through the wood?', YES_NO.en],
  ],
}

/** Statements that only set the scene, inform, or name both sides or the person. */
const plain: Case[] = [
  ['fr', 'La bibliothèque est ouverte le samedi. Cet horaire vous convient-il ?', YES_NO.fr],
  ['fr', 'La commune envisage un second marché. Y êtes-vous favorable ?', YES_NO.fr],
  ['fr', 'Imaginez que vous louez une voiture. Choisiriez-vous une électrique ?', YES_NO.fr],
  ['fr', 'Tous les foyers ont reçu un bac en mai. L’utilisez-vous ?', YES_NO.fr],
  ['en', 'The pool opens at seven on weekdays. Is that early enough for you?', YES_NO.en],
  ['en', 'The council is considering a night bus. Would you use it?', YES_NO.en],
  ['en', 'Some neighbours want a hedge, others a fence. Which would you prefer?', ['Hedge', 'Fence']],
  ['en', 'Every flat received a meter in June. Do you read yours?', YES_NO.en],
]

/** Cases with the name that the test shows. */
const named = (cases: readonly Case[]) => cases.map((item) => ({ name: `(${item[0]}) ${item[1]}`, item }))

describe('what a question is argued for with', () => {
  for (const [kind, cases] of Object.entries(pushing))
    it.each(named(cases))(`flags ${kind} $name`, ({ item }) => {
      expect(foundRules(...item)).toContain('leading')
    })

  it.each(named(plain))('leaves $name', ({ item }) => {
    expect(foundRules(...item)).not.toContain('leading')
  })
})

/** Figurative words that blame or praise, in several forms. */
const charged: Case[] = [
  ['fr', 'Que pensez-vous des tracasseries du nouveau guichet ?'],
  ['fr', 'Faut-il limiter la nuée de trottinettes sur les quais ?', YES_NO.fr],
  ['fr', 'Comment notez-vous les succulentes tartes du marché ?', ['Bien', 'Mal']],
  ['fr', 'Les livreuses exploitées des plateformes devraient-elles être mieux payées ?', YES_NO.fr],
  ['en', 'Should the developer’s land grab by the canal be stopped?', YES_NO.en],
  ['en', 'What do you think of the cowboy roofers who call at the door?'],
  ['en', 'Should underpaid couriers get a pension?', YES_NO.en],
  ['en', 'Do you like the songs of this iconic band?', YES_NO.en],
  ['en', 'Would you keep the cyclist-hating barrier on the towpath?', YES_NO.en],
]

/** The same words used literally. */
const uncharged: Case[] = [
  ['fr', 'Présentez-vous votre carte Vitale ?', YES_NO.fr],
  ['fr', 'Trouvez-vous la tarte succulente ?', YES_NO.fr],
  ['en', 'How many milking cows do you keep?', ['None', '1 to 10', '11 or more']],
  ['en', 'Have you seen rats in your street since May?', YES_NO.en],
  ['en', 'Is the new barrier ugly?', YES_NO.en],
]

describe('pictures in words', () => {
  it.each(named(charged))('flags $name', ({ item }) => {
    expect(foundRules(...item)).toContain('loaded')
  })

  it.each(named(uncharged))('leaves $name', ({ item }) => {
    expect(foundRules(...item)).not.toContain('loaded')
  })
})
