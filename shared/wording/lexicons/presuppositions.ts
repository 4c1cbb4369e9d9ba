import type { WordingLanguage } from '../finding.ts'

/** Change taken for granted: « dans quelle mesure X s'est-il amélioré », "how much has X worsened". */
export const CHANGE_ASSUMED: Record<WordingLanguage, string> = {
  fr: "(?:dans quelle mesure|a quel point|de combien|en quoi|comment|de quelle (?:facon|maniere))[^?]{0,90}?(?:amelior\\p{L}+|degrad\\p{L}+|aggrav\\p{L}+|empir\\p{L}+|deterior\\p{L}+|augment\\p{L}+|diminu\\p{L}+|baiss\\p{L}+|recul\\p{L}+|progress\\p{L}+|facilit\\p{L}+|complique\\p{L}*|nui\\p{L}*|perturb\\p{L}+|enrichi\\p{L}*|appauvri\\p{L}*|simplifi\\p{L}+|reduit\\p{L}*|renforc\\p{L}+|affaibli\\p{L}*|aide\\p{L}*|profite\\p{L}*|benefici\\p{L}*|regrett\\p{L}+|manqu\\p{L}+|gen\\p{L}+|decu\\p{L}*|penalis\\p{L}+)",
  en: "(?:how much|to what (?:extent|degree)|by how much|in what (?:ways?|respects?)|how)(?! (?:likely|satisfied|many|often))[^?]{0,90}?(?:improved|improve|worsened|worsen|deteriorated|deteriorate|increased|decreased|declined|risen|fallen|gone (?:up|down)|grown|benefit(?:ed|ted)?|harmed|damaged|hurt|helped you|helped your|disrupted|suffered|enriched|simplified|reduced|strengthened|weakened|regret|disappointed|bothered by|inconvenienced|better since|worse since|made (?:it |your \\p{L}+ |things )?(?:easier|harder|better|worse))",
}

/** A thing or event of one's own that not everybody has. */
const FR_OWN =
  "voiture|vehicule|chiens?|chats?|animal|animaux|enfants?|aine|cadet|fils|fille|conjointe?|epouse?|mari|femme|partenaire|velo|moto|scooter|jardin|balcon|piscine|residence secondaire|maison de campagne|credit immobilier|pret immobilier|hypotheque|divorce|accident|reclamation|sinistre|operation|grossesse|plainte|litige|abonnement|salle de sport|petits-enfants|syndicat|cheminee|yacht|bateau|belle-mere|therapeute|psychologue|psy|addiction|dettes?|retards? de paiement|demenagement|nounou|assistante maternelle|consommation (?:de cannabis|d'alcool|de tabac)|tatouages?|femme de menage|tutelle|licenciement|burn-out"
const EN_OWN =
  "car|vehicle|dogs?|cats?|pets?|child|children|child's|children's|son|daughter|eldest|oldest child|youngest child|kids?|spouse|husband|wife|partner|partner's|bicycle|bike|motorbike|motorcycle|scooter|garden|balcony|swimming pool|pool|second home|holiday home|mortgage|divorce|accident|claim|complaint|operation|surgery|pregnancy|lawsuit|gym|gym membership|grandchildren|union|union rep|fireplace|boat|mother-in-law|therapist|psychologist|addiction|debts?|nanny|childminder|cleaner|tattoos?|redundancy|dismissal|burnout|drinking|smoking|drug use|gambling|stepchildren|allotment|caravan"

export const OWNED: Record<WordingLanguage, string> = {
  fr: `(?:votre|vos) (?:premier |premiere |dernier |derniere |principal |principale )?(?:${FR_OWN})`,
  en: `your (?:first |last |main |current |own |family )?(?:${EN_OWN})`,
}

