import type { Ask } from './ask.ts'

/** Words that may come before what is asked for: « Environ », "About", « À partir de ». */
const before =
  /(?:^|, |: |; |\b(?:et|and|dites-nous|tell us) )(?:(?:environ|a peu pres|en moyenne|about|roughly|on average|approximately|besides \w+|selon vous|d'apres vous|a votre avis),? )?(?:(?:avec|au bout de|a partir de|jusqu'a|pour|par|de|chez|en|dans|sur|vers|aupres de|a|with|to|by|for|from|in|at|on|until|up to|of) )?/
    .source

const leading = (words: string) => new RegExp(`${before}(?:${words})`)

/**
 * Patterns for the beginning of what is asked, folded. They decide before words elsewhere in the question: a number, a
 * moment, a place or a person is asked for, even if the question also has words of opinion.
 */
export const heads: readonly (readonly [Ask, RegExp])[] = [
  [
    'list',
    leading(
      '(?:(?:write|note|put|jot) (?:down )?|notez |inscrivez |mentionnez )(?:everything|all|tout(?:es?)?|tous)\\b|(?:citez|enumerez|listez|nommez|donnez|indiquez|name|list|give)(?:-(?:nous|moi))?(?: us| me)? (?:les |vos |the |your )?(?:deux|trois|quatre|cinq|quelques|two|three|four|five|some|a few|up to|things|items|objects|objets|contents|\\d|main|principa\\w+)\\b(?!.*\\b(?:raisons?|reasons?|changements?|changes?|ameliorations?|improvements?|mesures?|measures?|conseils?)\\b)|(?:what are the|quel(?:le)?s sont les) (?:\\w+ ){0,2}(?:things|choses|qualities|qualites|causes)\\b',
    ),
  ],
  [
    'when',
    leading(
      'quels? moments? (?!de la journee)|quel(?:le)? (?:moment|periode|saison) de l.annee|(?:what|which) (?:season|time of (?:the )?year)|when do you .* and (?:for )?how long',
    ),
  ],
  [
    'hour',
    leading(
      'quelle heure\\b|what time\\b|quel moment de la journee|which hour|what hour|quand vous (?:couchez|levez)-vous|.*\\b(?:vers|a|jusqu.a|avant|apres) quelle heure\\b|.*\\bwhat time (?:do|did|does|is|are|would)\\b',
    ),
  ],
  [
    'byYear',
    leading(
      "quelle annee|(?:what|which) year|quel horizon|quand (?:pensez|croyez|imaginez)-vous que|when do you (?:think|expect|believe)|dans combien d'annees|how soon",
    ),
  ],
  [
    'measure',
    /\b(?:(?:combien|how much)\b.*\b(?:gagner|gagnent?|toucher|vivre|earns?|to live|live on|need)\b|quel(?:le)?s? (?:est |serait |devrait etre |doit etre )?(?:le |la |l')?(?:\w+ ){0,2}?(?:revenu|salaire|smic|pension|temperature|pourcentage|proportion|part|age|vitesse|distance)s?\b(?! (?:aviez|avez|ont|d'eau|a-t))|(?:what|which)(?: \S+){0,5}? (?:income|wage|salary|pension|temperature|percentage|percent|per cent|proportion|share|age|speed limit|speed|distance)\b(?! (?:group|were you|did)))/,
  ],
  [
    'where',
    leading(
      'how do you (?:keep up|find out|hear|get (?:your |the )?(?:news|information))|comment (?:vous informez|vous tenez|suivez-vous l|apprenez-vous (?:les? nouvelles?|l.actualite|ce qu))',
    ),
  ],
  [
    'who',
    leading(
      "qui (?!est-ce que vous etes)|who\\b|whom\\b|quelles? personnes?|quelqu'un|sur qui|whose\\b|(?:which|what) (?:person|people)\\b",
    ),
  ],
]

/** Beginnings that ask for an amount or a moment; the patterns below decide which. */
export const quantities = leading(
  'quel(?:le)? (?:rythme|cadence|intervalle)|combien|how old (?:is|are|was) (?:your|the)|what (?:do|does|did|would) (?:\\S+ ){1,3}(?:pay|spend|cost|come)|quelle (?:frequence|quantite|duree|somme)|what sum|(?:de )?combien|a combien|tous les combien|quel (?:(?:est|etait|a ete|fut|serait) (?:le |l.)?)?(?:nombre|montant|prix|budget|loyer|cout)|how (?:much|many|often|long|far|frequently|regularly)|quand (?!vous|on |je )|(?:when (?:do|did|does|are|is|was|were|will|would|can|could|have|has|should))|depuis|since when',
)

