import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** Words that exclude exceptions, as sources of patterns over folded text. */
export const ABSOLUTES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    toujours / systematiquement / invariablement / en toutes? circonstances? /
    sans (?:aucune )?exception / sans cesse / en permanence / constamment / (?:a )?chaque fois /
    a tous les coups / dans tous les cas / tout le temps / n(?:e|')[^,.?!]{1,40}? jamais /
    jamais (?:personne|aucun\p{L}*) ne / personne (?:ne |n') / rien (?:ne |n') /
    aucune? (?:\p{L}+ ){1,3}?(?:ne |n') / nul (?:ne |n') / tout le monde /
    (?:tous|toutes) (?:les|vos|tes|ses|mes|nos|leurs|ces)(?: \p{L}+) /
    toute(?: \p{L}+){1,2} (?:est|doit|merite|devrait) / (?:la totalite|l'integralite) (?:de vos|des|du) /
    (?:sont|ont)-(?:ils|elles) (?:tous|toutes) /
    (?:les|aux) yeux fermes / aveuglement / categoriquement / strictement (?:rien|aucun\p{L}*|jamais|tou\p{L}+) / (?:d'accord avec|satisfaite?s? de|adherez-vous a) (?:absolument )?l'ensemble d / prete?s? a tout / jamais de la vie / \p{L}+ez-vous exclusivement / mot pour mot / du (?:debut a la fin|premier au dernier) / de (?:a a z|bout en bout|fond en comble) / (?:irreprochable|infaillible|impeccable)s?(?= ?[?.]) / tolerance zero / zero (?:defaut|faute|erreur)s? /
    quoi qu'il (?:arrive|advienne|en coute|se passe) / coute que coute / a tout prix / envers et contre tout /
    a (?:tout moment|toute heure|tout instant|n'importe quelle heure|chaque instant|chaque moment|tous egards) /
    (?:24 ?h(?:eures)? ?sur ?24|7 ?j(?:ours)? ?sur ?7|24 ?/ ?7|jour et nuit) / (?:a )?100 ?% (?:satisf|sur|fiable|d'accord|convaincu|conforme|favorable|content|certain|efficace|confian|pret|honnete|transparent)\p{L}* /
    (?<=\p{L} )a (?:100 ?%|cent pour cent)(?! d) / (?:entierement|totalement|completement|integralement|parfaitement|absolument|pleinement|radicalement) (?:aucun\p{L}*|rien|tou(?:t|s|tes?)|personne|(?!d'accord|pas|ou|et|opposee?s?|en |a |arrete|cesse|inscrit|vaccin|remplac|gratui|term|par )\p{L}{4,}) /
    (?:en aucun cas|sous aucun pretexte|en aucune (?:facon|maniere|circonstance)|d'aucune (?:facon|maniere)|a aucun (?:prix|moment)(?! (?:au cours|durant|pendant|depuis))) /
    (?:pas|sans) (?:le |la )?moindre \p{L}+ / sans (?:la |le )?moindre (?:\p{L}+ )?\p{L}+ / (?:dans|en) tous (?:les )?(?:domaines|points) / sur tous les (?:plans|points|sujets) /
    (?:interdi\p{L}+|bann\p{L}+|autoris\p{L}+|supprim\p{L}+|disponible\p{L}*|presente?s?|limit\p{L}+|fumer|circuler|impos\p{L}+|generalis\p{L}+) (?:\p{L}+ ){0,4}?partout(?= ?[?.,]|$) / (?:gratuit\p{L}*|obligatoire\p{L}*|accessible\p{L}*|legal\p{L}*|possible\p{L}*) (?:\p{L}+ )?partout(?= ?[?.,]|$) / (?:interdi\p{L}+|supprim\p{L}+|bann\p{L}+|aboli\p{L}*|prohib\p{L}+|renonc\p{L}+|fermer|cesser|arreter) (?:totalement|entierement|completement|definitivement|purement et simplement|integralement) / nulle part / de (?:tout temps|toute eternite) /
    a (?:tout )?jamais / une (?:bonne )?fois pour toutes / pour l'eternite / sans relache / sans (?:aucune )?(?:condition|reserve|limite|restriction)s? /
    (?:a )?chaque (?:decision|mot|seconde|minute|instant|occasion|achat|repas|trajet|deplacement|sortie|visite|commande|reunion|voyage|facture|courriel|message|detail)(?= ) / (?:rien|personne|aucun\p{L}*) (?:du tout|d'autre au monde) /
    (?:le|la|les) seul\p{L}* (?:\p{L}+ )?(?:qui|que|qu'|capable|moyen|solution|facon|maniere) / (?:dans )?l'integralite d[eu'] ?\p{L}+ / la totalite de l / religieusement / immanquablement / infailliblement / perpetuellement / continuellement / eternellement / irrevocablement / inconditionnellement / exclusivement et / tout au long de (?:votre|l') ?(?:vie|annee) sans /
    (?:sont|ont|font|\p{L}{3,}ent) (?:tous|toutes)(?! (?:les|deux|ensemble|compris\p{L}*|vos|ces)) /
    absolument (?:tous|toutes|tout) / n'importe (?:quel|quelle) \p{L}+ / uniquement et toujours /
    chaque (?:citoyen|francais|parent|eleve|enfant|patient|salarie|employe|jeune|immigre|etudiant|enseignant|automobiliste|habitant|entreprise|femme|homme|individu|personne)\p{L}*
  `),
  en: anyOf(String.raw`
    always / never / nothing (?:can|could|will|would|ever|is|works|has|ever) \p{L}+ / (?:the|your|our|their) (?:one and )?only (?:way|solution|thing|reason|method|option|answer|path|hope|means) (?:to|of|for|that) [^?.]{3,70} is / invariably / without (?:exception|fail) / constantly / at all times / all the time /
    in every (?:case|situation|circumstance) / under (?:all|any) circumstances /
    every (?:single )?\p{L}+ / each and every / everyone / everybody / everything / nobody / no one /
    no (?:politician|parent|teacher|child|woman|man|company|government|employer|citizen|doctor|country|student|one)s? \p{L}+ /
    all (?:of )?(?:the |your |our |their |its |these |those |my )?(?:\p{L}+) / none of (?:your|the|our) /
    blindly / outright / strictly (?:no|nothing|never|every\p{L}*|all) / (?:agree with|happy with|satisfied with|support) the whole of / would you (?:do|give|pay|try) anything (?:for|to) / nothing (?:you|that you|at all|whatsoever) / word for word / from (?:beginning|start|cover|top) to (?:end|finish|cover|bottom) / (?:flawless|faultless|infallible|impeccable)(?= ?[?.]) / zero (?:tolerance|mistakes|faults|errors) / not one (?:single )?\p{L}+ /
    no matter (?:what|how|where|who|when|which|the) / whatever (?:happens|the (?:cost|price|circumstances|weather|consequences)|it takes|anyone says) / come what may / come rain or shine /
    at (?:all costs|any (?:cost|price|hour)|every (?:opportunity|turn)) / (?:available|reach\p{L}*|willing|contact\p{L}*|ready|answer|call|come) [^?,]{0,30}?at any time(?! (?:during|in|since|over)) / (?:round|around) the clock / 24 ?/ ?7 / day and night / 24 hours a day /
    (?:100 ?%|(?:a |one )hundred per ?cent) (?:happy|satisf\p{L}*|sure|certain|in line|confident|convinced|honest|reliable|safe|behind|committed|accurate|in favou?r|transparent|clear|trust\p{L}*|loyal) /
    (?:completely|totally|utterly|wholly|absolutely|perfectly|entirely|thoroughly|unconditionally|categorically) (?!(?:agree|disagree|or|and|new|different|satisfied nor|remodel\p{L}*|unrelated|separate|free)(?!\p{L}))\p{L}{3,} /
    (?:outlaw\p{L}*|ban(?:ned)?|prohibit\p{L}*|forbidden|allow\p{L}*|available|abolish\p{L}*|legal|illegal|permitted|compulsory|mandatory|restricted|provided|free|introduced)(?: \p{L}+){0,4}? everywhere / everywhere(?= ?[?.]|$) / nowhere /
    in (?:all|every) (?:respects?|ways?|circumstances|aspects?|cases) / in any way at all / on every (?:occasion|level|count) / in no way / by no means / on no account / (?:under|in) no circumstances /
    once and for all / for ever / forever / unfailingly / unceasingly / incessantly / perpetually / continually / religiously / each time / any time you / whenever you / from start to finish without / without (?:a single|the slightest|any (?:exception|reservation|limit|condition|restriction|doubt|hesitation))s?(?: \p{L}+)? / without (?:reservation|limit|condition|question)s? /
    (?:not|without) the (?:slightest|least) \p{L}+ / (?:nothing|none) (?:at all|whatsoever) / no \p{L}+ (?:at all|whatsoever) / beyond (?:all|any) (?:doubt|question) / the only \p{L}+ (?:that|who|capable) / anything and everything / anyone and everyone / ever, under /
    entire(?:ly)? (?:free|eliminate|ban|avoid) / not a single
  `),
}

/** Uses of these words in which they assert nothing. */
export const ABSOLUTE_TRAPS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:comptant|incluant|compris) tout le monde / comme (?:tout le monde|tous les \p{L}+) / \d+ ?\([^)]* / \d+ ?= ?[^,;)]* /
    (?:tous|toutes) les (?:jours?|soirs?|matins?|nuits?|semaines?|mois|ans|annees?|heures?|minutes|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-ends?|etes|hivers|trimestres?|midis?|apres-midis?|deux|trois|quatre|cinq|six|dix|quinze|vingt|trente|\d+|ages|ete|vacances) /
    (?:toutes?|tous)(?: les)? (?:charges?|taxes?|frais|depenses?|categories|sources|modes|types|ages|regimes|formes|secteurs|supports|sources|personnes?) (?:\p{L}+ )?(?:comprise?s?|inclus\p{L}*|confondue?s?|vivant|de votre|presentes|habitant|du foyer|du menage)\p{L}* /
    (?:tous|toutes) (?:comprise?s?|confondue?s?|ensemble|deux) /
    toute (?:la|votre|sa|leur|une) (?:vie|journee|annee|nuit|semaine|matinee|soiree|carriere|enfance) /
    (?:pensant|songeant|pensez|songez) a (?:tous|toutes) (?:les|vos|ces)(?: \p{L}+)? /
    (?:parmi|de|d'entre|sur|entre|avec|en comptant|compter|comptant|addition\p{L}*|pour|sommant|compte tenu de|en incluant|y compris|cumul\p{L}*) (?:tous|toutes) (?:les|vos|ces|ceux|celles)(?: \p{L}+)? /
    (?:tous|toutes) (?:les|vos) (?:membres|personnes|revenus|occupants|habitants|pieces|trajets|sources|etages|questions|informations|reponses|cases) /
    (?:pas|presque|quasi|quasiment|pratiquement|plutot) (?:toujours|systematiquement|toutes?|tous|jamais|tout le temps|a chaque fois)(?: les \p{L}+)? /
    toujours (?:pas|autant|aussi|en (?:vie|activite|poste|cours|couple|vigueur|contact|formation|etudes|emploi|service)|chez|inscrit\p{L}*|marie\p{L}*|abonne\p{L}*|client\p{L}*|membre|proprietaire|locataire|etudiant\p{L}*|salarie\p{L}*|le cas|d'actualite|actuel\p{L}*|valable\p{L}*|intention|l'intention|envie) /
    (?:est-ce|c'est|est-il|est-elle|sont-ils|sont-elles) toujours (?:le cas|vrai|possible|valable|d'actualite|ouvert\p{L}*|en (?:vigueur|cours|activite|vie|service)|disponible\p{L}*|utilise\p{L}*|necessaire\p{L}*|utile\p{L}*) /
    n.est jamais (?:trop|assez) / jamais (?:trop|assez) / jamais [^?]{0,40}sans /
    tous les combien / pour toujours / depuis toujours / comme toujours / plus personne ne [^?.]{1,60}-(?:t-)?il /
    (?:souvent|rarement|parfois|toujours|frequence|quelquefois)[ ,]+(?:ou|et|,)? ?jamais / toujours,\x20 /
    jamais ou / ou jamais / , jamais / jamais,\x20 / (?:plus|mieux|moins|pire|si|a|comme|que) jamais /
    n'importe (?:quel|quelle) (?:moment|heure|endroit|personne)(?! (?:du jour|de la)) /
    tout le monde (?:chez vous|dans votre|a la maison|au travail|sait|reconnait|s'accorde) /
    certains [^?]{3,120}(?:d'autres|tandis que)[^?]* /
    (?:une|cette|la|toute) personne (?:ne |n') ?\p{L}+ant /
    chacune? des (?:\p{L}+ ){1,3}(?:suivante?s|ci-dessous|ci-apres) /
    chacune? (?:de ces|des) (?:affirmations|propositions|phrases|enonces|items|questions|situations|points|elements) /
    chaque personne (?:de|du|qui|vivant|habitant|agee)\p{L}* /
    chaque (?:habitant|personne|enfant|salarie|employe) (?:de (?:votre|ce|plus)|paie|recoit|produit|consomme)
  `),
  en: anyOf(String.raw`
    (?:like|as|counting|including) (?:everyone|everybody|all)(?: else)? / \d+ ?\([^)]* / \d+ ?= ?[^,;)]* / (?:from|where) (?:0|1|one|zero) [^?]* /
    \p{L}+s (?:that|which|who) all \p{L}+ / (?:given|after|despite|considering) everything / all (?:of )?(?:your|my|their|his|her) (?:\p{L}+ )?li(?:fe|ves) /
    all the (?:\p{L}+ )?(?:kinds|types|sorts|ways|forms) /
    (?:thinking|think) (?:about|of|back over) (?:all|every\p{L}*)(?: \p{L}+){0,2} /
    (?:all|every)(?: single)? (?:days?|evenings?|mornings?|nights?|weeks?|months?|years?|hours?|minutes?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|summers?|winters?|afternoons?|seasons?|quarters?|fortnights?|two|three|four|five|six|ten|few|other|second|third|fourth|\d+|so|christmas)(?: (?:long|round))? /
    all (?:things|taxes|charges|bills|costs|expenses|sources|fees) (?:considered|included|combined|together) /
    (?<!(?:nothing|none|nobody|no one|no \p{L}+) )(?:at|in|after|above|first of|best of|worst of|most of|once and for|for|not|nearly|almost|if|of|from|across|among|amongst|including|include|counting|add up|adding|overall|over|with|for) all(?! (?:circumstances|respects|cases|aspects|situations|ways|times))(?: (?:of )?(?:the |your |our |these |those |this )?\p{L}+)? /
    (?<!at )all (?:in all|together|right|over|too|but|sorts|kinds|types|ages|genders|inclusive|along|round|around|alone|about|that apply|of the above|of this|of that|of it|of them|members of your|people (?:living|who live|in your)|adults (?:living|in your)|the people (?:living|who live|in your)|rooms|the way|week|year) /
    all (?:of )?(?:your|the) (?:income|household|sources|people in|members|earnings|savings together|questions|information) /
    (?:not|nearly|almost|hardly|practically|virtually) (?:always|never|every|everyone|everybody|everything|all)(?: \p{L}+)? /
    (?:always|often|usually|sometimes|rarely|occasionally|seldom|ever)(?:,| or|,? sometimes)[^?]{0,40}(?:never|always) /
    never [^?]{0,50}without / never (?:mind|ending) / (?:or|and|,) never / never or / never,\x20 /
    every(?:one| one|body) (?:in|at|living|else|you|knows|agrees|who lives) /
    every (?:now and (?:then|again)|effort|so often) /
    everything (?:considered|else|in|into (?:account|consideration)|you (?:know|have)) / all (?:of )?(?:the |those |your )?(?:\p{L}+ )?(?:that|which) (?:may )?appl(?:y|ies) / each of (?:the|these|those) (?:\p{L}+ )?(?:following|next|(?:one|two|three|four|five|six|\d+) \p{L}+)(?: \p{L}+)? / no one (?:else|in your|at home) /
    nobody (?:else|in your|at home) / some (?:people )?[^?]{3,140}(?:others|while|whereas)[^?]* /
    all-(?:\p{L}+) / have you (?:always|never) (?:lived|been)
  `),
}

/** Verbs of state after which « toujours » means "still". */
export const STILL_VERBS: string = anyOf(String.raw`
  habit\p{L}* / viv\p{L}* / vis / resid\p{L}* / travail\p{L}* / poss\p{L}* / avez / avez-vous /
  etes-vous / etes / es-tu / a-t-\p{L}+ / ont-\p{L}+ / aim\p{L}* / pens\p{L}* / souhait\p{L}* /
  envisag\p{L}* / comptez / compt\p{L}* / croy\p{L}* / consider\p{L}* / disposez / utilis\p{L}* / est-il /
  est-elle / existe\p{L}* / voul\p{L}* / joue\p{L}* / exerc\p{L}* / etudi\p{L}* / suiv\p{L}* /
  adher\p{L}* / recev\p{L}* / percev\p{L}* / pratiqu\p{L}* / fum\p{L}* / gard\p{L}* / lou\p{L}* /
  cherch\p{L}* / conserv\p{L}* / soutenez / apparten\p{L}* / frequent\p{L}* / partag\p{L}* / dependez
`)
