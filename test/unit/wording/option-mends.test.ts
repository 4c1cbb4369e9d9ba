import { describe, expect, it } from 'vitest'
import { firstMend, itemOf, textsOf } from './first-mend.ts'

describe('the edit of options for', () => {
  it.each([
    [
      'en',
      'How old are you?',
      ['18-30', '30-45', '45-60', 'Over 60'],
      ['18-30', '31-45', '46-60', 'Over 60'],
    ],
    ['en', 'How old are you?', ['18 to 24', '25 to 34', 'Over 35'], ['18 to 24', '25 to 34', '35 or over']],
    [
      'fr',
      'Combien avez-vous payé votre vélo ?',
      ['Moins de 200 €', '200 à 1 000 €', '1 000 € et plus'],
      ['Moins de 200 €', '200 à moins de 1 000 €', '1 000 € et plus'],
    ],
    [
      'en',
      'How many siblings do you have?',
      ['None', '6 or more', '1 to 2', '3 to 4'],
      ['None', '1 to 2', '3 to 4', '5 or more'],
    ],
    [
      'en',
      'What share of your budget do you give away?',
      ['20% to 40%', '0%', '5% to 20%', 'Less than 5%', 'More than 40%'],
      ['0%', 'Less than 5%', '5% to less than 20%', '20% to less than 40%', '40% or more'],
    ],
    // One way of writing borders throughout a list.
    [
      'fr',
      'Quel est votre revenu mensuel net ?',
      ['0 à 1000', '1000 à 2000', '2500 à 4000', 'Plus de 4000 €'],
      ['0 à moins de 1000', '1000 à moins de 2000', '2000 à moins de 4000', '4000 € ou plus'],
    ],
    [
      'fr',
      'Quel est votre revenu mensuel net ?',
      ['0 à moins de 1000 €', '1000 à 2000 €', '2001 à 4000 €', 'Plus de 4000 €'],
      ['0 à moins de 1000 €', '1000 à moins de 2000 €', '2000 à moins de 4000 €', '4000 € ou plus'],
    ],
    [
      'en',
      'How far do you travel?',
      ['0 to 15 km', '10 to 20 km', '30 km or more'],
      ['0 to less than 15 km', '15 to less than 20 km', '20 km or more'],
    ],
    [
      'en',
      'What is your income?',
      ['Less than $1000', '$1000–$1999', '$2500–$2999', '$3000 or more'],
      ['Less than $1000', '$1000–$1999', '$2000–$2999', '$3000 or more'],
    ],
  ] as const)('ranges (%s): %s', (lang, stem, options, mended) => {
    const given = itemOf(lang, stem, options)
    const mend = firstMend(given, 'range_gap') ?? firstMend(given, 'range_overlap')
    expect(mend && textsOf(mend)).toEqual([mended])
  })

  it.each([
    [
      'en',
      ['Every day', '1 to 2 times a week', 'Less often', 'Never'],
      ['Every day', '3 to 6 times a week', '1 to 2 times a week', 'Less often', 'Never'],
    ],
    [
      'en',
      ['Never', '1 to 2 times per year', '1 to 3 times per month', 'Every week'],
      ['Never', '1 to 2 times per year', '3 to 11 times per year', '1 to 3 times per month', 'Every week'],
    ],
    [
      'fr',
      ['Tous les jours', 'Une à deux fois par semaine', 'Moins souvent'],
      ['Tous les jours', '3 à 6 fois par semaine', 'Une à deux fois par semaine', 'Moins souvent'],
    ],
    // Two holes.
    [
      'fr',
      ['Jamais', '1 à 2 fois par an', '1 à 3 fois par mois', 'Tous les jours'],
      [
        ...['Jamais', '1 à 2 fois par an', '3 à 11 fois par an', '1 à 3 fois par mois'],
        ...['4 à 29 fois par mois', 'Tous les jours'],
      ],
    ],
    // As the other options are written.
    [
      'en',
      ['Never', '1–2 days a week', 'Every day'],
      ['Never', '1–2 days a week', '3–6 days a week', 'Every day'],
    ],
    [
      'en',
      ['Never', '1 or 2 days per week', 'Every day'],
      ['Never', '1 or 2 days per week', '3 to 6 days per week', 'Every day'],
    ],
    [
      'fr',
      ['Jamais', 'Entre 1 et 2 jours par semaine', 'Tous les jours'],
      ['Jamais', 'Entre 1 et 2 jours par semaine', 'Entre 3 et 6 jours par semaine', 'Tous les jours'],
    ],
    [
      'en',
      ['NEVER', '1 OR 2 TIMES A WEEK', 'EVERY DAY'],
      ['NEVER', '1 OR 2 TIMES A WEEK', '3 TO 6 TIMES A WEEK', 'EVERY DAY'],
    ],
  ] as const)('a hole in a scale of frequencies (%s): %s', (lang, options, mended) => {
    const stem = lang === 'en' ? 'How often do you take the bus?' : 'À quelle fréquence prenez-vous le bus ?'
    const mend = firstMend(itemOf(lang, stem, options), 'range_gap')
    expect(mend && textsOf(mend)).toEqual([mended])
  })

  it.each([
    ['en', ['a) Never', 'b) 1 to 2 times a week', 'c) Every day']],
    ['fr', ['1. Jamais', '2. 1 à 2 fois par semaine', '3. Tous les jours']],
    ['fr', ['Moins d’une fois par mois', '1 à 3 fois par mois', 'Tous les jours ou presque']],
  ] as const)('none where a new option would not fit (%s): %s', (lang, options) => {
    const stem = lang === 'en' ? 'How often do you take the bus?' : 'À quelle fréquence prenez-vous le bus ?'
    expect(firstMend(itemOf(lang, stem, options), 'range_gap')).toBeUndefined()
  })

  it.each([
    [
      'en',
      ['Very easy', 'Easy', 'Fairly easy', 'Difficult'],
      ['Very easy', 'Easy', 'Fairly easy', 'Fairly difficult', 'Difficult', 'Very difficult'],
    ],
    [
      'fr',
      ['Très utile', 'Utile', 'Plutôt utile', 'Inutile', 'Sans opinion'],
      ['Très utile', 'Utile', 'Plutôt utile', 'Plutôt inutile', 'Inutile', 'Très inutile', 'Sans opinion'],
    ],
  ] as const)('a scale that leans (%s): %s', (lang, options, mended) => {
    const stem =
      lang === 'en' ? 'How easy was it to find us?' : 'Que pensez-vous de la nouvelle ligne de tramway ?'
    const mend = firstMend(itemOf(lang, stem, options), 'unbalanced_scale')
    expect(mend && textsOf(mend)).toEqual([mended])
  })
})
