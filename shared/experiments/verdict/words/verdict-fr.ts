import type { VerdictMessages } from './verdict-messages.ts'

/** The texts of a verdict in French. */
export const verdictFr: VerdictMessages = {
  points: { one: '{{count}}\u00a0point', other: '{{count}}\u00a0points' },
  runs: { one: '{{count}} passation', other: '{{count}} passations' },
  runsOf: { one: '{{arm}} (passation {{runs}})', other: '{{arm}} (passations {{runs}})' },
  arm: {
    again: '{{letter}} à nouveau',
    reversed: '{{letter}} inversée',
    equivalent: 'Équivalente',
    contrary: 'Contraire',
    probe: 'Relances',
    twins: 'Jumelles',
  },
  otherOptions: 'des modalités absentes de A',
  options: {
    pair: '{{option}} devient {{text}}',
    reworded: 'Dans {{arm}}, {{options}} : les parts de textes différents sont mises côte à côte.',
    dropped: '{{arm}} ne propose pas {{options}}.',
    added: '{{arm}} propose aussi {{options}}, absent de A.',
    textIn: '{{option}} (dans {{arm}} : {{text}})',
    notIn: '{{option}} (absent de {{arm}})',
    stemToo: 'L’énoncé et les modalités diffèrent : ce test ne dit pas ce qui vient de l’un ou des autres.',
    alone: 'Seules les modalités diffèrent : l’énoncé est le même.',
  },
  none: {
    waiting: 'Pas encore de verdict. Passations prévues qui ont leurs réponses : {{done}} sur {{planned}}.',
    too_few:
      'On ne peut rien dire : la base est de {{fromBase}} pour {{from}} et de {{toBase}} pour {{to}}. Sonde compare à partir d’une base de {{least}}.',
    no_sides:
      'On ne peut rien dire : trop peu de personas approuvent ou rejettent, ou les modalités n’indiquent pas lesquelles approuvent, ou il n’y a pas autant de modalités qui approuvent que de modalités qui rejettent.',
    nothing_to_compare:
      'Il n’y a rien à comparer : le plan ne désigne pas deux variantes avec des modalités.',
  },
  moved: {
    up: '{{to}} fait monter {{option}} de {{points}}',
    down: '{{to}} fait baisser {{option}} de {{points}}',
    upOfAll: '{{to}} déplace les réponses de {{all}} ; surtout, {{option}} monte de {{points}}',
    downOfAll: '{{to}} déplace les réponses de {{all}} ; surtout, {{option}} baisse de {{points}}',
  },
  beside: {
    again:
      'la même formulation, posée à nouveau, bouge de {{points}}, et le hasard seul peut aller jusqu’à {{chance}}',
    noAgain: 'le hasard seul peut aller jusqu’à {{chance}}',
    ifIndependent: '{{chance}} si les réponses d’une passation sont indépendantes',
    reversed: 'l’ordre inversé fait bouger de {{points}}',
  },
  conclusion: {
    wording: 'La formulation compte.',
    wordingMay: 'La formulation compte peut-être.',
    wordingUntested:
      'La formulation compte peut-être, mais d’autres explications restent possibles : il manque des réponses à comparer pour {{arms}}.',
    order:
      'L’ordre compte autant : inversé seul, il fait bouger de {{control}}, et ce que {{to}} y ajoute reste à la portée du hasard. Cet écart ne dit rien de sûr de la formulation.',
    orderAlone: 'Seul l’ordre des modalités diffère : c’est l’ordre qui compte.',
    orderAloneMay: 'Seul l’ordre des modalités diffère : l’ordre compte peut-être.',
    again:
      'La population ou le modèle est instable : la même formulation seule bouge de {{control}}, plus que le hasard, et ce que {{to}} y ajoute reste à la portée du hasard. Cet écart ne dit rien de sûr de la formulation.',
    equivalent:
      'Tout changement de mots peut en faire autant : une formulation équivalente bouge de {{control}}, et ce que {{to}} y ajoute reste à la portée du hasard. Cet écart ne dit rien de sûr de ce changement-ci.',
    nothing: 'Les deux variantes demandent la même chose : la population ou le modèle est instable.',
    agreeing:
      'Les personas tendent à approuver, quoi que dise l’affirmation : le résultat dépend du sens dans lequel elle est tournée.',
    agreeingMay:
      'Les personas tendent peut-être à approuver, quoi que dise l’affirmation : le résultat dépendrait alors du sens dans lequel elle est tournée.',
    refusing:
      'Les personas tendent à rejeter, quoi que dise l’affirmation : le résultat dépend du sens dans lequel elle est tournée.',
    refusingMay:
      'Les personas tendent peut-être à rejeter, quoi que dise l’affirmation : le résultat dépendrait alors du sens dans lequel elle est tournée.',
  },
  doubt: {
    one_run:
      'Aucune variante n’a deux passations avec des réponses : c’est trop peu pour savoir de combien diffèrent les passations d’une même formulation.',
    test: 'Mais le test de permutation sur les passations ne le montre pas (p {{p}}).',
    no_test:
      'Aucun test de permutation ne peut le confirmer, car les passations d’un côté ont trop peu de réponses.',
    repeats:
      'Mais les passations d’une même formulation semblent différer plus que ne le feraient des réponses indépendantes, et elles sont trop peu nombreuses pour le dire : si c’est le cas, le hasard va jusqu’à {{points}}.',
  },
  within: {
    noise:
      'Rien au-delà du bruit : {{points}} d’écart entre {{from}} et {{to}}, et le bruit peut aller jusqu’à {{floor}}.',
    least:
      'Moins que ce que le plan demande : {{points}} d’écart entre {{from}} et {{to}}, plus que le bruit ({{floor}}), mais un écart ne compte qu’à partir de {{least}}.',
    noiseDirection:
      'Rien au-delà du bruit : si l’on compte ceux qui approuvent le contraire comme rejetant {{from}}, l’écart est de {{points}}, et le bruit peut aller jusqu’à {{floor}}.',
    seen: 'Ce plan aurait pu voir {{visible}}.',
    same: 'Les réponses à {{from}} et à {{to}} sont toutes les mêmes, ou presque : quand les réponses ne varient pas, le bruit ne peut pas être calculé, et aucune formulation ne peut être testée.',
    orderToo:
      'Mais l’ordre inversé fait bouger de {{points}}, plus que le hasard dans ce cas ({{chance}}) : l’ordre compte.',
    orderTooMay:
      'Mais l’ordre inversé fait bouger de {{points}}, plus que le hasard dans ce cas ({{chance}}) : l’ordre compte peut-être.',
    unsteady:
      'Mais la même formulation, posée à nouveau, bouge de {{points}}, plus que le hasard dans ce cas ({{chance}}) : la population ou le modèle est instable.',
  },
  limits: {
    wording:
      'Une raison de réviser, pas une preuve sur des personnes. Cela ne dit pas quelle formulation est la meilleure.',
    agreement:
      'Une raison de poser la question sans affirmation à approuver, pas une preuve sur des personnes.',
    untested: 'Une raison de refaire le test avec ces variantes, pas une preuve sur des personnes.',
    moreRuns:
      'Une raison de refaire le test avec plus de passations par variante, pas une preuve sur des personnes.',
    order: 'Une raison de revoir l’ordre des modalités, pas une preuve sur des personnes.',
    unsteady: 'Rien n’invite à préférer l’une des deux, et ce n’est pas une preuve sur des personnes.',
    same: 'Une raison de regarder du côté du service, pas de la formulation ; ce n’est pas une preuve sur des personnes.',
    within: 'De plus petits écarts restent possibles : cela ne montre pas que les formulations se valent.',
    least: 'Cela ne montre pas que les formulations se valent.',
  },
  sections: {
    noise: 'Bruit',
    causes: 'Ce qui pourrait l’expliquer autrement',
    runs: 'Test de permutation sur les passations',
    order: 'Effet d’ordre',
    agreement: 'Tendance à approuver',
    explored: 'Exploré',
    cutShort: 'Passations interrompues',
    lost: 'Passations sans réponses à comparer',
  },
  noise: {
    chance:
      'Avec ces bases, une même formulation posée deux fois diffère par hasard de {{points}} au plus, dans 19 expériences sur 20.',
    chanceIndependent:
      'Avec ces bases, une même formulation posée deux fois diffère par hasard de {{points}} au plus, dans 19 expériences sur 20, si les réponses d’une passation sont indépendantes.',
    measured: '{{again}} : {{points}} d’écart avec A.',
    unmeasured:
      'Aucune variante ne pose à nouveau la même formulation avec assez de réponses : seul le hasard est connu.',
    floor: 'Le seuil de bruit est le plus grand des deux : {{points}}.',
    least: 'Selon le plan, rien ne compte sous {{points}}.',
    runs: 'Entre deux passations d’une même variante, dont les bases sont plus petites, l’écart va jusqu’à {{points}}.',
    leftOut:
      'Les passations dont la base est inférieure à {{least}} ne sont pas comparées une à une : {{runs}}.',
    clustered:
      'Les passations d’une même variante diffèrent plus que ne le feraient des réponses indépendantes. La part du hasard a été relevée d’autant.',
  },
  cause: {
    wording: 'Formulation',
    order: 'Ordre',
    noise: 'Bruit',
    population_or_model: 'Population ou modèle',
    any_words: 'Tout changement de mots',
  },
  state: {
    explains: 'pas écarté, car {{arm}} bouge de {{points}}, et le reste de l’écart est à la portée du hasard',
    beyondNoise: 'écarté, car le seuil de bruit est de {{floor}}, et l’écart va au-delà',
    notSeen: 'rien de visible, car {{arm}} bouge de {{points}}, pas plus que le hasard',
    asAgain: 'rien de visible, car {{arm}} bouge de {{points}}, pas plus que {{again}}',
    inPart:
      'une partie au plus, car {{arm}} bouge de {{points}}, plus que le hasard, mais l’écart va bien au-delà',
    untested: 'pas écarté, car aucune variante ne le montre ({{arm}} le ferait)',
    untestedWords:
      'pas testé, car aucune variante avec assez de réponses ne pose une formulation équivalente',
  },
  causeLine: '{{cause}} : {{state}}.',
  test: {
    exact:
      'Il y a {{arrangements}} façons de répartir les {{runs}} entre les deux formulations. Façons qui donnent un écart au moins aussi grand : {{asFar}}, donc p {{p}}.',
    drawn:
      'Il y a {{arrangements}} façons de répartir les {{runs}} entre les deux formulations, dont {{tried}} ont été tirées au sort. Façons qui donnent un écart au moins aussi grand : {{asFar}}, donc p {{p}}.',
    unit: 'L’unité est la passation, pas le persona.',
    sides: 'D’un côté, les passations de {{from}} ; de l’autre, celles de {{to}}.',
    tooFew:
      'Pas de valeur p : les passations ({{from}} et {{to}}) ne peuvent être réparties que de {{arrangements}} façons. Il en faut au moins 4 de chaque formulation.',
    unequal:
      'Pas de valeur p : les passations de {{few}} ont {{fewer}} réponses en moyenne, celles de {{many}} {{more}}. Les plus petites diffèrent davantage par hasard, si bien que p pourrait être trop petit.',
  },
  order: {
    towardsLast:
      'Une modalité gagne {{points}} quand elle est la dernière plutôt que la première (moyenne des deux modalités extrêmes).',
    towardsFirst:
      'Une modalité gagne {{points}} quand elle est la première plutôt que la dernière (moyenne des deux modalités extrêmes).',
    chance:
      'L’ordre inversé fait bouger de {{points}}, pas plus que le hasard dans ce cas ({{chance}}) : aucun effet d’ordre n’est visible.',
    asAgain:
      'L’ordre inversé fait bouger de {{points}}, pas plus que la même formulation posée à nouveau ({{again}}) : aucun effet d’ordre n’est visible.',
    endsByChance:
      'L’ordre inversé fait bouger de {{moved}}, mais guère les deux modalités extrêmes : être la dernière plutôt que la première les fait bouger de {{points}} (moyenne des deux), pas plus que le hasard ({{chance}}).',
    end: '{{option}} : {{whenFirst}} en première position, {{whenLast}} en dernière.',
  },
  agreement: {
    shares:
      'Parmi ceux qui prennent parti, {{statement}} approuvent l’affirmation et {{contrary}} son contraire.',
    over: 'C’est {{points}} de plus que 100 % : ils tendent à approuver, quoi qu’on dise.',
    under: 'C’est {{points}} de moins que 100 % : ils tendent à rejeter, quoi qu’on dise.',
    chance:
      'Ensemble, c’est à {{points}} de 100 %, pas plus que le hasard ({{chance}}) : aucune tendance à approuver ou à rejeter n’est visible.',
    even: 'Ensemble, cela fait 100 %, comme là où seul le contenu compte.',
  },
  explored: {
    note: 'Personne n’a prévu ces comparaisons, et aucune correction ne tient compte de leur nombre. Parmi beaucoup, quelques-unes ressortent par simple hasard : n’en prenez aucune pour un résultat.',
    extended:
      'Des passations ont été ajoutées après le lancement ({{runs}} par variante), alors que des résultats étaient visibles. Le verdict ne les compte pas ; un nouveau plan, avec plus de passations, peut trancher.',
    extendedMove:
      'Avec elles : {{points}} d’écart entre {{from}} et {{to}}, et le bruit peut aller jusqu’à {{floor}}.',
    pair: '{{from}} et {{to}} : {{points}} d’écart ; le hasard va jusqu’à {{chance}}.',
    itemsNone: 'Autres questions comparées : {{total}}. Aucune ne dépasse la part du hasard.',
    items:
      'Autres questions comparées : {{total}}. Au-delà de la part du hasard : {{beyond}}. Le hasard seul en porterait environ {{expected}} au-delà.',
    itemsFew:
      'Autres questions comparées : {{total}}. Au-delà de la part du hasard : {{beyond}}. En moyenne, le hasard seul en porterait moins d’une au-delà.',
    groupsNone:
      'Groupes avec une base de 30 ou plus : {{total}}. Dans aucun, {{option}} ne bouge au-delà de la part du hasard.',
    groups:
      'Groupes avec une base de 30 ou plus : {{total}}. Dans {{beyond}} d’entre eux, {{option}} bouge au-delà de la part du hasard. Le hasard seul en porterait environ {{expected}} au-delà.',
    groupsMore:
      'Groupes avec une base de 30 ou plus : {{total}}. Dans {{beyond}} d’entre eux, {{option}} bouge au-delà de la part du hasard. Le hasard seul en porterait au moins environ {{expected}} au-delà, car cette modalité est celle qui bouge le plus dans l’ensemble.',
    groupsFewMore:
      'Groupes avec une base de 30 ou plus : {{total}}. Dans {{beyond}} d’entre eux, {{option}} bouge au-delà de la part du hasard. Le hasard seul en porterait au moins 1 sur 20 au-delà, car cette modalité est celle qui bouge le plus dans l’ensemble.',
    groupsFew:
      'Groupes avec une base de 30 ou plus : {{total}}. Dans {{beyond}} d’entre eux, {{option}} bouge au-delà de la part du hasard. En moyenne, le hasard seul en porterait moins d’un au-delà.',
  },
  shares: {
    title: 'Parts par variante et par passation',
    too_small: '{{arm}} (base {{base}}, effectifs) : {{shares}}',
    small: '{{arm}} (base réduite, {{base}}) : {{shares}}',
    enough: '{{arm}} (base {{base}}) : {{shares}}',
    run: '{{arm}}, passation {{repeat}}',
    blank: 'vides {{count}}',
    unread: 'non reconnues {{count}}',
    missing: 'manquantes {{count}}',
  },
  thin: '{{arm}} repose sur {{done}} passations prévues sur {{planned}}.',
  planChanged:
    'Le plan a été modifié après avoir été figé : son empreinte n’est plus celle du lancement. On ne peut plus distinguer ce qui était prévu de ce qui a été choisi ensuite.',
  cutShort:
    '{{arm}}, passation {{repeat}} : {{state}}, avec les réponses de {{personas}} personas sur {{planned}}. Ces réponses comptent.',
  cutShortRuns:
    '{{count}} passations de {{arms}} ont été interrompues : {{personas}} personas sur {{planned}} ont répondu. Ces réponses comptent.',
  lost: '{{arm}}, passation {{repeat}} : {{state}}.',
  quoted: '« {{text}} »',
  semicolon: ' ; ',
  runState: {
    queued: 'en attente d’envoi',
    creating: 'création en cours',
    created: 'en attente de lancement',
    launching: 'lancement en cours',
    running: 'en cours',
    done: 'terminée sans réponses',
    failed: 'en échec',
    refused: 'refusée',
    unknown: 'à vérifier',
    stopped: 'arrêtée',
    forgotten: 'Sonde ne la connaît plus',
    uncounted: 'ses réponses ne peuvent pas être comptées',
  },
}
