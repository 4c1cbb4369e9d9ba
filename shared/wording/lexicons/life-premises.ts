import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** Relations that not everybody has; the usual members of a household are in `presuppositions.ts`. */
const RELATIVES: Record<WordingLanguage, string> = {
  fr: '(?:vos|tes|votre|ton|ta) (?:freres et soeurs|freres|soeurs|petits-enfants|beaux-parents|enfants|parents ages|ex-\\p{L}+|conjointe?|beaux-enfants|associe\\p{L}*|salarie\\p{L}*|locataires?|apprentis?|colocataires?)',
  en: "your (?:(?:ageing|aging|elderly|own) parents(?:')?|brothers and sisters|brothers|sisters|siblings|grandchildren|in-laws|ex-\\p{L}+|children|stepchildren|other half|co-parent|business partners?|employees|tenants|lodgers?|flatmates?|housemates?|apprentices?)",
}

/** Events that not everybody has experienced, as verbs after "when", "why" or "in which year". */
const TURNS: Record<WordingLanguage, string> = {
  fr: '(?:re(?:commenc|pris|tent|nonc|tourn|ven|parti|dememag|mari|fus|sili|gagn|trouv)|quitt|divorc|arret|abandonn|demission|cesse|perdu|porte plainte|interromp|annul|rompu|separ|chang|reclam|contest|proteste|plaint|desinscri|desabonn|fui|echou|rate)\\p{L}*',
  en: "(?:move back|moved back|come back|go back|return|give up|quit|leave|divorce|drop out|switch|change|complain|cancel|resign|withdraw|stop|lose|fall out|break up|split up|fail|protest|appeal|abandon|start (?:[\\p{L}'-]+ ){1,3}again|take up (?:[\\p{L}'-]+ ){1,3}again|resume|unsubscribe|skip|turn down|refuse|separate|remarry|retrain|convert|relapse)",
}

const BETTER: Record<WordingLanguage, string> = {
  fr: '(?:facilit|simplifi|amelior|aid|chang|transform|compliqu|alleg|degrad|deterior|progress|redui|augment|enrichi|accelere|soulag|rassur|ralenti|perturb|boulevers)\\p{L}*',
  en: '(?:made|make|improved?|helped?|eased?|simplified|simplify|changed?|transformed|sped up|speeded|reduced?|boosted|complicated|worsened|slowed|saved|strengthened|enriched|benefited)',
}

/**
 * Events of a life that are taken for granted: that one came back, gave up, complained or was helped, that something
 * changed for better or worse, and that there are brothers, children or tenants.
 */
