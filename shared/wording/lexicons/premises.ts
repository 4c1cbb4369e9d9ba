import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** Troubles mentioned as if everybody had them. */
const TROUBLES: Record<WordingLanguage, string> = {
  fr: 'bruit|nuisances?|conflits?|disputes?|tensions?|stress|dettes?|difficultes?|problemes?|retards?|douleurs?|anxiete|angoisses?|pression|harcelement|solitude|manque|penurie|mauvais \\p{L}+|baisse|hausse|chute|recul|declin|degradation|deterioration|aggravation|echec|crise|dysfonctionnements?|lenteur|incompetence|impolitesse|desordre|surcharge|mal-etre|insomnies?|fatigue|addictions?|burn-out|degats|incivilites|gaspillage|desinteret|perte|disparition|explosion|crainte\\p{L}*|peurs?',
  en: 'noise|nuisance|conflicts?|arguments?|rows|tensions?|stress|debts?|difficult(?:y|ies)|problems?|delays|pain|anxiety|pressure|harassment|bullying|loneliness|lack|shortage|poor \\p{L}+|bad \\p{L}+|decline|drop|fall|rise|increase|worsening|deterioration|failures?|crisis|slowness|incompetence|rudeness|mess|overload|workload|insomnia|exhaustion|burnout|addiction|damage|waste|loss|collapse|fears?|worries|disruption',
}

