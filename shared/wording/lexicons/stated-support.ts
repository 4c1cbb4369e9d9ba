import type { WordingLanguage } from '../finding.ts'
import { plainPattern } from '../text/plain-letters.ts'
import { anyOf } from './entries.ts'

/** Many, all, or the most competent people, as the subject of a sentence that says what they want. */
const MANY: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    chaque / tou(?:s|tes) les / les \p{L}+ (?:\p{L}+ ){0,2}ont tou(?:s|tes) / l'(?:ensemble|unanimite|immense majorite|ecrasante majorite) d(?:es?|u|e la) / (?:la |une )?(?:quasi-)?totalite des / la plupart des / (?:la|une) (?:\p{L}+ ){0,2}majorite d\p{L}+ /
    (?:pres de |plus de )?(?:neuf|huit|sept|six|trois|\d+) \p{L}+(?: \p{L}+)? sur (?:dix|quatre|cinq|\d+) / les (?:meilleure?s|plus grande?s|plus eminente?s) /
    de nombreu(?:x|ses) / (?:nos|les) (?:plus )?(?:grands |grandes )?(?:experts|specialistes|scientifiques|medecins|chercheurs|economistes|pediatres|ingenieurs)
  `),
  en: anyOf(String.raw`
    all (?:the|of the|our) / (?:almost |nearly |practically )?(?:every|all) / most / the (?:\p{L}+ ){0,2}majority of / the whole /
    (?:over |nearly |almost )?(?:nine|eight|seven|six|three|\d+)(?: \p{L}+)? (?:out of|in) (?:every )?(?:ten|four|five|\d+) /
    (?:the |our )?(?:[\p{L}']+ )?(?:best|finest|leading|top|foremost|greatest) / (?:the country's|britain's|america's|the world's|europe's) (?:\p{L}+ ){0,1} /
    (?:decent|sensible|reasonable|right-minded|fair-minded|caring|ordinary|honest|hard-working) (?:people|folk|voters|families|citizens|parents)
  `),
}

/** Verbs of support, demand, or dismay. */
const VERBS: Record<WordingLanguage, string> = {
  fr: String.raw`reclament|attend(?:ent)?|signee?s?|signe|adore\p{L}*|deteste\p{L}*|rejete|demandent|souhaitent|plaide(?:nt)?|salue(?:nt)?|applaudissent|condamne(?:nt)?|denonce(?:nt)?|soutiennent|soutient|defend(?:ent)?|approuve(?:nt)?|rejett?e(?:nt)?|refuse(?:nt)?|veulent|exige(?:nt)?|preconise(?:nt)?|plebiscite(?:nt)?|s'oppose(?:nt)?|se felicite(?:nt)?|se rejouissent|deplore(?:nt)?|critique(?:nt)?|admire(?:nt)?|vante(?:nt)?|recommande(?:nt)?|prefer\p{L}+|s'indigne(?:nt)?|s'alarme(?:nt)?|encourage(?:nt)?|prone(?:nt)?|demande|reclame|souhaite|veut|(?:est|sont) (?:favorables?|opposee?s?|unanimes?|lasses?|ecoeuree?s?|exasperee?s?|convaincue?s?|d'accord|scandalisee?s?|indignee?s?|pour|contre)`,
  en: 'wants?|backs?|supports?|praises?|praised|applauds?|condemns?|opposes?|rejects?|welcomes?|urges?|endorses?|recommends?|approves?|deplores?|demands?|demanding|demanded|calling for|calls? for|called for|swears? by|loves?|hates?|dreads?|admires?|favou?rs?|object|objects|begging for|crying out for|united|unanimous|in favou?r|sickened|horrified|appalled|tired of|fed up|disgusted|ashamed|outraged|angry|delighted|convinced',
}

/** "Almost every resident is calling for …", « la quasi-totalité des riverains plaide … ». */
export const STATED_SUPPORT: Record<WordingLanguage, RegExp> = {
  fr: plainPattern(
    `^(?:aujourd'hui,? |desormais,? |(?:d'apres|selon) )?(?:${MANY.fr}) ?(?:[\\p{L}'-]+ ){0,7}?(?:${VERBS.fr})(?!\\p{L})`,
    'u',
  ),
  en: plainPattern(
    `^(?:today,? |nowadays,? )?(?:${MANY.en}) ?(?:[\\p{L}'-]+ ){0,7}?(?:${VERBS.en})(?!\\p{L})`,
    'u',
  ),
}

