import { describe, expect, it } from 'vitest'
import { type Case, foundRules, YES_NO } from './found-rules.ts'

/** By the kind of degree that is not measured. */
const DEGREES: Record<string, readonly Case[]> = {
  'how often': [
    ['en', 'Does your bike need frequent servicing?', YES_NO.en],
    ['en', 'Do you take the odd taxi home?', YES_NO.en],
    ['fr', 'Louez-vous un vélo à intervalles réguliers ?', YES_NO.fr],
  ],
  'how long, how far': [
    ['en', 'Was your call answered within a short time?', YES_NO.en],
    ['en', 'Is there a pharmacy within easy reach of your home?', YES_NO.en],
    ['fr', 'Avez-vous patienté un bon moment au guichet ?', YES_NO.fr],
    ['fr', 'Une boulangerie se trouve-t-elle à proximité ?', ['À proximité', 'Assez loin']],
    ['fr', 'Faites-vous de longs déplacements pour vos loisirs ?', YES_NO.fr],
  ],
  'how much, how many': [
    ['en', 'Have you put much away for a house?', ['Quite a lot', 'Something', 'Not a great deal']],
    ['en', 'How long did the repair last?', ['Not long', 'A while', 'Ages']],
    ['en', 'Do you own a fair number of tools?', YES_NO.en],
    ['en', 'Has your rent gone up considerably since you moved in?', YES_NO.en],
    ['fr', 'Recevez-vous pas mal de courriers publicitaires ?', YES_NO.fr],
    ['fr', 'Votre facture a-t-elle nettement augmenté ?', ['Oui, nettement', 'Non, pas nettement']],
  ],
  'how old, how dear, how good': [
    ['en', 'Is your washing machine fairly old?', ['Fairly old', 'Not so old']],
    ['en', 'Do you buy upmarket brands?', ['Upmarket', 'Not upmarket']],
    ['fr', 'Votre logement est-il assez ancien ?', ['Assez ancien', 'Pas tellement']],
  ],
  'in what manner': [
    ['en', 'Do you clean your teeth thoroughly before bed?', ['I do', "I don't"]],
    ['fr', 'Avez-vous lu attentivement la notice ?', YES_NO.fr],
  ],
}

/** Degrees that are asked for, measured, or part of a name or an opinion. */
const LEFT: readonly Case[] = [
  // More or less often than before is a comparison, not a frequency.
  [
    'en',
    'Compared with 12 months ago, do you now use public transport more often, less often, or about as often?',
    ['More often', 'About as often', 'Less often', 'I do not use it'],
  ],
  [
    'fr',
    'Par rapport à l’an dernier, prenez-vous le bus plus souvent, moins souvent ou aussi souvent ?',
    ['Plus souvent', 'Aussi souvent', 'Moins souvent', 'Je ne le prends pas'],
  ],
  ['en', 'How clean is the kitchen you share?', ['Very clean', 'Clean', 'Dirty', 'Very dirty']],
  ['fr', 'Ressentez-vous une douleur forte, modérée ou nulle ?', ['Forte', 'Modérée', 'Nulle']],
  ['en', 'How much, if anything, had you heard of the plan?', ['A great deal', 'A little', 'Nothing']],
  [
    'fr',
    'Votre fils a-t-il été bousculé par d’autres élèves ?',
    ['Oui, par un élève', 'Oui, par trois élèves', 'Non'],
  ],
  ['en', 'Did you attend a high school in this county?', YES_NO.en],
  ['fr', 'Avez-vous pris un petit déjeuner ce matin ?', YES_NO.fr],
  ['fr', 'Avez-vous vendu un ou plusieurs terrains depuis 2020 ?', YES_NO.fr],
  ['en', 'In the past month, did your household not have enough water when needed?', YES_NO.en],
  ['fr', "Était-ce un centre d'hébergement pour réfugiés ?", YES_NO.fr],
  ['en', 'Is a long prison sentence fair for a first offence?', ['I agree', 'I disagree']],
]

describe('degrees without a measure', () => {
  it.each(Object.keys(DEGREES))('are found: %s', (name) => {
    const missed = (DEGREES[name] ?? []).filter((item) => !foundRules(...item).includes('vague_quantifier'))
    expect(missed.map(([, text]) => text)).toEqual([])
  })

  it('are left alone where they are asked for, measured or part of a name', () => {
    const wrong = LEFT.filter((item) => foundRules(...item).includes('vague_quantifier'))
    expect(wrong.map(([, text]) => text)).toEqual([])
  })
})
