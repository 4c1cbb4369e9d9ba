/** Texts of what Sonde recognises in a reply, and of the values to explain. */
export const preview = {
  label: 'Ce que Sonde reconnaît',
  title: 'Ce que Sonde reconnaît',
  caption: 'Les dix premiers personas',
  more: 'Le tableau est plus large que ce volet : faites-le défiler vers la droite (au clavier, Tab puis flèches).',
  summary: 'Réponses reconnues : {{understood}} ; non reconnues : {{unread}} ; vides : {{blank}}.',
  missingOf_one: 'Il manque {{number}} réponse sur {{all}} ({{personas}} personas × {{items}} questions).',
  missingOf_other: 'Il manque {{number}} réponses sur {{all}} ({{personas}} personas × {{items}} questions).',
  ofNobody_one:
    '{{number}} réponse ne correspond à aucun persona de la liste et n’est pas reprise. Indiquez à Sonde une liste de tous les personas.',
  ofNobody_other:
    '{{number}} réponses ne correspondent à aucun persona de la liste et ne sont pas reprises. Indiquez à Sonde une liste de tous les personas.',
  persona: 'Persona',
  item: 'Q{{number}}',
  itemLong: 'Question {{number}} : {{stem}}',
  unread: '{{text}} (non reconnue)',
  blank: 'vide',
  missing: '–',
  option: 'modalité {{number}}',
  from: 'Les nombres désignent les modalités, à partir de {{from}}.',
  tooLittle:
    'Plus de la moitié de ce que ces règles doivent trouver manque ou n’est pas reconnu. Tant que vous n’aurez pas expliqué ces valeurs ou montré une autre question à Sonde, les résultats seront lus sans ces règles.',
  unfit:
    'Ces règles ne trouvent rien ici : Sonde lit cette réponse sans elles. La forme de la réponse a peut-être changé.',
  nothing: 'Aucune réponse de persona n’est encore reconnue.',
  noAnswers: 'Cette réponse du service ne contient pas de réponses de personas.',
}

export const meanings = {
  title: 'Valeurs à expliquer',
  intro:
    'Ces valeurs ont été trouvées, mais elles ne correspondent à aucune modalité. Choisissez ce qu’elles veulent dire.',
  value: '« {{value}} » signifie',
  blank: 'une réponse manquante',
  words: 'une réponse en ces termes',
  items: 'questions {{items}}',
  oneItem: 'question {{items}}',
  told: 'Valeurs expliquées',
  toldOne: '« {{value}} » : {{option}}',
  toldFor: '« {{value}} » : {{option}} ({{stem}})',
  from: 'Les nombres désignent les modalités',
  from0: 'à partir de 0',
  from1: 'à partir de 1',
  fromNone: 'pas par leur position',
}