/** Things done or consumed by some only, asked for as if by all. */
export const OPTIONAL_BEHAVIOURS: Record<WordingLanguage, string> = {
  fr: "cigarettes?|fum\\p{L}*|tabac|alcool\\p{L}*|bieres?|vin|vins|cannabis|jeux? d'argent|pari\\p{L}*|loto|jeux? video|jouez|reseaux? sociau?x?|streaming|podcasts?|cafes?|viande|voiture|conduisez|velo|sport|salle de sport|musculation|eglise|messe|priez|maquillage|parfum|soda|sodas|bonbons|fast-food|journal|journaux|quotidien|magazines?|romans?|cinema|theatre|concerts?|musees?|teletravail\\p{L}*|pourboires?|dons?|donnez|benevol\\p{L}*|epargn\\p{L}*|economis\\p{L}*|plats? (?:prepares|a emporter)|livraison|bio|drogues?|somniferes?|medicaments?|antidepresseurs?|investi\\p{L}*|avion|train|taxi|trottinette|abonnements?|television|consoles?|application de rencontre|manifest\\p{L}*|enfants?|animaux|amis|heures supplementaires",
  en: "cigarettes?|smok\\p{L}*|tobacco|vap\\p{L}*|alcohol\\p{L}*|units|beers?|wine|drinks?|cannabis|gambl\\p{L}*|bet|betting|bets|lottery|video ?games?|gaming|play|social (?:media|networks?)|streaming|podcasts?|coffee|meat|car|drive|cycl\\p{L}*|sport|sports|gym|exercise|church|pray\\p{L}*|make-?up|perfume|soda|sodas|sweets|candy|fast food|newspapers?|magazines?|novels?|cinema|theatre|concerts?|museums?|tips?|donat\\p{L}*|donate|give to charity|charity|volunteer\\p{L}*|save|savings|takeaways?|organic|drugs?|sleeping pills|antidepressants|invest\\p{L}*|fly|flights?|taxi|subscriptions?|television|console|dating app|protest\\p{L}*|children|pets|friends|overtime|snack\\p{L}*|energy drinks?",
}

/** Interrogatives that take what follows for granted. */
export const WHY: Record<WordingLanguage, string> = {
  fr: "pourquoi(?! (?:avez-vous (?:repondu|donne|choisi cette (?:reponse|note)|dit|coche|mis)|dites|cette (?:reponse|note)|pensez-vous cela|donnez-vous|n'avez-vous pas (?:vote|repondu)))|(?:pour|quelle est|quelles sont|quelle etait|quels sont)(?: \\p{L}+){0,4} (?:raisons?|motifs?)(?! de (?:votre (?:reponse|note|visite|appel)|cette (?:reponse|note)))|(?:quelle est|quelles sont)(?: \\p{L}+){0,4} causes? d",
  en: "why(?! (?:do you say|did you (?:say|give|answer|choose (?:that|this) (?:answer|score|rating))|is that|that|this (?:answer|score)|do you think (?:that|so)\\?|do you feel that way|or why|not))|what (?:is|are|was|were) (?:the |your )(?:\\p{L}+ ){0,3}(?:reasons? (?:for|why|that|you)|causes? of (?:the|your))(?! (?:your (?:answer|score|rating|visit|call)|this (?:answer|score)))",
}

