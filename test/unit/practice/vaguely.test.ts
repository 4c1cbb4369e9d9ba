import { expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'

const YES = { fr: ['Oui', 'Non'], en: ['Yes', 'No'] }

function isVague(texte: string, options: readonly string[]): boolean {
  return readQuestion({ type: 'choix_unique', texte, options }, '').form.has('vague_quantifier')
}

it.each([
  // measures, without a word of which
  ['Should the county do more about flooding?', YES.en],
  ['Would you back tougher action on litter?', ['Probably', 'Probably not']],
  ['Faut-il faire quelque chose pour la pêche ?', YES.fr],
  ['Seriez-vous pour certaines mesures sur les plages ?', ['Pourquoi pas', 'Pas vraiment']],
  // judgements of nothing in particular
  ['How’s the musical side?', ['Fine', 'So-so', 'Grim']],
  ['Would you say your wages are OK?', ['OK', 'Not OK']],
  ['Les yeux, ça va ?', ['Ça va', 'Ça ne va pas']],
  // hedges
  ['Have you been sort of tired of late?', ['Sort of', 'Not so much']],
  ['Sortez-vous loin, par moments ?', YES.fr],
  // amounts asked for, and options without a number
  ['What share of your furniture was bought used?', ['Loads of it', 'A few pieces', 'Hardly any']],
  ['Quelle durée passez-vous à table ?', ['Pas mal de temps', 'Un certain temps', 'Presque pas']],
  // words of degree in questions of fact
  ['La gare est-elle loin ?', YES.fr],
  ['Do you own a modern boiler?', YES.en],
  // nouns that may mean anything
  ['How do you find the atmosphere?', ['Good', 'Poor']],
  ['Avez-vous des problèmes ?', YES.fr],
  // amounts without the time that they are for
  ['Combien dépensez-vous en cadeaux ?', ['Moins de 20 €', '20 € ou plus']],
  ['What is your household income?', ['Under £1,500', '£1,500 or more']],
])('vague, so that answers scatter: %s', (texte, options) => {
  expect(isVague(texte, options)).toBe(true)
})

it.each([
  ['Le maire en fait-il assez contre le bruit ?', YES.fr],
  ['Should the county spend £2m more on flood defences?', YES.en],
  ['How is your tea made: in a pot or in a cup?', ['In a pot', 'In a cup']],
  ['Quelle durée a eu votre dernier trajet ?', ['Moins de 10 minutes', '10 à 30 minutes', 'Plus']],
  ['Do you somewhat agree that the park is safe?', YES.en],
  ['La gare est-elle à moins de 2 km ?', YES.fr],
  ['Trouvez-vous la gare loin ?', YES.fr],
  ['Is a modern kitchen important to you?', ['Very', 'Fairly', 'Not very']],
  ['Combien dépensez-vous en cadeaux par an ?', ['Moins de 20 €', '20 € ou plus']],
  ['How much do you spend on gifts?', ['Under £50 a year', '£50 a year or more']],
])('not vague: %s', (texte, options) => {
  expect(isVague(texte, options)).toBe(false)
})
