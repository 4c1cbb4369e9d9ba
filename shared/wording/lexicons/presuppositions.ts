import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** Change taken for granted: « dans quelle mesure X s'est-il amélioré », "how much has X worsened". */
export const CHANGE_ASSUMED: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:dans quelle mesure|a quel point|de combien|en quoi|comment|de quelle (?:facon|maniere))[^?]{0,90}?(?<!\p{L})(?:entam\p{L}+|ebranl\p{L}+|boulevers\p{L}+|amelior\p{L}+|degrad\p{L}+|aggrav\p{L}+|empir\p{L}+|deterior\p{L}+|augment\p{L}+|diminu\p{L}+|baiss\p{L}+|recul\p{L}+|progress\p{L}+|facilit\p{L}+|complique\p{L}*|nui\p{L}*|perturb\p{L}+|enrichi\p{L}*|appauvri\p{L}*|simplifi\p{L}+|reduit\p{L}*|renforc\p{L}+|affaibli\p{L}*|aide\p{L}*|profite\p{L}*|benefici\p{L}*|regrett\p{L}+|manqu\p{L}+|gen(?:e|ee|es|ees|er|ent|ait|aient|ant|era)(?!\p{L})|decu\p{L}*|penalis\p{L}+)
  `),
  en: anyOf(String.raw`
    (?:how much|to what (?:extent|degree)|by how much|in (?:what|which) (?:ways?|respects?|aspects?|areas?)|how)(?! (?:likely|satisfied|many|often))[^?]{0,90}?(?<!\p{L})(?:(?:did|does|has|have|do) (?:\p{L}+ ){1,6}(?:damage|harm|hurt|worsen|help|boost|reduce|increase|weaken|undermine|disrupt|ruin|spoil)|undermined|weakened|shaken|eroded|improved|improve|worsened|worsen|deteriorated|deteriorate|increased|decreased|declined|risen|fallen|gone (?:up|down)|grown|benefit(?:ed|ted)?|harmed|damaged|hurt|helped you|helped your|disrupted|affected|impacted|influenced|suffered|enriched|simplified|reduced|strengthened|weakened|regret|disappointed|bothered by|inconvenienced|better since|worse since|made (?:it |your \p{L}+ |things )?(?:easier|harder|better|worse))
  `),
}

export const OWNED: Record<WordingLanguage, string> = {
  fr: anyOf(`
    (?:votre|vos|ton|ta|tes) (?:(?:prochaine?|premier|premiere|dernier|derniere|principal|principale|ancien|ancienne|actuel|actuelle|nouvel|nouveau|nouvelle|futur|future|propre|plus (?:jeune|age|agee|grand|grande|petit|petite|vieux|vieille)|petite?s?) )?(?:voiture|vehicule|chiens?|chats?|animal|animaux|enfants?|aine|cadet|fils|fille|conjointe?|epouse?|mari|femme|partenaire|velo|moto|scooter|jardin|balcon|piscine|residence secondaire|maison de campagne|credit immobilier|pret immobilier|hypotheque|divorce|accident|reclamation|sinistre|operation|grossesse|plainte|litige|abonnement|salle de sport|petits-enfants|syndicat|cheminee|yacht|bateau|belle-mere|therapeute|psychologue|psy|addiction|proprietaire|bailleur|dettes?|retards? de paiement|demenagement|nounou|assistante maternelle|consommation (?:de cannabis|d'alcool|de tabac)|tatouages?|femme de menage|tutelle|licenciement|burn-out|primes?|heritage|treizieme mois|remboursement d'impots?|deuxieme emploi|second emploi|salaries|employes|stress|insomnies?|migraines?|mal de dos|angoisses|anxiete|ronflements?|allergies?|asthme|diabete|phobies?|cauchemars|tabagisme|maux de tete|conflit|dispute|harceleur|moto|pelouse|potagers?|ruches?|ruchers?|camping-car|caravane|trottinette|tablette|montre connectee|enceinte connectee|liseuse|carte de fidelite|syndic|garage|poele a bois|serre|lave-vaisselle|poules|cheval|nourrice|salarie a domicile|ex-conjointe?|ex-mari|ex-femme|belle-famille)
  `),
  en: anyOf(`
    your (?:(?:christmas|annual|end-of-year|summer|next|first|last|main|current|own|family|present|previous|former|new|latest|youngest|oldest|eldest|elder|younger|second|electric) )?(?:car|vehicle|dogs?|cats?|pets?|child|children|child's|children's|son|daughter|eldest|oldest child|youngest child|kids?|spouse|husband|wife|partner|partner's|bicycle|bike|motorbike|motorcycle|scooter|garden|balcony|swimming pool|pool|second home|holiday home|mortgage|divorce|accident|claim|complaint|operation|surgery|pregnancy|lawsuit|gym|gym membership|grandchildren|union|union rep|fireplace|boat|mother-in-law|therapist|psychologist|addiction|debts?|nanny|childminder|cleaner|tattoos?|redundancy|dismissal|burnout|drinking|smoking|drug use|gambling|stress|snoring|insomnia|back pain|migraines?|anxiety|headaches?|allergy|allergies|asthma|diabetes|phobia|nightmares|dispute|quarrel|feud|vegetable patch|vegetable garden|greenhouse|dishwasher|tablet|smart speaker|smartwatch|loyalty card|e-reader|campervan|motorhome|hot tub|driveway|lawn|hens|horse|garage|hives?|stepchildren|allotment|caravan|landlord|landlord's|(?:tax )?(?:rebate|refund)|bonus|inheritance|second job|employees|in-laws|lodger|tenants?)
  `),
}

/** Things that only some people do or consume, asked about as if everybody did. */
export const OPTIONAL_BEHAVIOURS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    cigarettes? / fum\p{L}* / tabac / alcool\p{L}* / bieres? / vin / vins / cannabis / jeux? d'argent /
    pari\p{L}* / loto / jeux? video / jouez / reseaux? sociau?x? / streaming / podcasts? / cafes? /
    viande / voiture / conduisez / velo / sport / salle de sport / musculation / eglise / messe / priez /
    maquillage / parfum / soda / sodas / bonbons / fast-food / journal / journaux / quotidien /
    magazines? / romans? / cinema / theatre / concerts? / musees? / teletravail\p{L}* / pourboires? /
    dons? / donnez / en ligne / commandez / langues? etrangeres? / potager / benevol\p{L}* / epargn\p{L}* / economis\p{L}* / plats? (?:prepares|a emporter) /
    livraison / bio / drogues? / somniferes? / medicaments? / antidepresseurs? / investi\p{L}* / avion /
    vacances / vot(?:e|ez|ee?) / recycl\p{L}* / jardin\p{L}* / cuisinez / tricot\p{L}* / train / taxi /
    trottinette / abonnements? / television / consoles? / application de rencontre / manifest\p{L}* /
    enfants? / animaux / amis / heures supplementaires / de nos / avantages?
  `),
  en: anyOf(String.raw`
    cigarettes? / smok\p{L}* / tobacco / vap\p{L}* / alcohol\p{L}* / units / beers? / wine / drinks? /
    cannabis / gambl\p{L}* / bet / betting / bets / lottery / video ?games? / gaming / play /
    social (?:media|networks?) / streaming / podcasts? / coffee / meat / car / drive / cycl\p{L}* /
    sport / sports / gym / exercise / church / pray\p{L}* / make-?up / perfume / soda / sodas / sweets /
    candy / fast food / newspapers? / magazines? / novels? / cinema / theatre / concerts? / museums? /
    tips? / donat\p{L}* / donate / give to charity / charity / volunteer\p{L}* / save / savings /
    takeaways? / organic / drugs? / sleeping pills / antidepressants / invest\p{L}* / fly / flights? /
    taxi / subscriptions? / television / console / dating app / protest\p{L}* / children / pets /
    friends / overtime / snack\p{L}* / energy drinks? / holidays? / vacations? / of our / online / foreign languages? / vote / voted /
    recycl\p{L}* / garden\p{L}* / knit\p{L}* / commute
  `),
}

