import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** Grammatical negation, as sources of patterns over folded text. « ne … que » is no negation. */
export const NEGATIONS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:ne pas|ne plus|ne jamais|ne rien) /
    (?:ne |n')(?![^,.?!;]{1,45}? que? )[^.?!;]{0,40}?(?:pas|jamais|rien|aucune?|guere|nullement|personne|point(?= de| d')) /
    (?:ne |n')(?![^,.?!;]{1,45}? qu)[^,.?!;]{1,25}? plus(?! (?:de \d|que|qu')) /
    (?:personne|rien|aucun(?:e)?(?: \p{L}+)?|nul) (?:ne |n')
  `),
  en: anyOf(`
    not(?! only) / never / nobody / no one / nothing / nowhere / neither / none /
    no(?! (?:more than|less than|fewer than|matter|longer than|later than|opinion|one)) / cannot /
    (?:do|does|did|is|are|was|were|would|should|could|ca|wo|have|has|had|must|need)n't
  `),
}

/** Verbs, nouns and adjectives with a negative meaning. */
export const NEGATIVE_WORDS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    interdi\p{L}+ / rare (?:que|de|pour) / empech\p{L}* / refus\p{L}* /
    evit(?:er|ez|e|ent|eriez|iez) / renonc\p{L}* / s'oppos\p{L}* / vous oppos\p{L}* /
    opposee?s? (?:a|au|aux) / (?:etes-vous|seriez-vous|etre|etes) (?:\p{L}+ )?contre /
    contre (?:l'idee|le fait|l'interdiction|le refus|la suppression) / desapprouv\p{L}* / en desaccord /
    rejet(?:er|ez|te|teriez) / ni(?:er|ez-vous) /
    supprim(?:er|ez|eriez) (?=l'interdiction|l'obligation de ne|le refus) /
    aboli\p{L}* (?=l'interdiction) / absence / manque\p{L}* (?:de|d') / manquer / impossible /
    impossibilite / inutile / incapable / defavorables? / hostile / prohib\p{L}* / exclu(?:re|ez) /
    cess(?:er|ez|iez) de / arret(?:er|ez) de / anormal\p{L}* / inacceptable / illegal\p{L}* / injuste /
    deconseill\p{L}* / doutez / douter / priv(?:er|ez|ee?s?) d(?:e|es|u|') / abstenir / abstenez / mecontent\p{L}* /
    insatisfait\p{L}* / dispens(?:er|ee?s?) /
    non-(?:reconduction|remboursement|respect|paiement|renouvellement|assistance|application|declaration|publication)\p{L}* /
    rarement / faux (?:de|que) / il est faux / est-il faux
  `),
  en: anyOf(String.raw`
    rare (?:for|that|to) / forbid\p{L}* / forbad\p{L}* / prohibit\p{L}* / prevent\p{L}* / refus\p{L}* / avoid\p{L}* /
    oppos\p{L}* / disagree / disapprov\p{L}* / reject\p{L}* / den(?:y|ied|ies|ying) / ban / bans /
    banned / banning / lack / lacks / lacking / against / fail(?:s|ed|ing)? to / abolish\p{L}* / absence /
    refusal / prohibition / dislike / impossible / unable / unlikely / unnecessary /
    stop(?:ping|ped|s)? (?:\p{L}+ ){0,2}from / discourag\p{L}* / exclude\p{L}* / deprive\p{L}* / cease /
    unwilling / object to / doubt / disallow\p{L}* / hardly / illegal / unacceptable / repeal /
    dissatisfied / unhappy / refrain\p{L}* / abstain\p{L}* / neglect\p{L}* / resist\p{L}* /
    non-(?:payment|renewal|compliance|attendance) / rarely / seldom / untrue / false / incorrect /
    wrong to
  `),
}

/** « Sans » and "without" as negations, except in set phrases. */
export const WITHOUT: Record<WordingLanguage, string> = {
  fr: anyOf(`
    sans (?!opinion|avis|abri|emploi|domicile|fil|gluten|alcool|plomb|sucre|papiers|doute|contact|sel|reponse|travail|permis|diplome|cesse|logement|filtre|ordonnance|tabac|compter|surprise)
  `),
  en: anyOf(`
    without(?! (?:a doubt|doubt|fail|exception|opinion)) / unless
  `),
}

