export const reading = {
  howToSearch:
    'Chaque mot est trouvé sous toutes ses formes. « … » ou "…" : ces mots exactement. mot* : tout ce qui commence ainsi.',
  order: {
    label: 'Ordre des réponses',
    received: 'Par persona',
    longest: 'Plus longues',
    shortest: 'Plus courtes',
    oddest: 'Plus singulières',
    oddestNote:
      'Singulières : leurs mots sont rares dans les réponses à cette question. Cela ne dit rien de leur qualité.',
  },
  gather: {
    switch: 'Regrouper les réponses presque identiques',
    group_one: '{{count}} réponse presque identique',
    group_other: '{{count}} réponses presque identiques',
    none: 'Aucune réponse presque identique parmi celles affichées.',
  },
  words: {
    title: 'Mots propres à un groupe',
    by: 'Comparer par critère ou autre question',
    word: 'Mot, sous toutes ses formes',
    inGroup: 'Dans le groupe',
    inOthers: 'Chez les autres',
    base_one: '{{count}} réponse',
    base_other: '{{count}} réponses',
    uses: '{{count}} sur {{base}}',
    usesAndShare: '{{count}} sur {{base}} · {{share}}',
    pick: 'Afficher les réponses avec « {{word}} » ({{group}})',
    none: 'Aucun mot ne distingue : {{groups}}.',
    noneAtAll: 'Aucun mot ne distingue un groupe des autres.',
    tooSmall: 'Avec moins de {{least}} réponses dans un groupe, seuls les effectifs sont affichés.',
    small: '† Base réduite, moins de 100. À lire avec prudence.',
    how: 'Nombre de réponses qui contiennent le mot ; mots présents dans au moins {{least}} réponses du groupe et au moins une fois et demie plus fréquents que chez les autres, du plus au moins distinctif. Un tel écart peut aussi être dû au hasard.',
  },
}
