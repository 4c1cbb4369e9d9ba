export const verdict = {
  label: 'Verdict',
  export: 'Exporter le verdict (texte)',
  use: 'Utiliser {{name}} dans le brouillon',
  waiting:
    'Les parts s’affichent une fois toutes les passations prévues terminées, pour que personne ne s’arrête au résultat qui lui plaît.',
  strips: {
    title: 'Toutes les passations',
    picture: 'Barres de toutes les variantes et passations. Le tableau ci-dessous en donne les nombres.',
    legend:
      'Chaque large barre est une variante ; les fines, au-dessous, sont ses passations. {{option}} bouge le plus et vient en premier ; les autres suivent dans l’ordre de A, chacune avec son numéro. À droite : la part de {{option}}.',
    plain:
      'Chaque large barre est une variante ; les fines, au-dessous, sont ses passations. Les modalités suivent l’ordre de A, chacune avec son numéro. À droite : la part de {{option}}.',
    band: 'Encadré : {{from}} et le bruit de cette part, {{floor}} de part et d’autre.',
    tooFew: 'Une base inférieure à {{least}} n’a pas de barre : {{names}}.',
  },
  table: {
    label: 'Parts par modalité',
    title: 'Parts par variante et par passation',
    movedTurned:
      'Si l’on compte ceux qui approuvent le contraire comme rejetant {{from}}, l’écart est de {{points}}.',
    moved:
      'Variation totale entre {{from}} et {{to}} : {{points}}. C’est la part des réponses qui devraient changer pour que les deux soient identiques.',
    arm: 'Variante, passation',
    base: 'Base',
    blank: 'Vides',
    unread: 'Non reconnues',
    missing: 'Manquantes',
    run: '{{arm}}, passation {{number}}',
    gain: '{{to}} moins {{from}}, en points',
    zero: '– personne.',
    nearly: '* moins de 0,5 %.',
    points:
      'Les points sont calculés sur les effectifs, avant arrondi : ils peuvent différer de 1 des pourcentages arrondis.',
    tooFew: 'Des effectifs au lieu de pourcentages là où la base est inférieure à {{least}}.',
    small: '† Base réduite, moins de 100 : à lire avec prudence.',
  },
  groups: {
    title: 'Qui bouge (exploré)',
    group: 'Groupe',
    value: '{{field}} : {{value}}',
    from: '{{from}} et plus',
    below: 'moins de {{below}}',
    base: 'Base {{arm}}',
    points: '{{option}}, points',
    chance: 'Le hasard va jusqu’à',
    ofBase: 'base {{arm}} {{base}}',
    moves: '{{option}} : {{points}}',
    byChance: 'le hasard va jusqu’à {{points}}',
    tooFew_one:
      '{{count}} groupe a une base inférieure à {{least}} dans une des variantes et n’est pas affiché.',
    tooFew_other:
      '{{count}} groupes ont une base inférieure à {{least}} dans une des variantes et ne sont pas affichés.',
  },
  plan: {
    title: 'Le plan, tel qu’il a été figé',
    frozen: 'Figé',
    hash: 'SHA-256',
    line: '{{label}} : {{value}}',
    comparison: 'Comparaison principale',
    compared: '{{from}} et {{to}}',
    personas: 'Personas par passation',
    runs: 'Passations par variante',
    least: 'Écart minimal qui compte',
    added: 'Ajout ultérieur',
    addedRuns: '{{runs}} par variante, {{date}}',
    whole: 'Le questionnaire entier',
  },
}
