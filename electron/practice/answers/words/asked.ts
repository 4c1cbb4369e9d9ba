import { fold } from '../text.ts'

/** What an open question asks for. */
export type Ask =
  | 'remarks'
  | 'firstThing'
  | 'evokes'
  | 'advice'
  | 'opinion'
  | 'why'
  | 'improve'
  | 'rating'
  | 'often'
  | 'lastTime'
  | 'ageWhen'
  | 'since'
  | 'routine'
  | 'describe'
  | 'money'
  | 'duration'
  | 'years'
  | 'count'
  | 'private'
  | 'list'
  | 'when'
  | 'where'
  | 'who'
  | 'name'
  | 'how'
  | 'yesNo'
  | 'other'

/** Ways of asking, folded, the most exact first: the first that fits decides. */
const ways: readonly (readonly [Ask, RegExp])[] = [
  [
    'remarks',
    /\b(?:remarques?|commentaires?|(?:any|other|further|general|your) comments?|(?:autre|quelque) chose a (?:ajouter|dire|signaler)|(?:souhait|voul|desir)\w+-vous ajouter|(?:anything|something) (?:else )?(?:that )?(?:you(?:'d| would| want| wish)|to add|to say)|like to add)\b|^comments? ?:?$/,
  ],
  [
    'firstThing',
    /\b(?:premiere?s? (?:mots?|choses?|idees?|images?|reactions?)|(?:vient|viennent|passe) (?:spontanement )?(?:a l'esprit|en tete|par la tete)|spontanement|first (?:words?|things?|ideas?|images?|thoughts?|reactions?)|(?:comes?|springs?) to (?:your )?mind|(?:en|avec) (?:un|trois|quelques) mots?|in (?:one|a|three|a few) words?|quels? mots?|(?:what|which) words?|associat\w+ with|associez)\b/,
  ],
  [
    'evokes',
    /\b(?:inspire|evoque|rappelle|fait penser|remind you of|make you think of|bring to mind|evoke)\b/,
  ],
  [
    'advice',
    /\b(?:conseil(?:s|leriez|lerais)?|donneriez-vous comme|recommandations?|diriez-vous a|advice|advise|tips?|recommendations?|would you (?:say|tell|suggest) to)\b/,
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
    /\b(?:pourquoi|raisons?|motifs?|qu'est-ce qui (?:vous|explique)|pour quoi|why|reasons?|what (?:makes|made|led|stops?|prevents?|motivates?) (?:you|people)|how come)\b/,
  ],
  [
    'improve',
    /\b(?:amelior\w*|chang(?:er|eriez)|quels? changements?|souhait\w*|voudri\w*|aimeri\w*|attent\w*|attendez|propos(?:er|eriez|itions?)|suggest\w*|manque\w*|faudrait|devrait-on|improve\w*|(?:what|which|any) changes|you change|wish|would you like|missing|expect\w*|should be|should .* do)\b/,
  ],
  // « Décrivez … » asks for a tale whatever it names; only why and what to change are asked for more exactly.
  [
    'describe',
    /^(?:decri\w+|racont\w+|parlez-nous|describe|tell (?:us|me)|explain|talk about)\b(?!.*\b(?:journee|semaine|day|week)s? (?:type|typique|ordinaire)|.*\b(?:typical|usual|normal|ordinary|average) )/,
  ],
  ['count', /\b(?:how many times (?:was|were|has|have|did)|combien de fois (?:avez|a-t|ont))\b/],
  [
    'often',
    /\b(?:frequence|combien de fois|tous les combien|how often|how many times|how frequently|how regularly)\b/,
  ],
  ['ageWhen', /\b(?:quel age aviez|a quel age|how old were you|at what age|what age (?:were|did))\b/],
  [
    'lastTime',
    /^(?!.*\b(?:decri|racont|describe|tell))(?:.*\b(?:(?:quand|a quelle date).*derniere fois|quand avez-vous|when did you|when was the last|(?:date|time) of (?:your|the) last|how long ago)\b)/,
  ],
  ['since', /\b(?:depuis (?:quand|combien|quelle)|since when|for how long have|how long have you)\b/],
  [
    'money',
    /\b(?:montant|quels? (?:est le )?(?:prix|budget|loyer|tarif|cout)|combien (?:d'argent|d'euros|depens\w*|pay\w*|cout\w*|gagn\w*|etes-vous pret\w*|seriez-vous pret\w*|consacrez|mettez)|how much (?:money|do(?:es)? (?:you|it|this|that|your household) (?:spend|pay|cost)|would you (?:pay|spend|be willing)|did you (?:pay|spend)|are you (?:willing|prepared))|what (?:price|budget|rent|amount)|loyer maximum)\b/,
  ],
  [
    'duration',
    /\b(?:combien de temps|combien d'heures|combien de minutes|quelle duree|how long|how much time|how many (?:hours|minutes)|time do you spend)\b/,
  ],
  ['years', /\b(?:combien d'annees|how many years|years of)\b/],
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
    /\b(?:journee|semaine|soiree|matinee|day|week|evening|morning)s? (?:type|typique|ordinaire|habituelle)\b|\b(?:typical|usual|normal|ordinary|average) (?:day|week|evening|morning|weekend)\b|\b(?:routine|vie quotidienne|everyday life|daily life)\b/,
  ],
  [
    'describe',
    /\b(?:decri\w*|racont\w*|parlez-nous|explique[rz]|exemples?|experience|comment (?:se passe|s'est|ca se|avez-vous vecu|vivez-vous)|describe|tell (?:us|me)|explain|summari[sz]e|talk about|walk us|examples?|what happened|how (?:was|did it go))\b/,
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
    /\b(?:quel(?:le)?|lequel|laquelle|nommez|citez|indiquez|precisez|which|what(?: is|'s| was| kind| type| sort| (?!do\b|did\b|does\b|has\b|have\b|would\b|makes\b)\w+ (?:do|did|does|is|are|was|were|has|have|would))|name|specify|indicate)\b/,
  ],
  ['how', /^(?:et |and )?(?:comment|how|de quelle (?:facon|maniere)|in what way)\b/],
  [
    'yesNo',
    /^(?:est-ce|y a-t-il|(?:avez|etes|faites|utilisez|connaissez|allez|prenez|pouvez|seriez|auriez|croyez|[a-z]+ez|[a-z]+tes)-vous|do|does|did|are|is|was|were|have|has|had|would|will|can|could)\b/,
  ],
]

/** « Où », which without its accent is « ou »: read before accents are taken away. */
const where = /(?:^|[\s(«])où(?=\s|$)/i
const whereElse =
  /\b(?:dans quel(?:le)? (?:ville|lieu|pays|endroit|magasin|commune|region|quartier)|a quel endroit|(?:^|, |and )where\b|where (?:do|did|were|are|is|was|would|can|could|have|has)|(?:in|at) (?:what|which) (?:city|town|country|place|shop|store|area))\b/

/** Reads what an open question asks for. The last sentence that asks decides: what stands before it is said in advance. */
export function askedBy(texte: string): Ask {
  const parts = texte.split(/(?<=[.!?…])\s+/).filter((part) => /\p{L}{2}/u.test(part))
  const asking = parts.filter((part) => part.includes('?'))
  for (const part of asking.length > 0 ? asking : parts) {
    const found = askOf(part)
    if (found !== 'other') return found
  }
  return askOf(texte)
}

function askOf(text: string): Ask {
  const folded = fold(text)
    .replace(/^\s*\[[^\]]*\]\s*/, '')
    .replace(/^\s*(?:\d+(?:\.\d+)*[.)]?|\)|[-–•*])\s*/, '')
    .replace(
      /^(?:s'il vous plait|please|pourriez-vous|pouvez-vous|could you|can you|merci de|veuillez),? /,
      '',
    )
    .trim()
  for (const [ask, way] of ways) {
    // A place is asked for less exactly than a number or a reason, and more exactly than a name.
    if (ask === 'list' && (where.test(text) || whereElse.test(folded))) return 'where'
    if (way.test(folded)) return ask
  }
  return 'other'
}
