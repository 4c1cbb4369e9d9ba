/** Texts of the screen that sets two runs of a survey side by side. */
export const compared = {
  title: 'Comparaison de deux passations',
  door: 'Comparer à une autre passation',
  with: 'Comparer à',
  choice: '{{name}} · {{personas}} · {{connection}}',
  thisRun: 'cette passation',
  sameVersion:
    'Les deux passations portent sur la version {{version}} : aucun changement d’énoncé ne les sépare.',
  settings: 'Les deux passations diffèrent aussi par ceci, qui peut faire bouger les réponses : {{what}}.',
  setting: { connection: 'la connexion', context: 'le contexte', audience: 'le public' },
  summary_one:
    '{{beyond}} question sur {{count}} a bougé plus que le hasard seul ne le fait dans 19 cas sur 20.',
  summary_other:
    'Questions qui ont bougé plus que le hasard seul ne le fait dans 19 cas sur 20 : {{beyond}} sur {{count}}.',
  byChance:
    'Sans aucun changement, le hasard seul y mènerait au plus environ 5 % des questions, soit jusqu’à {{expected}} sur {{count}} en moyenne.',
  caution:
    'Ce calcul suppose que les réponses d’une même passation ne dépendent pas les unes des autres ; si elles en dépendent, le hasard va plus loin. Un écart est une raison de relire la question, non une preuve sur des personnes. Relancer la même version montre de combien les réponses bougent sans aucun changement.',
  none: 'Aucune question ne peut être comparée en points ; chaque ligne dit pourquoi.',
  only: 'Seulement ce qui a bougé au-delà du hasard',
  nothingMoved: 'Aucune question n’a bougé au-delà du hasard.',
  order: { label: 'Ordre', asked: 'Ordre du questionnaire', move: 'Plus grand écart d’abord' },
  table: 'Questions des deux passations',
  columns: { item: 'Question et modalités', moved: 'Écart', chance: 'Hasard seul' },
  points_one: '{{amount}} point',
  points_other: '{{amount}} points',
  upTo: 'jusqu’à {{amount}}',
  beyond: 'au-delà du hasard',
  within: 'à portée du hasard',
  reworded: 'reformulée',
  reordered: 'modalités dans un autre ordre',
  without: {
    onlyHere: 'seulement dans cette passation',
    onlyOther: 'seulement dans l’autre passation',
    retyped: 'pas de points : posée sous un autre type',
    options: 'pas de points : modalités modifiées ({{what}})',
    noCounts: 'pas de points : effectifs en partie inconnus',
    smallBase: 'pas de points : base inférieure à {{least}}',
  },
  added_one: '{{count}} ajoutée',
  added_other: '{{count}} ajoutées',
  removed_one: '{{count}} retirée',
  removed_other: '{{count}} retirées',
  changed_one: '{{count}} reformulée',
  changed_other: '{{count}} reformulées',
  notOffered: 'non proposée',
  answered: 'Ont répondu',
  everybody: 'Tous les personas des deux passations sont comptés, sans filtre.',
  points:
    'Écart : la part des réponses, en points, qu’il faudrait changer pour passer d’une passation à l’autre. Hasard seul : l’écart qu’il ne dépasse pas, avec ces bases, dans 19 cas sur 20.',
  empty: {
    title: 'Aucune autre passation à comparer',
    text: 'Il faut une seconde passation du même questionnaire dont les réponses sont arrivées, d’entraînement comme celle-ci ou réelle comme celle-ci.',
    action: 'Retour aux résultats',
  },
}