/** Premises recognised by the form of the question alone, about the person or about what is judged. */
export const PREMISES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    qu'est-ce qui (?:vous |t'|te )(?:empeche|retient|freine|dissuade|decourage|reveille|stresse|angoisse|fatigue|demotive|detourne|eloigne|bloque|ralentit|fait hesiter|a empeche|a retenu|a dissuade|a decourage|a fait (?:renoncer|abandonner|hesiter|changer)|a (?:pousse|convaincu|decide|amene|incite) a (?:voter|manifester|adherer|tricher|mentir|boire|fumer|jouer|renoncer|arreter))(?:e|es|s)? /
    depuis (?:quand|combien de temps) (?:supportez|subissez|endurez|tolerez)-vous /
    quand (?:votre|vos) (?:\p{L}+ ){1,3}(?:a-t-il|a-t-elle|ont-ils|ont-elles) (?:commence|debute) /
    raisons? de (?:votre|ton) (?:depart|demission|abandon|refus|retard|mecontentement|desabonnement|resiliation|renoncement|echec|insatisfaction) /
    (?:qui|qu'est-ce qui) (?:vous|t') ?a (?:appris|incite|pousse) a (?:tricher|mentir|voler|frauder|fumer|boire) /
    depuis que (?:vous|tu) (?!habite|vive?[sz]|(?:etes|es|avez|as) (?:arrive|ne|dans|chez|client|install|membre|inscrit|emmenag|demenag|entre|ici|la)|connai|travaille)(?:avez|as|etes|es|n'\p{L}+|ne \p{L}+|vous \p{L}+|t'\p{L}+)? ?(?:\p{L}+) /
    maintenant que (?!vous avez (?:vu|lu|termine|fini|essaye|teste|entendu|visite|suivi)) ?(?:\p{L}+ ){1,6}?(?:a|ont|est|sont|avez|etes|as|es) /
    comment (?:gerez|supportez|vivez|affrontez|resolvez|reglez|evitez|combattez|surmontez|expliquez|justifiez|compensez|faites)-vous (?:face )?(?:a |au |aux )?(?:les?|la|l'|vos|votre|ces?|cette|des?|du) ?(?:\p{L}+ ){0,2}(?:${TROUBLES.fr}) /
    comment (?:avez-vous|as-tu) (?:gere|supporte|vecu|surmonte|regle|resolu|affronte|compense) (?:les?|la|l'|vos|votre|tes|ces?|cette) ?(?:\p{L}+ ){0,2}(?:${TROUBLES.fr}) /
    (?:a quoi|a qui) (?:attribuez|attribueriez|devez|imputez)-vous (?:la|le|les|l'|cette|ce|ces|vos|votre) /
    (?:quelle est|quelles sont|quel est) (?:selon vous,? |pour vous,? )?(?:la|les|le) (?:principales? |premieres? )?(?:causes?|raisons?|explications?) (?:de |du |des )(?:la |l'|le |votre |vos |cette |ce )?(?:\p{L}+ ){0,1}(?:${TROUBLES.fr}) /
    que faudrait-il faire (?:contre|face a|pour (?:remedier|mettre fin)) /
    quel(?:le)?s? (?:est|sont|etait|a ete|ont ete|fut) (?:selon vous,? |pour vous,? )?(?:le|la|les|votre|vos|l') ?(?:\p{L}+ ){0,3}?(?:defaut|faiblesse|tort|echec|vice|lacune|reproche|plainte|grief|regret|deception|frustration|erreur|mecontentement|critique|desaccord|sujet de (?:plainte|mecontentement|dispute))s?(?!\p{L}) /
    quel(?:le)?s? (?:\p{L}+ )?(?:reproche|critique|plainte|grief)s? (?:principa\p{L}+ |majeur\p{L}* )?(?:faites|adressez|formulez|avez)-vous /
    quel(?:le)?s? effets? (?:secondaires?|indesirables?) / quel(?:le)?s? (?:plaisir|profit|avantage|benefice|satisfaction|bienfait)s? (?:tirez|retirez|trouvez)-vous /
    quel(?:le)? (?:est|a ete|fut) votre pire (?:souvenir|experience|moment|erreur) / comment avez-vous reagi (?:quand|lorsqu|a |au |aux ) /
    quel(?:le)?s? (?:erreur|faute|bevue|maladresse)s? (?:a|ont|le|la|les|votre|notre|l')(?= ?[\p{L}']+) /
    quel(?:le)?s? [^?]{2,70}?(?<!-)(?:vous|t') ?(?:a |ont |fait |font )?(?:le plus |le mieux |le moins )?(?:gagner (?:le plus|du temps|de l'argent)|economiser|plu|interesse|marque|surpris|touche|decu|deplu|gene|agace|enerve|manque|aide|facilit\p{L}+|simplifi\p{L}+|seduit|agace|fait (?:gagner|economiser|perdre)|rend\p{L}* (?:le plus )?(?:service|heureu\p{L}+|fier\p{L}*)) /
    quel(?:le)?s? [^?]{2,70}?(?:avez-vous|as-tu) (?:le plus |le moins |le mieux )(?:apprecie|aime|regrette|deteste|profite|beneficie)\p{L}* /
    quel(?:le)?s? (?:amelioration|progres|changement positif|bienfait|benefice)s? [^?]{2,60}?(?:avez-vous|as-tu|vous a|vous ont) /
    (?:a cause de quoi|a quel sujet|avec qui) vous (?:etes-vous|disputez-vous) (?:dispute\p{L}*|brouille\p{L}*|fache\p{L}*)? ?(?:le plus)? /
    quand (?:avez-vous|as-tu) (?:cesse|perdu|renonce|arrete)\p{L}*
  `),
  en: anyOf(String.raw`
    what (?:stops|prevents|keeps|discourages|deters|holds|wakes|stresses|tires|distracts|hinders|puts|blocks|is stopping|is preventing|is keeping|is holding|stopped|prevented|discouraged|put|held) you /
    (?:who|what) (?:persuaded|convinced|pushed|led|tempted|drove|made) you to (?:vote|cheat|lie|drink|smoke|gamble|quit|stop|leave|give up|abandon|change your mind|protest) /
    how long have you (?:put up with|endured|tolerated|suffered|lived with) (?:the |this |these |that ) ?\p{L}+ /
    when did your (?:\p{L}+ ){1,3}(?:begin|start|first) /
    reasons? (?:that |why )?you (?:left|stopped|quit|resigned|gave up|cancelled|refused|missed|switched|complained|moved out|never|no longer) /
    who (?:taught|persuaded|encouraged) you to (?:cheat|lie|steal|smoke|drink|gamble) /
    (?:ever since|since) you (?:stopped|quit|gave up|started|began|cut|lost|joined|switched|changed|took up) /
    now that (?!you(?:'ve| have) (?:seen|read|finished|completed|tried|heard|used|visited|just)) ?(?:[\p{L}']+ ){1,6}?(?:has|have|is|are|'ve|had) /
    how do you (?:deal|cope|put up|live|struggle) with (?:the |your |all the |this |these |such )?(?:\p{L}+ ){0,2}?(?:${TROUBLES.en}) /
    how do you (?:handle|manage|overcome|explain|justify|account for|fight|resolve|avoid|tackle) (?:the |your |this |these |such )(?:\p{L}+ ){0,2}?(?:${TROUBLES.en}) /
    how did you (?:deal with|cope with|handle|overcome|resolve|explain|get over) (?:the |your |this |these )(?:\p{L}+ ){0,2}?(?:${TROUBLES.en}) /
    what (?:should|could|can) be done (?:about|to (?:stop|end|fix|reverse)) the (?:\p{L}+ ){0,2}?(?:${TROUBLES.en}) /
    (?:to what|to whom) do you (?:attribute|owe|put down) (?:the|your|this) /
    what (?:is|are) the (?:main |biggest )?(?:causes?|reasons?) (?:of|for|behind) (?:the|your|this|these) (?:\p{L}+ ){0,1}(?:${TROUBLES.en}) /
    how (?:has|have) [^?]{3,60} (?:harmed|damaged|worsened|undermined|ruined|disrupted|hurt) (?:your|the|our|you) /
    who do you blame for /
    what (?:is|are|was|were|has been) (?:the|your|our) (?:[\p{L}']+ ){0,3}?(?:failings?|faults?|flaws?|weakness(?:es)?|vices?|shortcomings?|complaints?|regrets?|grievances?|disappointments?|frustrations?|criticisms?|mistakes?)(?! procedure| form| line)(?!\p{L}) /
    what (?:was|is|went) wrong with /
    (?:what|which) (?:\p{L}+ )?side effects? / what (?:pleasure|enjoyment|satisfaction) do you (?:get|derive|take) /
    what (?:is|was|has been) your worst (?:memory|experience|moment|mistake) / how often do you regret /
    (?:what|which) (?:mistakes?|errors?|blunders?) (?:did|has|have|does) /
    (?:which|what) (?:part|aspect|feature|element|change|improvement|benefit|one|thing|bit|step|service|tool)s? [^?]{0,60}?(?:helps?|helped|saves?|saved|annoy\p{L}*|bother\p{L}*|disappoint\p{L}*|impress\p{L}*|frustrat\p{L}*|upset\p{L}*|irritat\p{L}*|pleas(?:es|ed)|delight\p{L}*|benefit\p{L}*|worr(?:y|ies|ied)) you /
    (?:which|what) [^?]{0,60}?(?:did|do|have|will|has) you (?:most |least )?(?:enjoy|like|appreciate|miss|regret|dislike|hate|resent|love)(?:ed|d)? (?:the )?(?:most|least|best)(?! (?:of the following|likely)) /
    (?:which|what) (?:improvements?|benefits?|gains?|progress) [^?]{2,60}?(?:have|did) you /
    (?:who|what) (?:did|do|have) you (?:quarrel\p{L}*|argue\p{L}*|fall out|fallen out) (?:with|about|over) /
    when did you (?:lose|stop|quit|give up|cease|abandon)
  `),
}

/** "Which of your subscriptions …", « laquelle de vos résolutions »: things that some people do not have. */
export const ONE_OF_YOURS: Record<WordingLanguage, string> = {
  fr: String.raw`(?:lequel|laquelle|lesquels|lesquelles|combien) de (?:vos|tes) (?!mains?|yeux|parents|repas|journees|jours|droits|donnees|proches|voisins)\p{L}+`,
  en: String.raw`which (?:one )?of your (?!hands?|eyes?|parents|meals|days|rights|neighbours|rooms)\p{L}+`,
}

/** « Vous garez-vous encore … », "do you still …": a plain "no" does not fit people who never did. */
export const STILL_DOES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?<!avez|etes|habitez|vivez|travaillez|pensez|souhaitez|voulez|etudiez|esperez|croyez|pouvez|comptez|envisagez|aimeriez|voudriez|vous \p{L}{1,20})(?<=ez)-vous encore (?!plus|moins|mieux|une|un peu|assez|le temps) /
    vous \p{L}{3,14}(?<!souvenez|rappelez|sentez)-vous encore
  `),
  en: anyOf(String.raw`
    do you still (?!(?:live|work|study|remember|feel|think|want|have|own|plan|hope|need|wish|intend|belong|agree|be|find|see yourself|recall|expect)(?!\p{L}))\p{L}+
  `),
}

/** The last or next time of something that not everybody does. */
export const OCCASIONS: Record<WordingLanguage, string> = {
  fr: anyOf(`
    (?:votre|vos|ton|ta|tes) (?:dernier|derniere|dernieres|prochain|prochaine|prochaines) (?:vacances|vol|croisiere|sejour (?:a l'etranger|au ski|a la mer)|voyage (?:a l'etranger|en avion)|voiture|achat de (?:voiture|logement)|demenagement|bebe|don|manifestation|greve|arret maladie|hospitalisation) /
    (?:mesure|amelioration|changement|action|service|facteur)s? (?:\\p{L}+ )?qui vous (?:ferai(?:t|ent)|inciterai(?:t|ent)|amenerai(?:t|ent)|encouragerai(?:t|ent)) [^?]{2,40}(?:plus|davantage) /
    ou (?:passerez|partirez|irez|comptez)-vous [^?]{0,30}(?:vacances|skier|en voyage|en croisiere) /
    que (?:vous|t') ?(?:a|ont) (?:-t-il )?apporte /
    l'argent (?:economise|gagne|herite|epargne) / (?:la somme|l'argent|les economies) que vous avez /
    (?:votre|ton) (?:cafe|the|cigarette|aperitif|jogging|verre de vin|biere|sieste|seance de (?:sport|yoga))(?: du matin| du soir)?
  `),
  en: anyOf(`
    your (?:last|next|latest|most recent) (?:(?:foreign|overseas|summer|winter|skiing|ski|family) )?(?:holiday|vacation|flight|cruise|ski trip|trip abroad|car|house purchase|baby|donation|strike|sick leave|hospital stay) /
    (?:what|which) [^?]{0,40}would (?:make|encourage|lead|convince|get|persuade) you (?:to )?[^?]{2,60}more /
    where will you (?:go skiing|go on holiday|spend your (?:holiday|vacation)|travel) /
    what (?:has|have|did) [^?]{3,50} (?:given|brought|taught|bring|give|teach) you /
    the (?:money|time|sum|prize|savings) (?:that )?you (?:have )?(?:saved|won|lost|inherited|earned|borrowed|made) /
    your (?:morning |evening |daily |afternoon )?(?:coffee|cigarette|nap|jog|beer|glass of wine|workout|yoga class)
  `),
}
