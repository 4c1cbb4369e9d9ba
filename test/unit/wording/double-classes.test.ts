import { describe, expect, it } from 'vitest'
import { type Case, foundRules, YES_NO } from './found-rules.ts'

const MINE = { fr: ["C'est mon cas", "Ce n'est pas mon cas"], en: ["That's me", "That's not me"] } as const
const SO = { en: ['I would say so', 'I would not say so'] } as const
const AGREE = { fr: ["D'accord", "Pas d'accord"], en: ['Agree', 'Disagree'] } as const
const OFTEN = ['Every day', 'Every week', 'Every month', 'Less than once a month'] as const

/** By what is asked in addition. */
const DOUBLES: Record<string, readonly Case[]> = {
  'the frame of the question': [
    ['fr', 'Le buffet était-il copieux, et la salle agréable ?', YES_NO.fr],
    ['fr', 'La directrice et ses adjoints sont-ils assez disponibles ?', YES_NO.fr],
    ['fr', 'Avez-vous annulé un rendez-vous par crainte ou faute de temps ?', YES_NO.fr],
    ['fr', "Comment jugez-vous l'hôtel (chambres, accueil, petit déjeuner) ?", ['Bien', 'Moyen', 'Mal']],
    ['fr', 'Approuvez-vous la fermeture du pont afin de ménager les berges ?', YES_NO.fr],
    ['en', 'Should the club keep the newsletter but scrap the forum?', YES_NO.en],
    ['en', 'I like the new menu and would come back.', AGREE.en],
    ['en', 'Do you support the new bridge because of the jobs?', YES_NO.en],
    ['en', 'Does your doctor explain the treatment and answer the phone?', YES_NO.en],
    ['fr', 'Faut-il élargir le quai et, dans la foulée, abattre les platanes ?', YES_NO.fr],
    ['fr', 'Souhaitez-vous moins de réunions et davantage de courriels ?', YES_NO.fr],
    ['en', 'Has the new lamp cut your costs, or at least lit your desk better?', YES_NO.en],
    ['en', 'The waiting room is clean but too small.', AGREE.en],
  ],
  'two clauses behind words between commas': [
    ['fr', 'Pensez-vous, comme vos voisins, que le car est lent et que le train est cher ?', YES_NO.fr],
    ['en', 'Do you think, like your neighbours, that the bus is slow and that the train is dear?', YES_NO.en],
  ],
  'a second question word, free answers too': [
    ['en', 'Which instrument do you play, and who taught you to play it?'],
    ['en', 'Have you hired a van since May and, if you have, was it clean?', YES_NO.en],
    ['fr', 'Quelle langue apprenez-vous, et depuis combien de mois ?'],
    ['en', 'When did you rent the van, and how much did it cost?'],
    ['fr', 'Connaissez-vous la médiathèque ? Y êtes-vous allé en mai ?', YES_NO.fr],
    ['fr', 'Combien de livres avez-vous empruntés en avril, et quel jour les avez-vous rendus ?'],
  ],
  'a yes and a no said otherwise': [
    ['en', 'Would you say this chair is sturdy but ugly?', SO.en],
    ['en', 'Does the guard greet visitors and check their bags?', ['He does', 'He does not']],
    ['fr', 'Avant un voyage, je réserve un hôtel puis je loue une voiture.', MINE.fr],
  ],
  'its cause or its effect': [
    ['en', 'Rents should be frozen, since tenants are leaving the city.', AGREE.en],
    ['fr', 'Êtes-vous plus inquiet à cause du chantier ?', ['Oui', 'Pas vraiment']],
    ['en', 'I moved to a smaller flat to spend less.', ['True', 'False']],
    ['fr', 'Êtes-vous favorable aux pistes cyclables parce qu’elles réduisent le bruit ?', YES_NO.fr],
    ['fr', 'Trouvez-vous que la piscine ferme trop tôt, ce qui décourage les salariés ?', YES_NO.fr],
  ],
  'two acts': [
    ['en', 'Since March, have you repaired a lamp or given away some clothes?', YES_NO.en],
    ['en', 'How often do you sweep and polish your floor?', OFTEN],
    ['fr', "Avez-vous vu l'exposition et acheté le catalogue ?", YES_NO.fr],
    ['fr', 'Louez-vous un garage ou comptez-vous en louer un cette année ?', YES_NO.fr],
    ['fr', 'Seriez-vous prêt à trier vos déchets ou à les porter au dépôt ?', ['Prêt', 'Pas prêt']],
  ],
  'two things set apart by a word said twice': [
    ['en', 'Do you book by phone and by post?', YES_NO.en],
    ['fr', 'La mairie nettoie-t-elle bien ses parcs et ses marchés ?', YES_NO.fr],
  ],
  'two who answer': [
    ['en', 'Are you and your neighbours worried about the noise?', ['Worried', 'Unworried']],
    ['fr', 'Votre mère et vous-même faites-vous confiance à ce médecin ?', YES_NO.fr],
  ],
  'a second thing by other words than "and"': [
    ['en', 'A ring road would help shops while bringing down noise.', ['True', 'False']],
    ['en', 'Is the new timetable simple, yet complete?', YES_NO.en],
    ['fr', 'Diriez-vous que cette affiche informe sans faire peur ?', YES_NO.fr],
    ['fr', 'Comment jugez-vous l’accueil du gardien, et celui de la mairie ?', ['Bon', 'Moyen', 'Mauvais']],
    ['en', 'Are bakers, and for that matter butchers, paid well?', YES_NO.en],
    ['fr', 'Le guide est-il aussi précis que drôle ?', YES_NO.fr],
  ],
}

