export const preview = {
  show: 'Ce qui est montré',
  one: 'Une par une',
  all: 'Toutes',
  previous: 'Précédente',
  next: 'Suivante',
  of: '{{number}} sur {{total}}',
  clear: 'Effacer les réponses essayées',
  empty: 'Écrivez une question pour voir ce que lira un persona.',
  noStem: 'Énoncé de la question',
  noOption: 'Modalité de réponse',
  yourAnswer: 'Votre réponse',
  note: 'Questions et modalités dans l’ordre où elles sont envoyées. Le service ne publie pas la mise en page que voient les personas ; rien de ce que vous essayez ici n’est conservé.',
}
