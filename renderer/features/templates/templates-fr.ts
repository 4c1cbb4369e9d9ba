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
    purpose:
      'Vérifier qu’une idée est comprise et repérer ce qui attire ou ce qui gêne, avant de la développer.',
    context: 'Présentation d’une idée : [… description du concept en trois phrases]',
    items: [
      { stem: 'Avec vos propres mots, qu’est-ce que cette idée propose ?' },
      { stem: 'Dans quelle mesure cette idée est-elle claire pour vous ?', options: CLARITY },
      {
        stem: 'Dans quelle mesure cette idée est-elle différente de ce que vous connaissez ?',
        options: DEGREE,
      },
      { stem: 'Dans quelle mesure cette idée est-elle utile pour vous ?', options: DEGREE },
      { stem: 'Qu’est-ce qui retient votre attention dans cette idée ? S’il n’y a rien, dites-le.' },
      { stem: 'Que changeriez-vous à cette idée ? Si vous ne changeriez rien, dites-le.' },
    ],
  },
  {
    id: 'message',
    name: 'Prétest d’un message ou d’une publicité',
    purpose:
      'Vérifier ce que les lecteurs retiennent d’un texte et repérer les mots sur lesquels ils butent.',
    context: 'Texte à lire : [… texte complet du message]',
    items: [
      { stem: 'Que dit ce texte, avec vos propres mots ?' },
      { stem: 'Selon vous, à qui ce texte s’adresse-t-il ?' },
      { stem: 'Dans quelle mesure ce texte est-il facile à comprendre ?', options: DEGREE },
      { stem: 'Dans quelle mesure ce texte vous paraît-il crédible ?', options: DEGREE },
      { stem: 'Sur quels mots de ce texte butez-vous, s’il y en a ?' },
    ],
  },
  {
    id: 'comprehension',
    name: 'Compréhension d’une question',
    purpose:
      'Faire reformuler une question, puis demander si la réponse est sûre, pour repérer ce qui est mal compris.',
    context: '',
    items: [
      { stem: '[… la question à tester]', options: ['[… première modalité]', '[… deuxième modalité]'] },
      { stem: 'Avec vos propres mots, que demande la question précédente ?' },
      { stem: 'Comment êtes-vous arrivé à votre réponse ?' },
      { stem: 'Dans quelle mesure êtes-vous sûr de votre réponse ?', options: CERTAINTY },
      { stem: 'Que veut dire pour vous « [… un mot de la question] » ?' },
    ],
  },
  {
    id: 'split',
    name: 'Deux formulations d’une même question',
    purpose:
      'Comparer deux formulations : lancez ce questionnaire, puis une copie où la formulation B remplace la formulation A.',
    context: '',
    items: [
      {
        stem: '[… formulation A de la question]',
        options: ['[… première modalité]', '[… deuxième modalité]'],
      },
      { stem: 'Avec vos propres mots, que demande la question précédente ?' },
      { stem: 'Dans quelle mesure la première question était-elle facile ?', options: DEGREE },
    ],
  },
  {
    id: 'satisfaction',
    name: 'Satisfaction à l’égard d’un service',
    purpose: 'Mesurer la satisfaction et trouver ce qui l’explique, avec une période précise.',
    context: 'Votre dernière visite : [… le service]',
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
        stem: 'Globalement, quel est votre niveau de satisfaction concernant cette visite ?',
        options: SATISFACTION,
      },
      { stem: 'Qu’est-ce qui explique votre réponse ?' },
      {
        stem: 'Quel est votre niveau de satisfaction concernant le temps d’attente ?',
        options: SATISFACTION,
      },
      { stem: 'Que faudrait-il changer en premier ? S’il n’y a rien à changer, dites-le.' },
    ],
  },
  {
    id: 'brand',
    name: 'Notoriété et usage d’une marque',
    purpose:
      'Mesurer la notoriété spontanée, puis la notoriété assistée et l’usage, sans souffler la réponse.',
    context: '',
    items: [
      { stem: 'Quelles marques de [… la catégorie] vous viennent à l’esprit ?' },
      {
        stem: 'Connaissez-vous [… la marque], ne serait-ce que de nom ?',
        options: ['Oui', 'Non', 'Je ne sais pas'],
      },
      {
        stem: 'Au cours des 12 derniers mois, combien de fois avez-vous acheté [… la marque] ?',
        options: ['Jamais', '1 ou 2 fois', '3 à 5 fois', '6 fois ou plus', 'Je ne sais pas'],
      },
      { stem: 'Quels mots vous viennent à l’esprit au sujet de [… la marque] ?' },
    ],
  },
  {
    id: 'order',
    name: 'Effet d’ordre entre deux questions',
    purpose:
      'Mesurer l’effet de la première question sur la réponse à la seconde : lancez, inversez les deux questions, relancez, comparez.',
    context: '',
    items: [
      {
        stem: 'Actuellement, quel est votre niveau de satisfaction concernant [… le sujet général] ?',
        options: SATISFACTION,
      },
      {
        stem: 'Actuellement, quel est votre niveau de satisfaction concernant [… un aspect précis] ?',
        options: SATISFACTION,
      },
      { stem: 'À quoi avez-vous pensé en répondant à la première question ?' },
    ],
  },
  {
    id: 'scale',
    name: 'Contrôle d’une échelle de réponse',
    purpose: 'Vérifier que chaque échelon d’une échelle est compris, distinct des autres et à sa place.',
    context: '',
    items: [
      {
        stem: '[… la question à tester]',
        options: ['[… échelon le plus bas]', '[… échelon du milieu]', '[… échelon le plus haut]'],
      },
      { stem: 'Avec vos propres mots, que veut dire « [… échelon du milieu] » ?' },
      { stem: 'Quelle différence faites-vous entre « [… un échelon] » et « [… l’échelon suivant] » ?' },
      {
        stem: 'Manquait-il une réponse pour vous ?',
        options: ['Oui', 'Non', 'Je ne sais pas'],
      },
      { stem: 'Si oui, quelle réponse manquait ?' },
    ],
  },
]
