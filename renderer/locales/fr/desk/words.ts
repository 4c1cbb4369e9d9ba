/** Texts of the words that a person teaches Sonde at the reading desk. */
export const words = {
  title: 'États',
  intro:
    'Les mots par lesquels ce service indique l’état d’une passation, en plus de ceux que Sonde connaît.',
  word: 'Mot du service',
  means: 'Signifie',
  draft: 'brouillon',
  running: 'en cours',
  done: 'terminée',
  failed: 'en échec',
  meansOf: 'Sens de « {{word}} »',
  remove: 'Retirer « {{word}} »',
  add: 'Ajouter',
}

export const refusals = {
  title: 'Refus',
  intro: 'Quand le service rejette une demande avec ces mots, voici ce que Sonde doit comprendre.',
  contains: 'Le message contient',
  already_launched: 'déjà lancé',
  not_finished: 'pas encore terminé',
}
