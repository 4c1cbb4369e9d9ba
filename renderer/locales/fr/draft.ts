export const draft = {
  restored: 'Le texte non enregistré a été récupéré ; il est en cours d’enregistrement.',
  conflict: {
    survey:
      'Ce questionnaire a été modifié ailleurs, et votre texte n’est pas enregistré. Choisissez le texte à garder.',
    focus:
      'Ce groupe de discussion a été modifié ailleurs, et votre texte n’est pas enregistré. Choisissez le texte à garder.',
    annotations:
      'Les annotations de cette passation ont été modifiées ailleurs, et les vôtres ne sont pas enregistrées. Choisissez celles à garder.',
    experiment:
      'Le plan de cette expérience a été modifié ailleurs, et le vôtre n’est pas enregistré. Choisissez celui à garder.',
    ledger:
      'Les textes de ce journal des révisions ont été modifiés ailleurs, et les vôtres ne sont pas enregistrés. Choisissez ceux à garder.',
    experiment_notes:
      'Les codes et notes de cette expérience ont été modifiés ailleurs, et les vôtres ne sont pas enregistrés. Choisissez ceux à garder.',
    transcript_notes:
      'Les codes et mémos de ce groupe de discussion ont été modifiés ailleurs, et les vôtres ne sont pas enregistrés. Choisissez ceux à garder.',
    mine: 'Garder mon texte',
    theirs: 'Prendre l’autre texte',
  },
  offer: {
    survey:
      'Les données ont été remplacées par une sauvegarde plus ancienne. Cette fenêtre conserve un autre texte de ce questionnaire, du {{date}}.',
    focus:
      'Les données ont été remplacées par une sauvegarde plus ancienne. Cette fenêtre conserve un autre texte de ce groupe de discussion, du {{date}}.',
    annotations:
      'Les données ont été remplacées par une sauvegarde plus ancienne. Cette fenêtre conserve d’autres annotations de cette passation, du {{date}}.',
    experiment:
      'Les données ont été remplacées par une sauvegarde plus ancienne. Cette fenêtre conserve un autre plan de cette expérience, du {{date}}.',
    ledger:
      'Les données ont été remplacées par une sauvegarde plus ancienne. Cette fenêtre conserve d’autres textes de ce journal des révisions, du {{date}}.',
    experiment_notes:
      'Les données ont été remplacées par une sauvegarde plus ancienne. Cette fenêtre conserve d’autres codes et notes de cette expérience, du {{date}}.',
    transcript_notes:
      'Les données ont été remplacées par une sauvegarde plus ancienne. Cette fenêtre conserve d’autres codes et mémos de ce groupe de discussion, du {{date}}.',
    take: 'Prendre ce texte',
    decline: 'Garder le texte restauré',
  },
}
