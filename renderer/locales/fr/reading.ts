export const reading = {
  howToSearch:
    'Chaque mot est trouvé sous toutes ses formes. « … » ou "…" : ces mots exactement. mot* : tout ce qui commence ainsi.',
  order: {
    label: 'Ordre des réponses',
    received: 'Ordre d’arrivée',
    longest: 'Les plus longues d’abord',
    shortest: 'Les plus courtes d’abord',
    oddest: 'Les plus singulières d’abord',
    oddestNote:
      'Singulières : leurs mots sont rares dans les réponses à cette question. Cela ne dit rien de leur qualité.',
  },
  gather: {
    switch: 'Regrouper les réponses presque identiques',
    group_one: '{{count}} réponse presque identique',
    group_other: '{{count}} réponses presque identiques',
    none: 'Aucune réponse presque identique parmi celles affichées.',
  },
}
