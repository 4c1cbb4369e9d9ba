export const surveys = {
  title: 'Questionnaires',
  create: 'Nouveau questionnaire',
  search: 'Chercher dans les titres, contextes, questions et options',
  count_one: '{{count}} questionnaire',
  count_other: '{{count}} questionnaires',
  columns: {
    title: 'Titre',
    about: 'Contexte',
    items: 'Questions',
    changed: 'Modifié',
    runs: 'Exécutions',
    actions: 'Actions',
  },
  actionsOf: 'Actions pour {{title}}',
  deleted: '« {{title}} » est dans la corbeille.',
  empty: {
    title: 'Aucun questionnaire',
    text: 'Un questionnaire réunit des questions à choix unique ou ouvertes ; chacun s’essaie autant de fois qu’on veut.',
  },
  nothing: {
    title: 'Rien ne correspond',
    text: 'Aucun titre, contexte, énoncé ou option ne contient « {{search}} ».',
    action: 'Effacer la recherche',
  },
}
