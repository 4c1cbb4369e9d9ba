export const draft = {
  restored: 'Le texte qui n’était pas encore enregistré est revenu. Il s’enregistre maintenant.',
  conflict: {
    survey: 'Ce questionnaire a été modifié ailleurs. Votre texte n’est pas enregistré.',
    focus: 'Ce groupe de discussion a été modifié ailleurs. Votre texte n’est pas enregistré.',
    mine: 'Garder le mien',
    theirs: 'Prendre l’autre',
  },
  offer: {
    survey:
      'Les données ont été remplacées par une sauvegarde plus ancienne. Cette fenêtre conserve un autre texte de ce questionnaire, du {{date}}.',
    focus:
      'Les données ont été remplacées par une sauvegarde plus ancienne. Cette fenêtre conserve un autre texte de ce groupe de discussion, du {{date}}.',
    take: 'Reprendre ce texte',
    decline: 'Garder le texte restauré',
  },
}
