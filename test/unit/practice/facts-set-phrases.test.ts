import { expect, it } from 'vitest'
import { factAnswerer } from '../../../electron/practice/answers/facts/answer-fact.ts'
import { languageOf } from '../../../electron/practice/text.ts'

const YES = { fr: ['Oui', 'Non'], en: ['Yes', 'No'] }

it.each([
  ['Avez-vous passé la cinquantaine ?', YES.fr, 'age'],
  ['Êtes-vous trentenaire ?', YES.fr, 'age'],
  ['Are you in your forties?', YES.en, 'age'],
  ['Y a-t-il chez vous quelqu’un de moins de 18 ans ?', YES.fr, 'minors'],
  ['Do you have dependants under 18?', YES.en, 'minors'],
  ['Partagez-vous votre vie avec quelqu’un ?', YES.fr, 'couple'],
  [
    'Depuis combien d’années êtes-vous avec votre partenaire ?',
    ['Moins de 5', '5 à 20', 'Plus de 20'],
    'coupleYears',
  ],
  ['Avez-vous la bague au doigt ?', YES.fr, 'married'],
  ['Êtes-vous le ou la propriétaire des murs où vous habitez ?', YES.fr, 'owner'],
  ['Disposez-vous d’un coin de verdure à vous ?', YES.fr, 'garden'],
  ['Êtes-vous sorti de France l’an dernier ?', YES.fr, 'tripsAbroad'],
  ['Depuis quand occupez-vous votre poste ?', ['Moins d’un an', '1 à 5 ans', 'Plus de 5 ans'], 'jobYears'],
  ['Mesurez-vous plus d’un mètre quatre-vingts ?', YES.fr, 'height'],
  ['Donnez-vous à des associations caritatives ?', YES.fr, 'donates'],
  ['Do you work out?', YES.en, 'sport'],
  ['I work for the state.', ['True', 'False'], 'publicSector'],
  ['Do you commute by car?', ['Yes', 'No', 'I do not work'], 'drivesToWork'],
  ['Do you have anyone reporting to you at work?', ['Yes', 'No', 'I do not work'], 'manages'],
  ['Avez-vous un crédit à la consommation en cours ?', YES.fr, 'otherLoan'],
  ['Êtes-vous cadre ?', YES.fr, 'executive'],
])('asks for a fact by a set phrase: %s', (texte, options, fact) => {
  expect(factAnswerer(texte, options, languageOf([texte, ...options].join(' ')))?.fact.id).toBe(fact)
})

it.each([
  [
    'Mon travail me plaît.',
    ['Tout à fait d’accord', 'Plutôt d’accord', 'Plutôt pas d’accord', 'Pas du tout d’accord'],
  ],
  ['Le cinéma français se porte-t-il bien ?', YES.fr],
  ['Have you ever been unemployed?', YES.en],
])('asks for no fact of the sheet: %s', (texte, options) => {
  expect(factAnswerer(texte, options, languageOf([texte, ...options].join(' ')))).toBeUndefined()
})
