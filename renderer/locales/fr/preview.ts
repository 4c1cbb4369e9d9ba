export const preview = {
  show: 'Affichage',
  one: 'Une par une',
  all: 'Toutes',
  previous: 'Précédente',
  next: 'Suivante',
  of: '{{number}} sur {{total}}',
  clear: 'Effacer mes réponses',
  empty: 'Écrivez une question pour voir ce que lira un persona.',
  noStem: 'Énoncé de la question',
  noOption: 'Modalité de réponse',
  yourAnswer: 'Votre réponse',
  note: 'Questions et modalités sont présentées dans l’ordre d’envoi. Le service ne publie pas la présentation que voient les personas ; vos réponses ici ne sont pas conservées.',
}
