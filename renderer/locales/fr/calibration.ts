export const calibration = {
  start: 'Calibrer un service…',
  startCommand: 'Calibrer un service avec mes questions',
  begin: {
    title: 'Calibrer un service',
    text: 'Sonde introduit un défaut connu dans des questions saines, les vôtres, et les envoie à côté des originales. On voit ainsi si ce service, aujourd’hui, fait apparaître de tels défauts. Vous relisez chaque question jumelle avant l’envoi.',
    survey: 'Questionnaire',
    choose: 'Choisissez un questionnaire',
    items: 'Questions saines',
    itemsHint: 'Questions à choix unique dans lesquelles la vérification ne trouve rien ; {{most}} au plus.',
    none: 'Aucune question saine à choix unique dans ce questionnaire.',
    create: 'Préparer le plan',
    planTitle: 'Calibration : {{title}}',
  },
  defect: {
    leading: 'Orientée',
    double_barrelled: 'Double',
    absolute: 'Absolue',
    overlapping: 'Modalités qui se recouvrent',
    unbalanced: 'Échelle déséquilibrée',
  },
  defectMeaning: {
    leading: 'L’énoncé pousse vers une réponse.',
    double_barrelled: 'Un second objet est joint : une réponse ne vaut plus pour un seul.',
    absolute: 'Un mot n’admet aucune exception.',
    overlapping: 'Des tranches partagent une borne.',
    unbalanced: 'L’échelle a plus d’échelons d’un côté que de l’autre.',
  },
  twins: {
    heading: 'Questions et jumelles',
    hint: 'Trois variantes : vos questions, les mêmes à nouveau, et leurs jumelles avec un défaut introduit. Une question sans jumelle reste : elle sert de témoin.',
    few: 'Avec moins de {{least}} jumelles, ce que ce service fait apparaître ne se distingue guère du hasard.',
    item: 'Question {{number}}',
    defectOf: 'Défaut introduit : question {{number}}',
    noTwin: 'Sans jumelle (témoin seulement)',
    stem: 'Énoncé de la jumelle : question {{number}}',
    options: 'Modalités de la jumelle : question {{number}}',
    option: 'Modalité {{option}} de la jumelle : question {{number}}',
    removeItem: 'Retirer la question',
    removeItemOf: 'Retirer la question {{number}}',
    unseen:
      'La vérification ne voit plus ce défaut dans la jumelle : ce qu’elle montrera ne dira rien de lui.',
    cannotAny: 'Aucun défaut ne peut être introduit par règle dans cette question.',
  },
  result: {
    heading: 'Ce que ce service a fait apparaître',
    sentence_one:
      'Sur {{count}} défaut introduit, ce service en a fait apparaître {{shown}}, et il a marqué {{marked}} des {{controls}} questions témoins.',
    sentence_other:
      'Sur {{count}} défauts introduits, ce service en a fait apparaître {{shown}}, et il a marqué {{marked}} des {{controls}} questions témoins.',
    shows:
      'C’est plus que ce que donneraient le hasard et ses marques sur des questions saines. Ce sont des raisons de relire, non des preuves sur des personnes.',
    chance:
      'Le hasard et ses marques sur des questions saines suffisent à l’expliquer : ici, rien ne se voit. Son silence sur une question ne veut donc rien dire.',
    nothing: 'Ici, rien ne se voit : son silence sur une question ne veut donc rien dire.',
    too_few:
      'Trop peu de jumelles pour en juger : cela peut tenir au hasard, ou non. Une calibration avec plus de jumelles peut le dire.',
    unknown:
      'Trop peu de réponses pour en juger : il en faut au moins {{least}} par variante et par question.',
    waiting:
      'Pas encore de conclusion : des passations prévues sont encore en cours. Les nombres ci-dessous peuvent changer.',
    added: 'Les passations ajoutées après le lancement ne comptent pas ici.',
    twin: 'Jumelle',
    control: 'Témoin',
    state: {
      shown: 'visible',
      not_shown: 'invisible',
      unknown: 'trop peu de réponses',
      marked: 'marqué',
      unmarked: 'pas marqué',
    },
    moved:
      '{{moved}} points d’écart avec la question saine ; le bruit atteint {{floor}} points ({{from}} et {{to}} réponses).',
    repeated:
      '{{moved}} points d’écart quand la même question est posée à nouveau ; le bruit atteint {{floor}} points ({{from}} et {{to}} réponses).',
    bySides: 'L’échelle a d’autres échelons : seuls ses côtés sont comparés.',
    signs: 'Indices : {{signs}}.',
    noSigns: 'Aucun indice.',
    about:
      'Une jumelle est visible si ses réponses s’écartent de la question saine au-delà du bruit, ou si un indice y apparaît que la question saine n’a pas. Un témoin est marqué si la même question posée à nouveau s’écarte au-delà du bruit, ou si elle porte un indice.',
  },
  line: {
    shows_one: 'Le {{date}}, ce service a fait apparaître {{shown}} défaut introduit sur {{count}}.',
    shows_other: 'Le {{date}}, ce service a fait apparaître {{shown}} des {{count}} défauts introduits.',
    chance_one:
      'Le {{date}}, ce service a fait apparaître {{shown}} défaut introduit sur {{count}}, ce que le hasard peut donner : son silence sur une question ne veut rien dire.',
    chance_other:
      'Le {{date}}, ce service a fait apparaître {{shown}} des {{count}} défauts introduits, ce que le hasard peut donner : son silence sur une question ne veut rien dire.',
    nothing_one:
      'Le {{date}}, ce service a fait apparaître {{shown}} défaut introduit sur {{count}} : son silence sur une question ne veut rien dire.',
    nothing_other:
      'Le {{date}}, ce service a fait apparaître {{shown}} des {{count}} défauts introduits : son silence sur une question ne veut rien dire.',
    too_few_one:
      'Le {{date}}, ce service a fait apparaître {{shown}} défaut introduit sur {{count}} : c’est trop peu pour en juger.',
    too_few_other:
      'Le {{date}}, ce service a fait apparaître {{shown}} des {{count}} défauts introduits : c’est trop peu pour en juger.',
  },
}