/** A negated negative adjective: « pas impossible », "not uncommon". */
export const NEGATED_ADJECTIVES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    n'est(?:-il|-ce)? pas (?:rare|exclu|interdit|faux) /
    (?:mal|dommage|faux|grave|anormal|injuste|honteux|impossible|inacceptable) de ne (?:pas|plus|jamais) /
    (?:n'est|n'etes|ne sont|n'etait|ne serait|ne trouvez|ne jugez|ne semble)(?:-\p{L}+)*[^.?!,]{0,20}? (?:pas|jamais|guere) (?:\p{L}+ ){0,2}?(?:im(?:possible|probable|portun|prudent|juste|moral|poli)|in(?!(?:teress|form|tegr|quiet|stall|scrit|dispensable|cit|vit|ten|dique|clus|nov|terdit|digne|gen))\p{L}{4,}|ir\p{L}{4,}|anormal|desagreable|defavorable|malhonnete|mecontent|malheureux|deraisonnable|insatisfait)\p{L}*
  `),
  en: anyOf(String.raw`
    (?:wrong|unfair|unreasonable|bad|a mistake|irresponsible|unacceptable|a shame|illegal|impossible|difficult)(?: (?:for|of) (?:\p{L}+ ){1,4}?)? ?not to /
    (?:not|never|isn't|aren't|wasn't|hardly) (?!(?:it|this|that|there|they|we|you) )(?:\p{L}+ )?(?:un(?!(?:i|der|less|til|it|animous|cle))\p{L}{4,}|in(?:frequent|adequate|appropriate|accurate|effective|efficient|significant|sufficient|convenient|accessible|capable|consistent|correct|expensive|experienced|visible|valid|tolerant|considerate|secure)|im(?:possible|probable|moral|polite|practical|proper|patient|perfect)|ir(?:regular|relevant|responsible|rational)|il(?:legal|logical|legitimate)|dis(?:honest|satisfied|similar|advantageous|loyal|respectful)\p{L}*)\p{L}*
  `),
}

/** Phrases that name both sides, which deny nothing and are removed before negations are counted. */
export const BOTH_NAMED: Record<WordingLanguage, string> = {
  fr: anyOf(`
    (?:plutot |tout a fait |tres )?favorables? ou (?:plutot |tout a fait |tres )?(?:opposee?s?|defavorables?|contre) /
    opposee?s? ou (?:plutot )?favorables? / pour ou (?:plutot )?contre / contre ou (?:plutot )?pour /
    approuvez-vous ou desapprouvez-vous / approuvez ou desapprouvez / soutenez ou rejetez / d'accord ou (?:pas d'accord|en desaccord)
  `),
  en: anyOf(`
    support or (?:do you )?oppose / oppose or (?:do you )?support / favou?r or (?:do you )?oppose /
    oppose or (?:do you )?favou?r / for or against / against or for / approve or disapprove / agree or disagree /
    in favou?r (?:of )?or (?:opposed to|against) / supportive or opposed /
    neither (?:\\p{L}+ ){1,3}nor \\p{L}+ / (?:yes|no)(?:[ /,|]|\\( ?\\)|\\[ ?\\])+(?:no|yes)(?:[ /,|]|\\( *\\)|\\[ *\\])+ ?(?:i )?(?:don't|do not) know /
    (?:no|non) ?(?:\\( *\\)|\\[ *\\]|/|,) ?(?:i )?(?:don't|do not) know
  `),
}

/** "I do not mind that … not", « pas d'inconvénient à ce que … ne pas »: a denied objection before a negation. */
export const DENIED_OBJECTIONS: Record<WordingLanguage, string> = {
  fr: String.raw`(?:(?:ne |n')(?:me |vous |te |y )?(?:voi[stez]+|verrai\p{L}*|verriez|voyez|derange\p{L}*|gene\p{L}*|choque\p{L}*|ennuie\p{L}*|oppose\p{L}*|ai|aurai\p{L}*|avez)(?:-(?:vous|t-il|t-elle|tu))? (?:pas|aucune?|rien)|(?:aucune|pas d') ?(?:objection|inconvenient|opposition)|(?:mecontent\p{L}*|decue?s?|contrariee?s?|genee?s?|contre) (?=si |a ce que |que ))[^.?!]{0,60}? (?:ne |n')[^.?!]{1,60}? (?:pas|plus|jamais|aucune?|rien)`,
  en: String.raw`(?:(?:do not|don't|would not|wouldn't|does not|doesn't|did not|didn't|not) (?:mind|object|bother me|upset me|worry me|annoy me|bother you)|no (?:objections?|problem|harm)|(?:unhappy|annoyed|upset|sorry|disappointed|object) (?=if |that ))[^.?!]{0,70}?(?:(?<!\p{L})(?:not|no|never|without|nobody|none|no longer|lack\p{L}*|ban\p{L}*|refus\p{L}*|forbid\p{L}*|prohibit\p{L}*)|n't)`,
}

/** Phrases with two negations that do not negate each other. */
export const NEGATION_TRAPS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    certain\p{L}*[^?]{3,160}d'autres / ni l'une? ni l'autre / ou non / ou pas / ou n'\p{L}+[^?]{0,20} pas /
    plutot pour ou / favorable\p{L}*,\x20
  `),
  en: anyOf(`
    some (?:people )?[^?]{3,160}(?:others?|while|whereas) / or not
  `),
}