/** Kinds of questions that ask for an amount or a moment. */
export const quantified: ReadonlySet<Ask> = new Set([
  'count',
  'often',
  'ageWhen',
  'lastTime',
  'since',
  'money',
  'duration',
  'years',
  'when',
])

/** Patterns for folded questions, the most exact first; the first match decides. */
export const ways: readonly (readonly [Ask, RegExp])[] = [
  [
    'remarks',
    /\b(?:remarques?|commentaires?|(?:any|other|further|general|your) comments?|(?:autre|quelque) chose a (?:ajouter|dire|signaler)|(?:souhait|voul|desir)\w+-vous ajouter|use this space|(?:anything|something) else about|(?:anything|something) (?:else )?(?:that )?(?:you(?:'d| would| want| wish)|to add|to say)|like to add)\b|^comments? ?:?$/,
  ],
  [
    'firstThing',
    /\b(?:premiere?s? (?:mots?|choses?|idees?|images?|reactions?)|(?:vient|viennent|passe) (?:spontanement )?(?:a l'esprit|en tete|par la tete)|spontanement|first (?:words?|things?|ideas?|images?|thoughts?|reactions?)|(?:comes?|springs?) (?:in)?to (?:your )?(?:mind|head)|(?:occurs|occur) to you|think of first|si je vous dis|fait-(?:il|elle|ca) penser|associations? d'idees|first thoughts?|premieres? pensees?|if i say|first think of|when you hear|quand vous entendez|quand on (?:vous )?(?:dit|parle)|pensez-vous (?:en premier|d'abord|immediatement)|(?:en|avec) (?:un|trois|quelques) mots?(?!.*\b(?:comment|presente|decri|racont|resum))|in (?:one|a|three|a few) words?(?!.*\b(?:how|describe|explain|summar|tell))|quels? mots?|(?:what|which) words?|associat\w+ with|associez)\b/,
  ],
  [
    'evokes',
    /\b(?:inspire(?! (?:le plus )?(?:de |la )?confiance)|evoque|rappelle|fait penser|remind you of|make you think of|bring to mind|evoke)\b/,
  ],
  [
    'advice',
    /\b(?:conseil(?:leriez|lerais)|conseils?(?! (?:d[eu] (?:quartier|classe|cours|la vie|developpement|surveillance|discipline|laboratoire)|d'(?:ecole|administration|etablissement|etat|arrondissement)|des? (?:jeunes|sages|ministres|prud|parents|habitants)|citoyens?|municipal\w*|communaux?|departementa\w*|regiona\w*|genera\w*|consultati\w*|constitutionnel|syndica\w*|scientifique|europeen|local|locaux|economique|(?:presbytera|parois)\w*))|donneriez-vous comme|recommandations?|recommanderiez|conseilleriez|conseillez|diriez-vous a|advice(?! (?:centres?|centers?|bureaux?|line|service|shop)\b)|advise|tips?|recommend|recommendations?|would you (?:say|tell|suggest) to|would you (?:tell|advise) (?:a|an|someone|somebody|young|your|them|him|her|people|others|newcomers?)|diriez-vous a)\b/,
  ],
  [
    'rating',
    /\bnote\b.*\b(?:sur|a|entre) (?:5|10|20|100)\b|\b(?:from|between|of|scale) (?:0|1|one|zero) (?:to|and|-) (?:5|10|100|ten|five)\b|\bout of (?:5|10|100|ten)\b|\bde (?:0|1) a (?:5|10|100)\b/,
  ],
  [
    'opinion',
    /\b(?:(?:que|qu'en|quoi|comment) (?:pensez|trouvez|jugez)|votre (?:avis|opinion|point de vue|ressenti|impression|regard)|pensez-vous (?:de|du|des|d'|que)|trouvez-vous|(?:what|how) (?:do|did|would) you (?:think|feel|make|find)|your (?:opinions?|views?|thoughts?|feelings?|impressions?|take))\b/,
  ],
  [
    'why',
    /\b(?:pourquoi|raisons?|motifs?|qu'est-ce qui (?:explique|fait qu|pousse|(?:vous|les|nous) (?:a |ont |pourrait |pourraient |ferait )?(?:pouss|amen|decid|fai(?!\w* (?:le plus )?(?:rire|peur|plaisir|pleurer|envie|du bien|rever))|motiv|donn|convain|incit|retien|retenu|emp|attir|freine)\w*)|comment expliquez-vous|pour quoi|why|reasons?|what (?!(?:makes|made) (?:you|people|us) (?:\w+ )?(?:smile|laugh|cry|happy|happiest|proud|sad|angry|feel|different)\b)(?:put you off|makes|made|led|stops?|prevents?|motivates?|drives?|drove|puts|keeps|persuaded|decided|attracted) (?:you|people|so|them|us|someone)|what (?:might|could|would) (?:stop|prevent|keep|put) you|how (?:do|would) you explain|how come)\b/,
  ],
  [
    'improve',
    /\b(?:amelior\w*|(?:made|make)(?: \S+){0,6} (?:better|easier|nicer|safer|simpler)|rendre(?: \S+){0,6} (?:plus|meilleur\w*)|what would make you|qu'est-ce qui vous ferait|si vous etiez|if you were|premiere (?:mesure|decision)|first (?:measure|decision|thing you would)|(?:comment|how) (?:\S+ ){0,6}(?:pourr\w+|peut|could|can|should|might)(?:-\w+)*(?: \S+){0,6} (?:mieux|plus|moins|better|more|less|aider|help|encourager|encourage)\b|could be done|peut-on faire|pourrait-on faire|chang(?:er|eriez)|modifi\w*|reform(?:er|eriez|e)|supprim\w*|alter|reform|do differently|feriez-vous (?:en premier|autrement)|would you do (?:first|differently)|quels? changements?|souhait\w*|voudri\w*|aimeri\w*|attent\w*|attendez|propos(?:er|eriez|itions?)|suggest\w*|manque\w*|faudrait|devrait-on|improve\w*|(?:what|which|any) changes?|you change|wish|would you like|missing|expect\w*|should be|should .* do)\b/,
  ],
  // « Décrivez … » asks for a tale whatever it names; only why and what to change take precedence.
  [
    'describe',
    /^(?:decri\w+|racont\w+|parlez-nous|describe|tell (?:us|me)|explain|talk about)\b(?!.*\b(?:journee|semaine|matinee|soiree|dimanche|samedi|week-end|jour)s? (?:type|typique|ordinaire|normale?|habituel)|.*\b(?:typical|usual|normal|ordinary|average) |.*\broutine\b)/,
  ],
  ['count', /\b(?:how many times (?:was|were|has|have|did)|combien de fois (?:avez|a-t|ont))\b/],
  [
    'often',
    /\b(?:frequence|(?:a|selon) quel(?:le)? (?:rythme|cadence|intervalle)|at what intervals?|combien de fois|tous les combien|vous arrive(?:-t-il)?|(?<!que )(?<!qu'est-ce que vous )\w+ez-vous souvent|do you often|are you often|how often|how many times|how frequently|how regularly)\b/,
  ],
  [
    'ageWhen',
    /\b(?:quel age aviez|(?:a|vers) quel age (?:avez|aviez|etes|a-t|avez-vous)|how old were you(?! parents)|(?:at )?what age (?:were|did|have))\b/,
  ],
  [
    'lastTime',
    /^(?!.*\b(?:decri|racont|describe|tell))(?:.*\b(?:(?:quand|a quelle date).*derniere fois|a quand remonte|a quand (?:date|remontent)|quand avez-vous|when did you|when was (?:the|your) last|(?:date|time) of (?:your|the) last|how long ago)\b)/,
  ],
  ['since', /\b(?:depuis (?:quand|combien|quelle)|since when|for how long have|how long have you)\b/],
  [
    'money',
    /\b(?:montant|quelle somme|(?:what|which) sum|quels? (?:est le )?(?:prix|budget|loyer|tarif|cout)|(?:fair|right|reasonable) price|(?:juste prix|prix (?:juste|raisonnable))|combien (?:d'argent|(?:estimez-vous |pensez-vous |croyez-vous )(?:le prix|depens\w*|pay\w*|verser)|d'euros|depens\w*|pay\w*|cout\w*|gagn\w*|etes-vous pret\w*|seriez-vous pret\w*|consacrez|mettez)|how much (?:money|do(?:es)? (?:you|it|this|that|your household|a|an|the) (?:\w+ )?(?:spend|pay|cost|give|donate|save|earn|put aside)|(?:would|will|are|were) you (?:be |have been )?(?:pay|spend|willing|prepared|ready)|did you (?:pay|spend)|are you (?:willing|prepared))|what (?:price|budget|rent|amount)|what (?:do|does|did|would) (?!(?:make|get|bring|let|help|have) )(?:\S+ ){1,3}(?:pay|spend|cost|come)(?! too much on)(?: to)?|come to|amount to|s'eleve|se monte|loyer maximum)\b/,
  ],
  [
    'duration',
    /\b(?:combien de temps|combien d'heures|combien de minutes|quelle duree|how long|how much time|how many (?:hours|minutes)|time do you spend)\b/,
  ],
  [
    'years',
    /\bhow old (?:is|are|was) (?:your|the|this|that)\b(?! (?:child|son|daughter|mother|father|parents))|\bquel age a (?:votre|la|le|l')|\b(?:combien d'annees|how many years|years of)\b/,
  ],
  [
    'private',
    /\b(?:numero de telephone|telephone number|e-?mail|(?:votre|quelle) adresse|adresse (?:postale|mail)|(?:your|postal|home|email|e-mail) address|nom et prenom|(?:your|full|respondent'?s?) name|name of (?:the )?respondent|first names|identifiant|matricule|\bid\b|phone number)\b/,
  ],
  [
    'count',
    /\b(?:combien|nombre|quelle quantite|quelle (?:est la |etait la )?(?:surface|superficie|distance)|how (?:many|much|far|big|large)|number of|total number|quantity)\b/,
  ],
  [
    'routine',
    /\b(?:journee|semaine|soiree|matinee|dimanche|samedi|vendredi|week-end|jour)s? (?:type|typique|ordinaire|normale?|habituel\w*)\b|\b(?:typical|usual|normal|ordinary|average) (?:day|week|evening|morning|weekend|sunday|saturday|friday|monday|working day)\b|\b(?:routine|(?<!dans (?:la |votre ))vie quotidienne|(?<!in (?:\w+ )?)(?:everyday|daily) life)\b(?!.*\b(?:chang\w*|amelior\w*|improv\w*)\b)/,
  ],
  [
    'describe',
    /\b(?:decri\w*|racont\w*|parlez-nous|explique[rz]|present(?:er|eriez|ez)-?(?:vous)?|a quoi ressembl\w*|resum\w*|exemples?|experience|comment (?:fonctionne|se sont|se passe|s'est|ca se|avez-vous vecu|vivez-vous)|describe|tell (?:us|me)|explain|summari[sz]e|talk about|walk us|examples?|what happened|what(?: is| was| does| would)(?: \S+){1,6} (?:like|look like)|how would you present|how does(?: \S+){1,6} work|how (?:was|did it go))\b/,
  ],
  [
    'list',
    /\b(?:citez|enumerez|listez|quels (?:sont|etaient)|quelles (?:sont|etaient)|lesquel(?:le)?s|quels|quelles|list|what are|which ones|(?:what|which) (?:other )?(?:\w+ )?(?:\w{3,}[^su]s|activities|difficulties|problems|things)|name (?:two|three|some|a few|up to|\d))\b/,
  ],
  [
    'when',
    /^(?:et |and )?(?:quand|when (?:do|did|does|are|is|was|were|will|would|can|could|have|has|should))\b|\b(?:a quels? (?:moments?|heures?|periodes?|dates?)|quel jour|quelle heure|en quelle annee|at what time|what time|what day|which day|(?:what|which) (?:month|year|season))\b/,
  ],
  [
    'who',
    /^(?:et |and )?(?:(?:avec|a|par|pour|de|chez|with|to|by|for|from) )?(?:qui|who|whom)\b|\b(?:quelle personne|quelles personnes|avec qui|with whom|who (?:do|does|is|would|has))\b/,
  ],
  [
    'name',
    /\b(?:quel(?:le)?|lequel|laquelle|nommez|citez|indiquez|precisez|which|what(?: is|'s| was| kind| type| sort| (?!do\b|did\b|does\b|has\b|have\b|would\b|makes\b)\w+(?: \w+){0,2} (?:do|did|does|is|are|was|were|has|have|would|should))|name|specify|indicate)\b/,
  ],
  ['how', /^(?:et |and )?(?:comment|how|de quelle (?:facon|maniere)|in what way)\b/],
  [
    'yesNo',
    /^(?:est-ce|y a-t-il|(?:avez|etes|faites|utilisez|connaissez|allez|prenez|pouvez|seriez|auriez|croyez|[a-z]+ez|[a-z]+tes)-vous|do|does|did|are|is|was|were|have|has|had|would|will|can|could)\b/,
  ],
]

/**
 * Other ways to ask for a place than « où », which is recognised before accents are removed because « ou » means "or".
 */
export const whereElse =
  /\b(?:(?:dans|a|en|vers|sur) quel(?:le)?s? (?:ville|lieu|pays|endroit|magasin|commune|region|quartier|piece|rayon|coin)s?|a quel endroit|(?:^|, |and )where\b|where (?:do|did|were|are|is|was|would|can|could|have|has)|(?:in|at|to) (?:what|which) (?:city|town|country|place|shop|store|area|room))\b/