/** Questions that ask one thing, despite what else they contain. */
const LEFT: readonly Case[] = [
  ['en', 'Since 1 May, have you missed school because you were ill?', YES_NO.en],
  ['en', 'Have you visited or called a dentist this year?', YES_NO.en],
  ['en', 'Can you reach the platform without climbing stairs?', YES_NO.en],
  ['en', 'Do you and your neighbours share a yard?', YES_NO.en],
  ['en', 'How likely is it that you will go on using the tool as it is sold today?', ['Likely', 'Unlikely']],
  ['en', 'How reasonable was the wait between your call and your visit?', ['Reasonable', 'Unreasonable']],
  ['fr', 'Êtes-vous opposé à ce que les bars ne puissent plus ouvrir la nuit ?', YES_NO.fr],
  ['fr', 'Combien de pièces compte votre logement, sans compter la cuisine ?', ['1', '2', '3 ou plus']],
  ['fr', 'En tant que voisin, êtes-vous content du gardien ?', YES_NO.fr],
  ['fr', 'Si vous deviez partir parce que votre usine fermait, vendriez-vous votre maison ?', YES_NO.fr],
]

describe('two questions under one answer', () => {
  it.each(Object.keys(DOUBLES))('are found: %s', (name) => {
    const missed = (DOUBLES[name] ?? []).filter((item) => !foundRules(...item).includes('double_barrelled'))
    expect(missed.map(([, text]) => text)).toEqual([])
  })

  it('are not read into one thing', () => {
    const wrong = LEFT.filter((item) => foundRules(...item).includes('double_barrelled'))
    expect(wrong.map(([, text]) => text)).toEqual([])
  })
})

/** Names, ways to be reached, and what two people have in common. */
const SINGLE: readonly Case[] = [
  ['fr', "Connaissez-vous l'Agence nationale de la forêt et du littoral ?", YES_NO.fr],
  ['en', 'Have you heard of the Ministry of forests and rivers?', YES_NO.en],
  ['fr', 'Souhaitez-vous être prévenu par courrier ou par téléphone ?', YES_NO.fr],
]

/** Sentences that reassure or tell both sides. */
const EVEN: readonly Case[] = [
  ['fr', "Il n'y a ni bonne ni mauvaise réponse. Comment jugez-vous le bruit ici ?", ['Fort', 'Faible']],
  [
    'en',
    'Backers say the canal would bring trade; critics say it would cost too much. Are you for or against it?',
    ['For', 'Against'],
  ],
]

it('leaves what is one thing in one piece', () => {
  const wrong = SINGLE.filter((one) => foundRules(...one).includes('double_barrelled'))
  expect(wrong.map(([, text]) => text)).toEqual([])
})

/** Where people answer in their own words, they can also say why, or how. */
const ASKED_FURTHER: readonly Case[] = [
  ['en', 'What do you think of the new bus network, and why?'],
  ['en', 'Would you use it again, and if not, why not?'],
  ['en', 'Did the course help you, and in what way?'],
  ['fr', 'Laquelle des deux affiches préférez-vous et pourquoi ?'],
  ['fr', 'Le bruit vous gêne-t-il, et comment ?'],
  ['fr', 'L’achèteriez-vous, et si oui, pour quelles raisons ?'],
]

it('lets an open-ended item ask for the reason too, but no single choice', () => {
  const isDouble = (one: Case) => foundRules(...one).includes('double_barrelled')
  expect(ASKED_FURTHER.filter(isDouble).map(([, text]) => text)).toEqual([])
  expect(foundRules('en', 'Would you use it again, and why?', YES_NO.en)).toContain('double_barrelled')
  expect(foundRules('en', 'Did you like the price and the quality, and why?')).toContain('double_barrelled')
})

it('takes no sentence that reassures or tells both sides for leading', () => {
  const wrong = EVEN.filter((one) => foundRules(...one).includes('leading'))
  expect(wrong.map(([, text]) => text)).toEqual([])
})