/** Question words that take what follows for granted. */
export const WHY: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    pourquoi(?! (?:(?:avez|etes)-vous (?:choisi|visite|venu|decide|postule|contacte|appele|participe)|pensez-vous|avez-vous (?:repondu|donne|choisi cette (?:reponse|note)|dit|coche|mis)|dites|cette (?:reponse|note)|pensez-vous cela|donnez-vous|n'avez-vous pas repondu)) /
    (?:pour|quelle est|quelles sont|quelle etait|quels sont)(?: \p{L}+){0,4} (?:raisons?|motifs?)[^?]{0,20}(?:renonc\p{L}*|cess\p{L}*|arret\p{L}*|plus|prefer\p{L}*|refus\p{L}*|evit\p{L}*|peur|n'aimez|oppos\p{L}*|mefi\p{L}*|detest\p{L}*|abandon\p{L}*|quitt\p{L}*|mecontent\p{L}*|insatisf\p{L}*|doutez|inqui\p{L}*|stress\p{L}*|contre|degrad\p{L}*|baiss\p{L}*|regrett\p{L}*) /
    (?:pour|quelle (?:est|etait)|quelles (?:sont|etaient)|quels (?:sont|etaient))(?: \p{L}+){0,4} (?:raisons?|motifs?)(?: \p{L}+){0,3} (?:vous |tu )?(?:ne |n')(?:l'|la |le |les |y |en |vous |te |t')*(?:\p{L}+ez|\p{L}+s-tu|etes|faites|dites|as|es)(?:-vous|-tu)? (?:pas|jamais)(?! (?:y )?repond) /
    (?:quelle est|quelles sont)(?: \p{L}+){0,4} causes? d
  `),
  en: anyOf(String.raw`
    why(?! (?:you (?:gave|chose|answered|said|feel|think)|did you (?:choose|visit|come|decide|pick|select|apply|study|join|take part|contact|call|attend|move)|do you think|do you say|did you (?:say|give|answer|choose (?:that|this) (?:answer|score|rating))|is that|that|this (?:answer|score)|do you think (?:that|so)\?|do you feel that way|or why|not)) /
    (?:for what|for which|what (?:is|are|was|were) (?:the|your))(?: \p{L}+){0,3} reasons? (?:(?:why|that|for which) )?(?:you never|(?:you )?(?:do|did|have|had|are|were) (?:you )?(?:not|never))(?! (?:(?:want|wish) to )?(?:answer|reply)) /
    (?:for what|for which|what (?:is|are|was|were) (?:the|your))(?: \p{L}+){0,3} reasons? (?:(?:why|that|for which) )?(?:you )?(?:don't|didn't|haven't|hadn't|aren't|weren't)(?! (?:you )?(?:(?:want|wish) to )?(?:answer|reply)) /
    what (?:is|are|was|were) (?:the |your )(?:\p{L}+ ){0,3}(?:reasons? [^?]{0,16}(?:no longer|don't|do not|stopp\p{L}*|dislike|prefer|distrust|oppos\p{L}*|hate|avoid|quit|gave up|refus\p{L}*|worr\p{L}*|unhappy|dissatisf\p{L}*|fear|afraid|regret|complain\p{L}*|doubt|against|stress|cancell?ed|fail\p{L}*|declin\p{L}*)|causes? of (?:the|your))
  `),
}

/** Endings and beginnings taken for granted. */
export const TURNING_POINTS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    comment avez-vous (?:reussi|fait|appris|fini) (?:a|par|pour) (?:arreter|cesser|surmonter|vaincre|sortir|rembourser|perdre) /
    qu'est-ce qui vous a (?:decide|pousse|conduit|amene|incite|fait) (?:a )?(?:quitt|arret|renonc|chang|cess|abandonn|part|perd|douter|fuir)\p{L}* /
    quel(?:le)?s? (?:est|sont|etait) (?:le|la|les) (?:\p{L}+ ){0,2}?(?:defaut|faiblesse|tort|echec|vice|lacune)s? (?:de|du|des|d'|chez) /
    depuis (?:quand|combien de temps) (?:fumez|buvez|trichez|jouez|mentez|fraudez|pariez|souffrez|vous droguez|consommez|negligez|detestez|craignez|doutez|regrettez|frequentez|trompez|evitez|refusez)(?!\p{L}) /
    depuis que vous (?!habitez|vivez|etes|connaissez|travaillez)(?:tele)?\p{L}+ez /
    (?:quand|a quel age|en quelle annee|depuis (?:quand|combien de temps|quelle annee)|a quelle date|pour la premiere fois quand) (?:avez-vous|etes-vous|vous etes-vous|n'avez-vous plus|n'\p{L}+-vous plus|avez vous) (?:\p{L}+ )?(?:arrete|cesse|commence|appris|obtenu|quitte|perdu|decide|eu|abandonne|renonce|divorce|marie\p{L}*|passe|achete|trompe|fume|bu|adopte|adhere|souscrit|rejoint|adopte)\p{L}* /
    (?:avez-vous|as-tu) (?:enfin |finalement )?(?:arrete|cesse) de / (?:avez-vous|as-tu|etes-vous) (?:enfin|finalement) \p{L}+ /
    (?:continuez-vous|allez-vous continuer) (?:a|de) /
    (?:quels?|quelles?) (?:problemes?|difficultes?|desagrements?|obstacles?|inconvenients?|defauts?|effets? indesirables?|regrets?|erreurs?) (?:avez-vous|vous|avez vous|l'|le|la|les|cette|ce|votre|a-t-il|trouvez) /
    qu'est-ce qui (?:vous )?(?:agace|derange|enerve|deplait|gene|inquiete|decoit|irrite|frustre|manque|fait peur|a (?:decu|gene|deplu|agace|derange)) ?(?:le plus)? /
    de quoi avez-vous (?:le plus )?(?:peur|honte) /
    depuis (?:combien de temps|quand) (?:etes-vous|vous sentez-vous|avez-vous) (?:\p{L}+ )?(?:insatisf|mecontent|decu|stress|fatigue|deprim|malheureu|oppos|inqui|addict|accro|peur|honte|mal|en conflit|dependant|isole|seul|fume|bu|doute)\p{L}* /
    (?:benefices?|avantages?|ameliorations?|profits?|lecons?|bienfaits?) (?:que vous |avez-vous |vous )?(?:avez |a |ont )?(?:-vous )?(?:tire|constat|remarqu|retir|not|apport)\p{L}* /
    (?:fumez|buvez|jouez|pariez|mentez|grignotez|trichez)-vous (?:encore|toujours) /
    que (?:regrettez|reprochez|detestez)-vous /
    (?:qu'est-ce qui (?:vous )?(?:plait|attire|seduit|satisfait)|qu'(?:appreciez|aimez)-vous|qu'est-ce que vous (?:aimez|appreciez)) (?:le (?:plus|mieux|moins)) (?:dans|chez|a|au|de|du|avec|en)
  `),
  en: anyOf(String.raw`
    (?:now that|ever since|since) you (?:started|began|stopped|quit|gave up|became|got|retired|moved(?! (?:here|in|to (?:this|your)))|left) /
    (?:when|at what age|in (?:what|which) year|how long ago|how old were you when) (?:did )?you (?:first |finally |last )?(?:stop|stopped|quit|give up|gave up|start|started|begin|began|learn|get your|got your|leave|lose|lost|decide|marry|married|get married|divorce|abandon|buy your first|bought your first|try|tried|smoked?|drink|drank|gambled|cheated|join|adopt|cheat|lie|lied|steal|stole|gamble|argue|hit|shout|fail|skip|drive after|borrow|get drunk|take drugs) /
    have you (?:finally |now )?(?:stopped|quit|given up|ceased) / have you (?:finally|at last) \p{L}+ / (?:will|do) you continue to /
    what (?:problems?|difficult(?:y|ies)|complaints?|obstacles?|frustrations?|drawbacks?|disadvantages|side effects|regrets?|mistakes?|faults?|concerns?) (?:did|do|have|has|were|are) /
    (?:benefits?|advantages?|improvements?|lessons?|gains?) (?:that )?(?:have you|you have|did you|you) (?:gained|got|had|noticed|experienced|learned|seen|notice|get|see|gain) /
    do you still (?:smoke|drink|gamble|bite|cheat|lie|skip|waste|argue|beat|bet|vape|snack|fight|steal|bully|speed|believe) /
    what (?:annoys|bothers|irritates|frustrates|worries|upsets|angers|scares|disappoints|disappointed|annoyed|bothered|frustrated|put you off|do you (?:most |least )?(?:dislike|hate|regret|fear|miss|resent)) /
    what (?:is|are|was|were) (?:the|your|our) (?:[\p{L}']+ ){0,3}?(?:failings?|faults?|flaws?|weakness(?:es)?|vices?|shortcomings?) /
    how did you (?:manage|learn|come|begin|start) to (?:give up|quit|stop|overcome|lose|pay off|hate|dislike|distrust) /
    what (?:made|makes|led|drove|pushed) you (?:to )?(?:unhappy|leave|stop|quit|give up|angry|change|lose|dislike|distrust|dissatisfied|complain|doubt|sad|anxious|stressed|afraid) /
    (?:since when|how long) have you (?:been )?(?:smok|drink|cheat|gambl|lying|lied|skipp|avoid|neglect|dislik|hat(?:ed|ing)|fear|steal|overspend)\p{L}* /
    how long have you (?:been|felt|had) (?:\p{L}+ )?(?:dissatisf|unhappy|unsatisf|disappoint|stress|depress|addict|angry|lonely|worried|anxious|against|oppos|in debt|problems|trouble|smok|drink|gambl|concern|isolat|bored|doubt|feeling|overweight|afraid|annoyed|in conflict)\p{L}* /
    what do you (?:like|enjoy|love|appreciate|value|admire) (?:the )?(?:most|best|least) (?:about|in|of|at|with) /
    how often do you (?:beat|hit|cheat|lie|steal|argue with your (?:wife|husband|partner|spouse))
  `),
}

/** A condition stated first, or a way out within the stem. */
export const SCREENED: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    si (?:vous|tu|oui|non|c'est|tel|votre|vos|ton|ta|tes|un|une|l'un|necessaire|applicable|jamais|cela|ca) / (?:^|[.,;:] )(?:si|s'il) / imagin(?:ez|ons)(?: que)? / supposons / s'il y a (?:quelque chose|quelqu) s'il y a lieu /
    le cas echeant / s'il y en a / si oui / eventuel\p{L}* /
    (?:pour|parmi) (?:les|ceux|celles) (?:personnes )?(?:qui|parents|proprietaires|locataires|salaries) /
    lorsque vous / quand vous / a supposer /
    vous (?:avez|venez) (?:indique|dit|declare|repondu|mentionne|de) / puisque vous avez / en supposant /
    ou n'en avez-vous pas / etes-vous concerne /
    (?:avez|possedez|utilisez|etes)-vous (?:\p{L}+[ ']){0,5}\? ?si oui / sauf si / la derniere fois
  `),
  en: anyOf(`
    (?:^|[.,;:] )(?:if|supposing|provided|imagine) / if (?:you|any|so|it|they|someone|at all|yes|at all|anything|applicable|not|your|there|ever) / if any / whether or not /
    you (?:said|told|mentioned|indicated|answered|reported|have just) / for those who /
    (?:those|people) who (?:have|own|use|drive) / (?<!how old were you )when you / suppose / assuming / or do you not /
    where applicable / the last time / anything at all / , or not at all
  `),
}

/** How much or how many of something that may be none. */
export const HOW_MUCH: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:lequel|laquelle|lesquels|lesquelles) de nos \p{L}+ / combien /
    (?:sur|avec) quel(?:le)? (?:site|application|appli|moyen de paiement|carte) / quelle (?:langue etrangere|quantite|somme|marque|chaine|application|plateforme|radio|part|compagnie|enseigne|banque|salle) /
    quels? (?:jours?|soirs?|moments?) /
    quel(?:le)?s? (?:\p{L}+ ){0,3}(?:marque|type|genre|reseau social|service|journal|magazine|club|operateur|montant|budget|sport|plateforme|abonnement|chaine|podcast|parti|candidat|religion|instrument)s? /
    a quelle frequence / avec qui / aupres de qui /
    ou (?:partez|passez|allez|jouez|pratiquez|achetez|priez|fumez) /
    (?:pour|a) (?:quel|qui) (?:\p{L}+ )?avez-vous (?:vote|donne)
  `),
  en: anyOf(String.raw`
    which of our \p{L}+ / how (?:many|much) /
    (?:which|what) (?:foreign language|website|site|brand|airline|bank|supermarket|shop|operator|provider|day|days|kind|type|sort|streaming|newspaper|magazine|app|channel|platform|social|service|club|gym|sport|amount|make|model|podcast|cigarettes?|subscription|charity|church|team|party|political party|candidate|religion|instrument) /
    how often /
    (?:with whom|who|where) do you (?:usually |normally |mainly |mostly |generally )?(?:go|play|take|buy|pray|smoke|drink|gamble|practise|practice|spend) /
    who did you vote
  `),
}

/** When something was last done, or which one is preferred: some never did, and some prefer none. */
export const LAST_OR_FAVOURITE: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    quand (?:avez-vous|etes-vous|vous etes-vous) [^?]{2,60} pour la derniere fois /
    (?:de|a) quand (?:date|remonte) votre derni\p{L}+ /
    comment [^?]{0,30}votre derni(?:er|ere) (?:contact|visite|rendez-vous|experience|sejour|appel|echange) (?:avec|a|au|chez|dans) /
    (?:votre|vos) (?:equipe|club|groupe|biere|vin|jeu video|podcast|serie|emission|auteur|journal|chaine|marque|parti|saint|sport)s? [^?]{0,40}prefere\p{L}*
  `),
  en: anyOf(String.raw`
    when (?:was the last time|did you last|were you last) /
    how (?:was|would you rate) your (?:most recent|last|latest) (?:experience|visit|appointment|contact|stay|interaction|meeting|call) (?:with|to|at|in) /
    (?:what|which|who) (?:is|are) your favou?rite (?:\p{L}+ )?(?:team|club|band|beer|wine|video game|podcast|series|show|author|newspaper|channel|brand|party|sport|player|singer|magazine|cocktail)
  `),
}