/** Expressions of unanimity anywhere in a sentence: « , unanimes, », "are united in", "teachers and parents alike". */
export const OF_ONE_MIND: Record<WordingLanguage, RegExp> = {
  fr: plainPattern(
    `, unanimes?,|(?:d'une seule voix|a l'unanimite|unanimement)(?!\\p{L})|^(?:les|nos) \\p{L}+(?: d['e]? ?\\p{L}+)? comme (?:les|nos) \\p{L}+ (?:\\p{L}+ )?(?:${VERBS.fr})(?!\\p{L})|^(?:d'apres|selon) les (?:meilleure?s|plus grande?s|plus eminente?s|principaux) `,
    'u',
  ),
  en: plainPattern(
    `(?:united|unanimous|of one mind|as one) in |with one voice|unanimously|^(?:\\p{L}+ ){1,2}and (?:\\p{L}+ ){1,2}alike (?:\\p{L}+ )?(?:${VERBS.en})(?!\\p{L})|^(?:according to|in the view of) (?:the )?(?:\\p{L}+'s )?(?:best|finest|leading|top|foremost|greatest) `,
    'u',
  ),
}

const GOOD: Record<WordingLanguage, string> = {
  fr: 'genereu\\p{L}+|rapides?|fiables?|complete?s?|sure?s?|performante?s?|appreciee?s?|avance\\p{L}*|modernes?|efficaces?|innovante?s?|reconnue?s?|savoureu\\p{L}+|avantageu\\p{L}+|economiques?|confortables?|belles?|beaux?|competiti\\p{L}+|attracti\\p{L}+|prisee?s?|recommandee?s?|respectueu\\p{L}+|simples?|souples?|protectri\\p{L}+|chaleureu\\p{L}+',
  en: 'most (?:generous|reliable|trusted|popular|comfortable|advanced|complete|modern|efficient|innovative|flexible|competitive|delicious|beautiful|respected|loved|recommended|comprehensive|affordable|secure|powerful)|fastest|quickest|safest|best(?:-\\p{L}+)?|cleverest|friendliest|tastiest|finest|greenest|cleanest|smartest|simplest',
}

/** Praise in apposition to what is judged: « Notre assurance, la plus généreuse du marché, … ». */
export const BEST_OF_ALL: Record<WordingLanguage, RegExp> = {
  fr: plainPattern(
    `(?:notre|nos|cette?|ce|ces|le|la|les|l') ?(?:[\\p{L}'-]+ ){0,4}?[\\p{L}'-]+, (?:elue? )?(?:l[ea]s? (?:plus (?:${GOOD.fr})|mieux \\p{L}+)|l[ea]s? meilleure?s?|numero un) (?:du|de|des|au|aux|en|sur|jamais|d')`,
    'u',
  ),
  en: plainPattern(
    `(?:our|this|these|the|your) (?:[\\p{L}'-]+ ){0,4}?[\\p{L}'-]+, (?:still |voted )?the (?:${GOOD.en}) (?:\\p{L}+ )?(?:on|in|of|available|ever|around|anywhere|for)(?!\\p{L})`,
    'u',
  ),
}

/** Words showing that the other side is presented too. */
export const OTHER_SIDE: Record<WordingLanguage, RegExp> = {
  fr: /(?<!\p{L})(?:mais|cependant|toutefois|en revanche|d'autres|alors que|tandis que|pourtant|par contre|neanmoins|l'autre)(?!\p{L})/u,
  en: /(?<!\p{L})(?:but|however|others?|while|whereas|although|though|yet|on the other)(?!\p{L})/u,
}

/** Verbs for what would happen that neither praise nor blame. */
export const PLAIN_OUTCOMES: Record<WordingLanguage, RegExp> = {
  fr: /^(?:s|au|av|cout|dur|ouvr|ferm|compt|comport|remplac|comprend|commenc|pass|prend|pourr|devr|fer|ir|dispos|mesur|occup|aimer|voudr|souhaiter|accept)\p{L}{0,4}rai(?:t|ent)$|^(?:serai|aurai)\p{L}+$/u,
  en: /^(?:cost|open|close|be|have|last|replace|include|start|take|run|host|move|stand|consist|contain|measure|begin|end|need|require|like|prefer|say|rather)$/u,
}
