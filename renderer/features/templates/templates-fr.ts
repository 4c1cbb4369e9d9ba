import type { Template } from './template.ts'

const DEGREE = ['Pas du tout', 'Peu', 'Moyennement', 'Très', 'Extrêmement', 'Je ne sais pas']
const CLARITY = [
  'Pas du tout claire',
  'Peu claire',
  'Moyennement claire',
  'Très claire',
  'Extrêmement claire',
  'Je ne sais pas',
]
const CERTAINTY = ['Pas du tout sûr', 'Peu sûr', 'Moyennement sûr', 'Très sûr', 'Extrêmement sûr']
const SATISFACTION = [
  'Très insatisfait',
  'Plutôt insatisfait',
  'Ni satisfait ni insatisfait',
  'Plutôt satisfait',
  'Très satisfait',
  'Je ne sais pas',
]

/** The templates, for questionnaires in French. */
export const TEMPLATES_FR: readonly Template[] = [
  {
    id: 'concept',
    name: 'Test de concept',
    purpose: 'Voir si une idée est comprise, ce qui retient et ce qui gêne, avant de la développer.',
    context: 'Présentation d’une idée : [… description du concept en trois phrases]',
    items: [
      { stem: 'Avec vos propres mots, qu’est-ce que cette idée propose ?' },
      { stem: 'À quel point cette idée est-elle claire pour vous ?', options: CLARITY },
      { stem: 'À quel point cette idée est-elle différente de ce que vous connaissez ?', options: DEGREE },
      { stem: 'À quel point cette idée est-elle utile pour vous ?', options: DEGREE },
      { stem: 'Qu’est-ce qui retient votre attention dans cette idée, s’il y a quelque chose ?' },
      { stem: 'Que changeriez-vous à cette idée, s’il y a quelque chose à changer ?' },
    ],
  },
  {
    id: 'message',
    name: 'Prétest d’un message ou d’une publicité',
    purpose: 'Savoir ce qu’un texte dit vraiment à qui le lit, et quels mots arrêtent.',
    context: 'Texte à lire : [… texte complet du message]',
    items: [
      { stem: 'Que dit ce texte, avec vos propres mots ?' },
      { stem: 'Selon vous, à qui ce texte s’adresse-t-il ?' },
      { stem: 'À quel point ce texte est-il facile à comprendre ?', options: DEGREE },
      { stem: 'À quel point ce texte est-il crédible ?', options: DEGREE },
      { stem: 'Quels mots de ce texte vous arrêtent, s’il y en a ?' },
    ],
  },
  {
    id: 'comprehension',
    name: 'Compréhension d’une question',
    purpose:
      'Faire reformuler une question, puis demander à quel point la réponse est sûre : ce qui est mal compris se voit.',
    context: '',
    items: [
      { stem: '[… la question à tester]', options: ['[… première option]', '[… deuxième option]'] },
      { stem: 'Avec vos propres mots, que demande la question précédente ?' },
      { stem: 'Comment avez-vous trouvé votre réponse ?' },
      { stem: 'À quel point êtes-vous sûr de votre réponse ?', options: CERTAINTY },
      { stem: 'Que veut dire pour vous « [… un mot de la question] » ?' },
    ],
  },
  {
    id: 'split',
    name: 'Deux formulations d’une même question',
    purpose:
      'Comparer deux formulations : lancez ce questionnaire, puis une copie où la version B remplace la version A.',
    context: '',
    items: [
      { stem: '[… version A de la question]', options: ['[… première option]', '[… deuxième option]'] },
      { stem: 'Avec vos propres mots, que demande la question précédente ?' },
      { stem: 'À quel point cette question est-elle facile ?', options: DEGREE },
    ],
  },
  {
    id: 'satisfaction',
    name: 'Satisfaction après un service',
    purpose: 'Mesurer la satisfaction et trouver ce qui l’explique, avec une période précise.',
    context: 'Votre dernière visite à [… le service]',
    items: [
      {
        stem: 'Quand avez-vous utilisé [… le service] pour la dernière fois ?',
        options: [
          'Il y a moins d’un mois',
          'Il y a 1 à 12 mois',
          'Il y a plus de 12 mois',
          'Jamais',
          'Je ne sais pas',
        ],
      },
      {
        stem: 'Globalement, quel est votre niveau de satisfaction au sujet de cette visite ?',
        options: SATISFACTION,
      },
      { stem: 'Qu’est-ce qui explique votre réponse ?' },
      { stem: 'Quel est votre niveau de satisfaction au sujet du temps d’attente ?', options: SATISFACTION },
      { stem: 'Que faudrait-il changer en premier, s’il y a quelque chose à changer ?' },
    ],
  },
  {
    id: 'brand',
    name: 'Notoriété et usage d’une marque',
    purpose: 'Passer de ce qui vient à l’esprit à ce qui est connu, puis utilisé, sans souffler la réponse.',
    context: '',
    items: [
      { stem: 'Quelles marques de [… la catégorie] vous viennent à l’esprit ?' },
      {
        stem: 'Connaissez-vous [… la marque], ne serait-ce que de nom ?',
        options: ['Oui', 'Non', 'Je ne sais pas'],
      },
      {
        stem: 'Au cours des 12 derniers mois, combien de fois avez-vous acheté [… la marque] ?',
        options: ['Aucune fois', '1 ou 2 fois', '3 à 5 fois', '6 fois ou plus', 'Je ne sais pas'],
      },
      { stem: 'Quels mots vous viennent à l’esprit au sujet de [… la marque] ?' },
    ],
  },
  {
    id: 'order',
    name: 'Effet d’ordre entre deux questions',
    purpose:
      'Voir si la première question change la réponse à la seconde : lancez, inversez les deux, relancez, comparez.',
    context: '',
    items: [
      {
        stem: 'Actuellement, à quel point êtes-vous satisfait de [… le sujet général] ?',
        options: [...DEGREE],
      },
      {
        stem: 'Actuellement, à quel point êtes-vous satisfait de [… un aspect précis] ?',
        options: [...DEGREE],
      },
      { stem: 'À quoi avez-vous pensé en répondant à la première question ?' },
    ],
  },
  {
    id: 'scale',
    name: 'Contrôle d’une échelle de réponse',
    purpose: 'Vérifier que chaque degré d’une échelle est compris, distinct des autres, et à sa place.',
    context: '',
    items: [
      {
        stem: '[… la question à tester]',
        options: ['[… degré le plus bas]', '[… degré du milieu]', '[… degré le plus haut]'],
      },
      { stem: 'Avec vos propres mots, que veut dire « [… degré du milieu] » ?' },
      { stem: 'Quelle différence faites-vous entre « [… un degré] » et « [… le degré suivant] » ?' },
      {
        stem: 'Manquait-il une réponse pour vous ?',
        options: ['Oui', 'Non', 'Je ne sais pas'],
      },
      { stem: 'Quelle réponse manquait, si c’est le cas ?' },
    ],
  },
]
