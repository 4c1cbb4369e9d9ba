/** Names of the well-known persona fields, and words for their values, in French. */
export const personaWordsFr = {
  names: {
    id: 'Identifiant',
    firstName: 'Prénom',
    age: 'Âge',
    sex: 'Sexe',
    density: 'Densité communale',
    occupation: 'CSP',
    region: 'Région',
    description: 'Description',
  },
  sex: { woman: 'femme', man: 'homme' },
  density: {
    dense: 'dense',
    intermediate: 'intermédiaire',
    sparse: 'peu dense',
    verySparse: 'très peu dense',
  },
  occupation: {
    farmers: 'agriculteurs exploitants',
    owners: 'artisans, commerçants, chefs d’entreprise',
    managers: 'cadres',
    intermediate: 'professions intermédiaires',
    employees: 'employés',
    workers: 'ouvriers',
    retired: 'retraités',
    inactive: 'autres personnes sans activité professionnelle',
  },
}

/** Names of persona fields, and words for their values, in one language. */
export type PersonaTexts = {
  [Part in keyof typeof personaWordsFr]: Record<keyof (typeof personaWordsFr)[Part], string>
}