export const LIFE_PREMISES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:dans|sur|en|pour) quel(?:le)?s? (?:domaine|point|aspect|matiere|tache|secteur|activite|partie|plan|registre)s? [^?]{2,90}?(?:a|ont)-(?:t-)?(?:il|elle|ils|elles) (?:[\p{L}']+ ){0,3}?${BETTER.fr} /
    qu'est-ce qui (?:vous|t') ?a (?:le plus |particulierement |vraiment |surtout |tant )?(?:decue?|agacee?|enervee?|genee?|deplu|choquee?|frustree?|irritee?|manque|inquietee?|ennuyee?|derangee?|mecontentee?|revoltee?|lassee?|rebutee?) /
    (?:comment|(?<=(?:^|[.?!:,;] ))(?:que|qu'|ou)|de quelle (?:maniere|facon)|a quelle frequence|combien|quand) [^?]{2,90}?${RELATIVES.fr}(?!\p{L}) /
    comment ${RELATIVES.fr} [^?]{2,60} /
    (?:en|depuis) quelle annee (?:avez|etes|vous etes|es|as)-(?:vous|tu) ${TURNS.fr} /
    (?:quand|a quel age|a quelle date|a quel moment|pour quel(?:le)?s? (?:raison|motif)s?(?: principale?s?)?|qu'est-ce qui (?:vous )?a fait que vous) (?:vous )?(?:avez|etes|es|as)-(?:vous|tu) ${TURNS.fr} /
    combien de (?:temps|jours|semaines|mois) (?:avez|as)-(?:vous|tu) (?:attendu|hesite|patiente|tarde|mis|laisse passer) (?:\p{L}+ )?(?:avant de|avant d'|a|pour) (?:vous )?(?:porter|deposer|signaler|plaindre|consulter|reprendre|quitter|renoncer|changer|retrouver|demander|reclamer|denoncer|divorcer|vous) ?[\p{L}' ]* /
    combien de temps (?:s'est-il ecoule|a-t-il fallu) [^?]{0,60} (?:plainte|reclamation|licenciement|divorce|depart|panne|accident|operation) /
    qui (?:vous|t') ?a (?:aide|soutenu|conseille|accompagne|encourage|incite|depanne|dissuade|convaincu|recommande)e?s? (?!notre|cette?|ce|le|la|l')(?:\p{L}+) /
    comment s(?:'est|e sont) (?:passee?s?|deroulee?s?) (?:votre|vos|ton|ta) (?:retour|reprise|depart|reconversion|demenagement|hospitalisation|divorce|operation|accouchement|stage|conge|separation|licenciement|embauche|convalescence|premier accouchement) /
    qu'(?:avez-vous|as-tu) (?:fait|achete|pense|retire|gagne) (?:\p{L}+ )?(?:du|des|de l'|avec le|avec l'|avec les) ?(?:temps|argent|sommes?|prime|economies|heures|place) (?:\p{L}+ )?(?:gagnee?s?|economisee?s?|liberee?s?|epargnee?s?|degagee?s?|recue?s?) /
    (?:combien|quelle somme) [^?]{0,40}(?:a|ont)-(?:t-)?(?:il|elle|ils|elles) (?:permis|fait) (?:d'economiser|economiser|gagner) /
    combien de temps (?:vous a-t-il fallu|vous a-t-il ete necessaire|avez-vous mis) pour (?:re(?:trouv|mett|pren|constru)|vous (?:re(?:mettre|lever)|habituer|adapter)|obtenir (?:gain|reparation)|guerir|oublier|surmonter)\p{L}* /
    (?:la|le|les|l'|votre) ?(?:prime|remboursement|indemnite|heritage|bourse|cheque|aide|somme|augmentation|prix|recompense|cadeau)s? (?:recue?s?|obtenue?s?|touchee?s?|percue?s?|que vous avez (?:recu|touche|obtenu)\p{L}*) /
    comment (?:vos|votre) (?:\p{L}+ ){1,3}?s(?:'est|e sont)-(?:il|elle|ils|elles) (?:excus|veng|plain|disput|oppos|reconcili)\p{L}* /
    pourquoi (?:avez|etes|vous etes|es|as)-(?:vous|tu) (?:renonce|arrete|abandonne|cesse|demissionne|divorce)\p{L}*
  `),
  en: anyOf(String.raw`
    (?:in|on) (?:which|what) (?:area|aspect|part|respect|way|field|task|point|side)s? (?:of your \p{L}+ )?(?:did|has|have) (?!you)[^?]{2,70}? ${BETTER.en} /
    (?:which|what) (?:part|aspect|area|side|element|stage)s? of your (?:\p{L}+ ){1,2}(?:did|has|have) (?!you)[^?]{2,70}? ${BETTER.en} /
    what (?:most )?(?:disappointed|annoyed|frustrated|bothered|upset|irritated|shocked|worried|bored|angered) you (?:most |the most |about|during|at|in|with) /
    (?:how|what|who|where|how often|when) (?:do|did|does|will|have) [^?]{2,90}?${RELATIVES.en}(?!\p{L}) /
    how (?:did|do|have|has) ${RELATIVES.en} [^?]{2,60} /
    (?:in (?:which|what) year|when|at what age|in what month) did you (?:first |last |finally )?${TURNS.en} /
    why did you (?:give up|quit|drop out|switch|resign|withdraw|fall out|break up|split up|move back|abandon|stop|lose|unsubscribe|turn down) /
    how (?:long|many (?:days|weeks|months)) did (?:you|it) (?:wait|leave it|take you|hesitate|hold off|delay)[^?]{0,20} (?:before|to) (?:you |going |finally )*(?:complain\p{L}*|report\p{L}*|ask\p{L}*|seek\p{L}*|see|saw|return\p{L}*|call\p{L}*|contact\p{L}*|leav\p{L}*|left|giv\p{L}*|gave|quit\p{L}*|tell\p{L}*|told|appeal\p{L}*) /
    who (?:helped|supported|persuaded|encouraged|advised|talked|comforted|drove) you (?!to (?:this|our|the) (?:survey|centre|site))\p{L}+ /
    how did your (?:\p{L}+ ){0,1}(?:return|move|divorce|operation|redundancy|departure|recovery|separation|dismissal|leave|hospital stay|retraining) [^?]{0,50}?(?:go|turn out|work out) /
    what did you do with the (?:time|money|space|hours|energy) (?:that )?(?:you |was |were )?(?:have )?(?:saved|gained|freed|made|released) /
    how did (?:your|the) [^?]{2,40} (?:react|apologi[sz]e|retaliate|respond|make up for|compensate) (?:when|to|for|you) /
    how long did it take you to (?:recover|get over|get back|find (?:\p{L}+ ){1,3}again|get used|rebuild|win|heal|forget|overcome) /
    the (?:bonus|refund|rebate|grant|compensation|award|inheritance|gift|pay rise|prize|cheque|payout)s? (?:that )?you (?:received|got|were (?:given|paid|awarded)|won) /
    what (?:was|is) (?:it|the \p{L}+) that (?:made|led|persuaded|drove) you (?:to )?(?:\p{L}+ )?(?:leave|quit|give up|change|switch|stop|complain|come back|return)
  `),
}
