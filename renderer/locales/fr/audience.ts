export const audience = {
  ages: 'Tranches d’âge',
  agesHint:
    'Sans tranche, tous les âges sont retenus. Plusieurs tranches se cumulent ; ce ne sont pas des quotas.',
  add: 'Ajouter une tranche d’âge',
  age: 'Tranche d’âge {{number}}',
  agePlaceholder: '18-24',
  remove: 'Retirer la tranche d’âge {{number}}',
  from: 'Tranche {{number}} : âge minimal',
  to: 'Tranche {{number}} : âge maximal',
  years_one: '{{count}} an',
  years_other: '{{count}} ans',
  draw: 'Faites glisser ici pour choisir des âges',
  unreadTrack: 'Non reconnue, transmise telle quelle',
  noTrack: 'Tranche incomplète',
  range: '{{min}}–{{max}}',
  togetherWords: 'Au total : {{ages}} ans',
  kinds: {
    overlap: 'Chevauchement',
    gap: 'Âges non couverts',
    unread: 'Non reconnue',
    young: 'Moins de 18 ans',
    single: 'Un seul âge',
  },
  overlap: {
    part: '{{one}} et {{other}} se chevauchent ({{ages}} ans). Le service n’indique pas si ces âges comptent une fois ou deux.',
    within: 'La tranche {{other}} est comprise dans {{one}} : elle n’ajoute personne.',
    same: 'La tranche {{one}} figure deux fois.',
  },
  gap: 'Aucune personne de {{ages}} ans n’est sélectionnée.',
  unread:
    '« {{text}} » n’est pas de la forme « 18-24 » : cette tranche est transmise telle quelle, et le service peut la refuser.',
  young:
    'Le service n’indique pas si son panel comprend des mineurs ; le panel d’entraînement et les chiffres ci-dessous n’en comprennent pas.',
  single: 'Seules les personnes de {{ages}} ans sont sélectionnées.',
  presets: {
    open: 'Tranches usuelles',
    replace: 'Remplacer par',
    add: 'Ajouter une tranche',
    decades: 'Tranches de dix ans : 18–24, 25–34… 65+',
    institutes: 'Cinq tranches : 18–24, 25–34, 35–49, 50–64, 65+',
    thirds: 'Trois tranches : 18–34, 35–54, 55+',
    halves: 'Deux tranches : 18–49, 50+',
    generations: 'Générations adultes (Pew)',
    all: 'Tous les âges',
  },
  sex: 'Sexe',
  sexHint:
    'Transmis tel quel ; le service ne publie pas la liste des valeurs admises. Laissez vide pour sélectionner tout le monde.',
  sexWords: 'Valeurs usuelles pour le sexe',
  sexChoice: { everyone: 'tout le monde', women: 'femme', men: 'homme' },
  sexRead: {
    everyone: 'Tout le monde est sélectionné.',
    women: 'Compris comme : femme.',
    men: 'Compris comme : homme.',
    unread: 'Non reconnu, transmis tel quel : Sonde ne sait pas qui sera sélectionné.',
  },
  size: {
    heading: 'Population sélectionnée',
    share:
      'Environ {{percent}} des adultes vivant en France, soit {{adults}} sur {{all}} (Insee, recensements de la population 2018 et 2021).',
    everyone:
      'Tous les adultes vivant en France : {{all}} (Insee, recensements de la population 2018 et 2021).',
    million_one: '{{value}} million',
    million_other: '{{value}} millions',
    unknown: 'La part des adultes ne peut pas être calculée : une partie de la sélection n’est pas reconnue.',
    nobody: 'D’après le recensement, cette sélection ne compte aucun adulte.',
    practice:
      'Le panel d’entraînement ({{panel}} personas) est tiré des mêmes tableaux : environ {{count}} d’entre eux correspondent.',
    practiceAll:
      'Le panel d’entraînement ({{panel}} personas) est tiré des mêmes tableaux : tous correspondent.',
    live: 'Ces chiffres viennent du recensement, et non du panel du service, dont la composition n’est pas publiée.',
  },
  narrow: {
    nobody:
      'Cette sélection ne donnera sans doute aucun persona : d’après le recensement, elle ne compte aucun adulte.',
    fewer_one:
      'Le panel d’entraînement ne compte qu’environ {{count}} persona correspondant, pour {{personas}} demandés.',
    fewer_other:
      'Le panel d’entraînement ne compte qu’environ {{count}} personas correspondants, pour {{personas}} demandés.',
    rare: 'Sélection rare : d’après le recensement, il faudrait un panel d’environ {{panel}} adultes pour en trouver {{personas}}. Le service ne publie pas la taille du sien ; il se peut que personne ne corresponde.',
  },
}