/** Endings and beginnings taken for granted. */
export const TURNING_POINTS: Record<WordingLanguage, string> = {
  fr: "(?:quand|a quel age|en quelle annee|depuis (?:quand|combien de temps|quelle annee)|a quelle date|pour la premiere fois quand) (?:avez-vous|etes-vous|vous etes-vous|n'avez-vous plus|n'\\p{L}+-vous plus|avez vous) (?:\\p{L}+ )?(?:arrete|cesse|commence|appris|obtenu|quitte|perdu|decide|eu|abandonne|renonce|divorce|marie\\p{L}*|passe|achete|trompe|fume|bu|adopte|adhere|souscrit|rejoint|adopte)\\p{L}*|(?:avez-vous|as-tu) (?:enfin |finalement )?(?:arrete|cesse) de|(?:continuez-vous|allez-vous continuer) (?:a|de)|(?:quels?|quelles?) (?:problemes?|difficultes?|desagrements?|obstacles?|inconvenients?|defauts?|effets? indesirables?|regrets?|erreurs?) (?:avez-vous|vous|avez vous|l'|le|la|les|cette|ce|votre|a-t-il|trouvez)|qu'est-ce qui (?:vous )?(?:agace|derange|enerve|deplait|gene|inquiete|decoit|irrite|frustre|manque|fait peur|a (?:decu|gene|deplu|agace|derange)) ?(?:le plus)?|de quoi avez-vous (?:le plus )?(?:peur|honte)|depuis (?:combien de temps|quand) (?:etes-vous|vous sentez-vous|avez-vous) (?:\\p{L}+ )?(?:insatisf|mecontent|decu|stress|fatigue|deprim|malheureu|oppos|inqui|addict|accro|peur|honte|mal|en conflit|dependant|isole|seul|fume|bu|doute)\\p{L}*|que (?:regrettez|reprochez|detestez)-vous",
  en: "(?:when|at what age|in (?:what|which) year|how long ago|how old were you when) (?:did )?you (?:first |finally |last )?(?:stop|stopped|quit|give up|gave up|start|started|begin|began|learn|get your|got your|leave|lose|lost|decide|marry|married|get married|divorce|abandon|buy your first|bought your first|try|tried|smoke|drink|join|adopt)|have you (?:finally |now )?(?:stopped|quit|given up|ceased)|(?:will|do) you continue to|what (?:problems?|difficult(?:y|ies)|complaints?|obstacles?|frustrations?|drawbacks?|disadvantages|side effects|regrets?|mistakes?|faults?|concerns?) (?:did|do|have|has|were|are)|what (?:annoys|bothers|irritates|frustrates|worries|upsets|angers|scares|disappoints|disappointed|annoyed|bothered|frustrated|put you off|do you (?:most |least )?(?:dislike|hate|regret|fear|miss|resent))|how long have you (?:been|felt|had) (?:\\p{L}+ )?(?:dissatisf|unhappy|unsatisf|disappoint|stress|depress|addict|angry|lonely|worried|anxious|against|oppos|in debt|problems|trouble|smok|drink|gambl|concern|isolat|bored|doubt|feeling|overweight|afraid|annoyed|in conflict)\\p{L}*|how often do you (?:beat|hit|cheat|lie|steal|argue with your (?:wife|husband|partner|spouse))",
}

/** A condition stated first, or a way out within the stem. */
export const SCREENED: Record<WordingLanguage, string> = {
  fr: "si (?:vous|oui|non|c'est|tel|votre|un|une|l'un|necessaire|applicable)|s'il y a lieu|le cas echeant|s'il y en a|si oui|eventuel\\p{L}*|(?:pour|parmi) (?:les|ceux|celles) (?:personnes )?(?:qui|parents|proprietaires|locataires|salaries)|lorsque vous|quand vous|a supposer|vous (?:avez|venez) (?:indique|dit|declare|repondu|mentionne|de)|puisque vous avez|en supposant|ou n'en avez-vous pas|etes-vous concerne|(?:avez|possedez|utilisez|etes)-vous (?:\\p{L}+[ ']){0,5}\\? ?si oui|sauf si|la derniere fois",
  en: "if (?:you|any|so|yes|at all|anything|applicable|not|your|there|ever)|if any|whether or not|you (?:said|told|mentioned|indicated|answered|reported|have just)|for those who|(?:those|people) who (?:have|own|use|drive)|when you|suppose|assuming|or do you not|where applicable|the last time|anything at all|, or not at all",
}

/** How much or how many of something that may be none. */
export const HOW_MUCH: Record<WordingLanguage, string> = {
  fr: "combien|quelle (?:quantite|somme|marque|chaine|application|plateforme|radio|part)|quel(?:le)?s? (?:\\p{L}+ ){0,3}(?:marque|type|genre|reseau social|service|journal|magazine|club|operateur|montant|budget|sport|plateforme|abonnement|chaine|podcast)s?|a quelle frequence",
  en: "how (?:many|much)|(?:which|what) (?:brand|kind|type|sort|streaming|newspaper|magazine|app|channel|platform|social|service|club|gym|sport|amount|make|model|podcast|cigarettes?|subscription|charity|church|team)|how often",
}
