/** Texts about views of the results: statistics of scales and of numbers, the order of bars, bands of numbers, named filters. */
export const views = {
  bars: {
    label: 'Ordre des modalités',
    questionnaire: 'Ordre du questionnaire',
    size: 'Par effectif',
  },
  bands: {
    change: 'Modifier les tranches : {{field}}',
    own: 'Vos tranches',
    starts: 'Début de chaque tranche',
    hint: 'Par exemple : {{example}}. Avec des décimales, séparez par des points-virgules.',
    use: 'Utiliser ces tranches',
    usual: 'Tranches usuelles',
    preview: 'Personas : {{bands}}',
    problems: {
      none: 'Saisissez au moins un nombre, par exemple 18, 25, 35.',
      number: '« {{part}} » n’est pas un nombre.',
      order: 'Les nombres doivent aller en augmentant : {{part}} suit {{before}}.',
      many: 'Pas plus de {{most}} nombres.',
      outside:
        'Tous les personas seraient dans la même tranche : aucun de ces nombres n’est entre {{least}} et {{most}}.',
    },
  },
  named: {
    open: 'Filtres nommés',
    current: 'Filtre : {{name}}',
    none: 'Aucun filtre n’a encore de nom.',
    give: 'Nom pour ce filtre',
    keep: 'Enregistrer ce filtre',
    taken: 'Un autre filtre porte déjà ce nom : « {{name}} ». Changez de nom, ou remplacez-le.',
    replace: 'Remplacer l’autre filtre',
    remove: 'Retirer le filtre « {{name}} »',
    lacks: {
      field: 'Inapplicable : aucun persona n’indique plus « {{field}} ».',
      item: 'Inapplicable : la question {{number}} n’existe plus.',
      option: 'Inapplicable : une modalité de la question {{number}} n’existe plus.',
      tag: 'Inapplicable : une étiquette de ce filtre n’existe plus.',
      unknown: 'Inapplicable : ce filtre vient d’une version plus récente de Sonde.',
    },
  },
  scale: {
    title: 'Moyenne, médiane et dispersion',
    codes:
      'Ce sont des statistiques des codes {{from}} à {{to}}, non de quantités : {{from}} pour « {{first}} », {{to}} pour « {{last}} », dans l’ordre des modalités. Rien ne dit que les échelons sont à égale distance.',
    amounts: 'Statistiques des nombres que donnent les modalités, de « {{first}} » à « {{last}} ».',
    mean: 'Moyenne',
    median: 'Médiane',
    spread: 'Dispersion (écart-type)',
    base_one: 'Base : {{count}} persona ayant choisi un échelon',
    base_other: 'Base : {{count}} personas ayant choisi un échelon',
    baseSmall_one: 'Base réduite : {{count}} persona ayant choisi un échelon. À lire avec prudence.',
    baseSmall_other:
      'Base réduite : {{count}} personas ayant choisi un échelon, moins de 100. À lire avec prudence.',
    tooSmall_one:
      'Aucune statistique : {{count}} persona seulement a choisi un échelon. Sonde en affiche à partir d’une base de {{least}}.',
    tooSmall_other:
      'Aucune statistique : {{count}} personas seulement ont choisi un échelon. Sonde en affiche à partir d’une base de {{least}}.',
    nobody: 'Aucune statistique : personne n’a choisi d’échelon.',
  },
  numeric: {
    title: 'Nombres donnés en réponse',
    mean: 'Moyenne',
    median: 'Médiane',
    quartiles: 'Quartiles',
    range: 'Minimum et maximum',
    spread: 'Écart-type',
    fromTo: '{{from}} à {{to}}',
    barFromTo: 'de {{from}} à {{to}}',
    base_one: 'Base : {{count}} réponse numérique',
    base_other: 'Base : {{count}} réponses numériques',
    baseSmall_one: 'Base réduite : {{count}} réponse numérique. À lire avec prudence.',
    baseSmall_other: 'Base réduite : {{count}} réponses numériques, moins de 100. À lire avec prudence.',
    tooSmall_one:
      'Aucune statistique : {{count}} réponse numérique seulement. Sonde en affiche à partir d’une base de {{least}}.',
    tooSmall_other:
      'Aucune statistique : {{count}} réponses numériques seulement. Sonde en affiche à partir d’une base de {{least}}.',
    nobody: 'Aucune statistique : aucune de ces réponses n’est un nombre.',
    others_one: '{{count}} réponse n’est pas un nombre et n’est pas comptée ici',
    others_other: '{{count}} réponses ne sont pas des nombres et ne sont pas comptées ici',
    unread_one: '{{count}} réponse non reconnue ({{examples}}) n’est pas comptée ici.',
    unread_other: '{{count}} réponses non reconnues ({{examples}}) ne sont pas comptées ici.',
    about_one: '{{count}} réponse est une approximation ({{examples}}) : le nombre indiqué est retenu.',
    about_other:
      '{{count}} réponses sont des approximations (par exemple {{examples}}) : les nombres indiqués sont retenus.',
    durations:
      'Les durées sont comptées dans une seule unité, {{unit}}, quelle que soit celle de la réponse : {{examples}}.',
    duration: '« {{text}} » = {{value}}',
    method:
      'Les quartiles sont interpolés, comme par QUARTILE.INCLURE dans Excel et par le type 7 de R ; ceux de SPSS peuvent légèrement différer.',
    chart: 'Histogramme de la question {{number}}. {{rows}}. Base : {{base}}.',
    quoted: '« {{text}} »',
    withheld: {
      notation:
        'Pas de résumé numérique : deux lectures sont possibles pour {{examples}}, car le point ou la virgule peut séparer les milliers ou les décimales.',
      minutes:
        'Pas de résumé numérique : deux lectures sont possibles pour {{examples}}, car le point ou la virgule peut précéder des minutes ou des décimales.',
      units: 'Pas de résumé numérique : les réponses sont données dans des unités différentes ({{units}}).',
      unitOfSome:
        'Pas de résumé numérique : certaines réponses portent l’unité « {{unit}} », d’autres aucune, et la question ne dit pas que cette unité vaut pour toutes.',
      others_one: 'Pas de résumé numérique : {{count}} réponse sur {{total}} n’est pas un nombre.',
      others_other: 'Pas de résumé numérique : {{count}} réponses sur {{total}} ne sont pas des nombres.',
    },
  },
}
