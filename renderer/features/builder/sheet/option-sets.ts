/**
 * Ready-made response options that follow good practice: balanced, each point in words, frequencies as counts in a
 * period.
 */
export const OPTION_SETS = {
  support: {
    fr: [
      'Tout à fait opposé',
      'Plutôt opposé',
      'Ni favorable ni opposé',
      'Plutôt favorable',
      'Tout à fait favorable',
    ],
    en: ['Strongly oppose', 'Oppose', 'Neither support nor oppose', 'Support', 'Strongly support'],
  },
  degree: {
    fr: ['Pas du tout', 'Peu', 'Moyennement', 'Très', 'Extrêmement'],
    en: ['Not at all', 'Slightly', 'Moderately', 'Very', 'Extremely'],
  },
  frequency: {
    fr: [
      'Jamais',
      'Moins d’une fois par mois',
      '1 à 3 fois par mois',
      '1 à 3 fois par semaine',
      '4 à 6 fois par semaine',
      'Tous les jours',
    ],
    en: [
      'Never',
      'Less than once a month',
      '1 to 3 times a month',
      '1 to 3 times a week',
      '4 to 6 times a week',
      'Every day',
    ],
  },
  satisfaction: {
    fr: [
      'Très insatisfait',
      'Plutôt insatisfait',
      'Ni satisfait ni insatisfait',
      'Plutôt satisfait',
      'Très satisfait',
    ],
    en: [
      'Very dissatisfied',
      'Fairly dissatisfied',
      'Neither satisfied nor dissatisfied',
      'Fairly satisfied',
      'Very satisfied',
    ],
  },
  likelihood: {
    fr: [
      'Très improbable',
      'Plutôt improbable',
      'Ni probable ni improbable',
      'Plutôt probable',
      'Très probable',
    ],
    en: ['Very unlikely', 'Fairly unlikely', 'Neither likely nor unlikely', 'Fairly likely', 'Very likely'],
  },
  yesNo: {
    fr: ['Oui', 'Non', 'Je ne sais pas'],
    en: ['Yes', 'No', 'I don’t know'],
  },
  // Last, and named as a form that the wording checker advises against; some established batteries do use agreement.
  agreement: {
    fr: [
      'Pas du tout d’accord',
      'Plutôt pas d’accord',
      'Ni d’accord ni pas d’accord',
      'Plutôt d’accord',
      'Tout à fait d’accord',
    ],
    en: ['Strongly disagree', 'Disagree', 'Neither agree nor disagree', 'Agree', 'Strongly agree'],
  },
} as const

export type OptionSet = keyof typeof OPTION_SETS
