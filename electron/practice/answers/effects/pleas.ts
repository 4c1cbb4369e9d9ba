import { fold, type Language } from '../../text.ts'
import { readOptionSet } from '../scales/option-set.ts'
import { toneOf } from '../tone/tone.ts'
import { bentAlternative } from './alternatives.ts'
import { namesOfKind } from './charged-options.ts'
import { enjoysDoing } from './idle-findings.ts'
import type { Plea } from './push.ts'

/** Roles that nobody wants to fall short of: "as a good neighbour", « en parent responsable ». */
const roles: Readonly<Record<Language, RegExp>> = {
  fr: /(?:^|, ?)(?:en|en tant que?|comme) (?:(?:bon(?:ne)?|vraie?|digne|honnete|fidele|simple) (?:\w+)|\w+ (?:responsable|soucieu\w+|attenti\w+|averti\w*|consciencieu\w+|respectueu\w+|engagee?|exigeant\w*|attachee?|fidele|sensible|avisee?|raisonnable|digne de ce nom|sense\w*))\b[^,?]{0,50}(?=[,?])/,
  en: /(?:^|, ?)(?:as|like|being) (?:an? |any )?(?:\w+ )?(?:good|responsible|caring|decent|loyal|thoughtful|sensible|careful|conscientious|concerned|proud|loving|reasonable|discerning|law-abiding|busy|hard-working) [^,?]{3,50}(?=[,?])/,
}

/** What would otherwise happen, before it is too late, or in the worst case. */
const lest: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:avant qu\w*'? ?(?:il|elle|on|un|une|le|la|les|quelqu'un)\b[^,?]{3,70}|avant (?:le|la|un|une) (?:drame|catastrophe|pire|accident)\b|plutot que (?:de (?:laisser|voir|subir|perdre|risquer)|d'attendre)\b[^,?]{3,80}|pour (?:eviter|empecher) (?:que |le pire|un drame|une catastrophe|de nouveaux? (?:mort|drame|accident))[^,?]{0,60}|si (?:cela|ca) (?:permet\w*|pouvait|peut) (?:de |d')?(?:sauver|eviter|proteger|aider)[^,?]{0,60})/,
  en: /\b(?:before (?:it is|it's) too late|before (?:someone|somebody|a child|another \w+) (?!came|was|had|did|told|\w+ed\b)\w+[^,?]{3,60}|rather than (?:see|let|watch|lose|risk|wait)\w*\b[^,?]{3,80}|to (?:prevent|avoid|stop) (?:the worst|another|further|more) (?:tragedy|disaster|death|accident|loss)\w*|if (?:it|this|that) (?:could |can |would |helps? |meant? )(?:sav|protect|help|prevent|keep)\w*[^,?]{0,60})/,
}

/** Good causes joined to the deed: "to help sick children", « pour protéger nos enfants ». */
const causes: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:pour|afin de|en vue de) (?:mieux )?(?:sauver|proteger|defendre|preserver|aider|soulager|secourir|venir en aide a|rendre (?:justice|hommage)|offrir (?:un avenir|une chance)) (?:nos|notre|les enfants|des vies|la vie|la planete|les plus|ceux|l'avenir|leurs?)[^,?]{0,60}|\bpour que (?:nos|vos) (?:enfants|aines|proches)\b[^,?]{0,60}/,
  en: /\b(?:to|and|so as to|in order to) (?:help |better )?(?:save|protect|defend|preserve|rescue|help|safeguard|give) (?:our|lives|the (?:planet|lives|most vulnerable|future)|those|sick|poor|vulnerable|struggling|innocent|needy|hungry|local|children|(?:every|a) child)[^,?]{0,60}|\bkeep (?:our|your|the) [\w ]{2,30} (?:safe|alive|clean|healthy)\b[^,?]{0,40}|\bso that (?:our|every|no) (?:child|children|grandchildren|family|families|one)\b[^,?]{0,60}/,
}

/** Assent asked for in so many words. */
const assents: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:d'accord (?:pour|avec nous pour) (?:dire|reconnaitre|affirmer|penser|admettre)|(?:admettez|reconnaissez|conviendrez|avouez|concedez)-vous)\b/,
  en: /\b(?:do you (?:accept|admit|recognise|recognize|acknowledge|concede) that|would you concede)\b/,
}

/** Deeds named by words that condemn them, and by words that praise them. */
const badDeeds: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:ced(?:er|e|ent) (?:a|aux?|devant|face)|(?:se coucher|s'agenouiller|ramper|s'aplatir|s'ecraser|plier le genou|courber l'echine) (?:devant|face)|se plier (?:a|aux?)|capituler|brad(?:er|e|ent)|dilapid\w+|gaspill\w+|gav(?:er|e|ent)\b|engraiss(?:er|e|ent)|arros(?:er|e|ent) (?:d'argent|de subventions|les? )|jeter (?:l'argent|notre argent|des millions)|partir en fumee|engloutir|sacrifi(?:er|e|ent)|laiss(?:er|e|ent) (?:\w+ ){0,6}(?:piller|mourir|pourrir|crever|se degrader|tomber|s'enrichir|detruire|envahir|deperir)|(?:continuer a |devoir )?(?:subir|endurer)|fermer les yeux|tourner le dos|abandonner (?:nos|les)|inflig(?:er|e|ent)|impos(?:er|e|ent) (?:encore|a nouveau|toujours)|betonn(?:er|e|ent)|defigur(?:er|e|ent)|denatur(?:er|e|ent)|demante(?:ler|le|lent)|saccag(?:er|e|ent)|asphyxi(?:er|e|ent)|etrangl(?:er|e|ent)|matraqu(?:er|e|ent)|racket\w+|stigmatis\w+|soudoyer|traquer|museler|baillonner|saigner|pressurer|plumer|spolier|charcuter|endoctriner|infantiliser|culpabiliser|diaboliser|chouchouter|cautionner|dorlot\w+|favoriser les (?:copains|amis)|baisser les bras|se defausser)\b/,
  en: /\b(?:giv(?:e|ing) in to|roll(?:ing)? over for|grovel\w* to|cower\w* (?:to|before)|kneel\w* (?:to|before)|cav(?:e|ing) in to|pander\w* to|bow(?:ing)? to|kowtow\w* to|surrender\w* to|throw(?:ing)? (?:\w+ )?(?:money|cash) at|pour(?:ing)? (?:more |yet more )?money|squander\w*|wast(?:e|ing) (?:[\w']+ ){0,3}(?:money|time|resources|funds|cash|millions)|splash(?:ing)? out|foist\w*|forc(?:e|ing) \w+ on|inflict\w*|impos(?:e|ing) yet|ram(?:ming)? through|sacrific(?:e|ing) (?:the|our|their|its|local)|turn(?:ing)? (?:a blind eye|its back|our backs|their backs|your back)|walk(?:ing)? away from|look(?:ing)? the other way|let(?:ting)? (?:\w+ ){1,5}(?:die|rot|suffer|starve|off the hook|get away with|run riot|fall apart|plunder|line their)|get(?:s|ting)? away with|putt(?:ing)? up with|concret(?:e|ing) over|trampl(?:e|ing)|bulldoz(?:e|ing)|butcher\w*|gut(?:ting|ted)? (?:the|our)|dump(?:ing|ed)? (?:\w+ )?(?:on|in) (?:us|our)|mollycoddl\w*|bankroll\w*|prop(?:ping)? up|line (?:the|their) pockets|abandon(?:ing)? (?:our|the)|brib(?:e|ing)|gag(?:ging)?|muzzl(?:e|ing)|lin(?:e|ing) \w+'?s?'? pockets|hound(?:ing)?|brow-?beat(?:ing)?|strong-arm\w*|railroad(?:ing)?|strangl(?:e|ing)|cripple|fleec(?:e|ing)|plunder(?:ing)?|coddl(?:e|ing)|pamper(?:ing)?|rubber-stamp\w*|whitewash\w*|silenc(?:e|ing) (?:critics|doctors|staff|whistle\w+)|rip(?:ping)? off|meddl\w+ (?:in|with)|tear(?:ing)? the heart out)\b/,
}
const goodDeeds: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:en finir avec|mettre (?:enfin (?:fin|un terme) (?:a|aux?) |(?:fin|un terme) a (?:ce|ces|cette) )|rendre justice|rendre hommage|venir au secours|tendre la main|debarrass\w+ de|remettre de l'ordre|redonner (?:vie|espoir|un avenir)|oser|faire (?:enfin )?payer)\b/,
  en: /\b(?:(?:finally |at last )put an end to|put an end to (?:this|these|such)|crack down on|stamp out|stand(?:ing)? up (?:for|to)|at last|do the right thing|give (?:\w+ ){1,3}(?:a chance|a future|the respect|what (?:they|he|she|it) deserve)|rid (?!of )\w+ (?:\w+ )?of|honour (?:our|the)|reward (?:our|the)|make (?:\w+ ){1,2}pay|clean up|bring back)\b/,
}
const ceases =
  /\b(?:stop|stopped|cease|end|avoid|prevent|without|not|never|n't|cesser?|arreter?|eviter?|empecher?|ne|sans|refus\w+|oppos\w+|contre|against)\b(?:\W+\w+){0,3}\W*$/

/** Degrees of a strong feeling taken for granted, beside the usual ones of satisfaction, worry or use. */
const feelings: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:a quel point|combien(?: de)?|dans quelle mesure) (?:avez-vous |vous (?:a-t-\w+ )?|etes-vous |avez-vous ete |\w+ vous a-t-\w+ )?[^?]{0,40}?\b(plaisir|apprecie|aime|adore|seduit|conquis|enchante|ravi|emerveille|impressionne|admire|deteste|souffert|choque|revolte|indigne|decu|exaspere|degoute|rassure|regrette|bonheur|indispensable|enrichissant|formidable)(?:e|s|es|nt|ent|z|ez|iez)?\b/,
  en: /\bhow (?:much (?:do|did|will|have|would) (?:you|they|your \w+) |badly |severely |seriously |very |absolutely |deeply )?(?:(?:delighted|thrilled|impressed|excited|grateful|amazed|shocked|outraged|appalled|angry|furious|disgusted|disappointed|frustrated|fed up|horrified|dreadful|awful|wonderful|brilliant|terrible|enjoy\w*|love[ds]?|miss(?:ed)?|hate[ds]?|dread\w*|appreciate[ds]?|regret\w*|admire[ds]?|resent\w*|enjoyable|annoying|alarming)\b|(?<=badly |severely |seriously )(?:has|have|did|does|do|is|are|were|was)\b)/,
}
const eitherWay =
  /\b(?:if (?:at all|any|anything)|or (?:not|dis\w+|un\w+)|ou (?:non|pas|de\w+|in\w+)|le cas echeant|agree|d'accord)\b/

/** A plea inside a closed question, of a kind that the wording checker does not report; undefined if there is none. */
export function plea(asked: string, options: readonly string[], language: Language): Plea | undefined {
  if (options.length === 0) return undefined
  const question = fold(asked).trim()
  const isTold =
    eitherWay.test(question) ||
    enjoysDoing.test(question) ||
    options.some((option) => /^(?:less|moins)\b/.test(fold(option)))
  const felt = isTold ? null : feelings[language].exec(question)
  if (felt) return { words: felt[0], towards: mostOf(felt[0], options, language) }
  const bent = bentAlternative(question, options, language)
  if (bent) return bent
  for (const turn of [roles, lest, causes, assents]) {
    const found = turn[language].exec(question)
    if (found) return { words: found[0], towards: 1 }
  }
  for (const [deeds, side] of [
    [badDeeds, -1],
    [goodDeeds, 1],
  ] as const) {
    const found = deeds[language].exec(question)
    if (found) {
      const turned = ceases.test(question.slice(0, found.index))
      const towards = (side === -1) === turned ? 1 : -1
      const names = namesOfKind(options, readOptionSet(options, language, asked), asked, towards, language)
      return { words: found[0], towards, ...(names && isNominal(options, language, asked) && { names }) }
    }
  }
  return undefined
}

function isNominal(options: readonly string[], language: Language, asked: string): boolean {
  return readOptionSet(options, language, asked).kind === 'nominal'
}

/** The end of the scale that has most of a feeling: where the feeling is bad, the end that blames. */
function mostOf(words: string, options: readonly string[], language: Language): 1 | -1 {
  const { valence } = readOptionSet(options, language)
  const denial = options.findIndex((option) =>
    /^(?:no\b|not\b|none|never|pas\b|aucun|nullement|en rien|rien)/.test(fold(option)),
  )
  if (denial !== -1 && (valence[denial] ?? 0) !== 0) return (valence[denial] ?? 0) > 0 ? -1 : 1
  if (toneOf(words, language) >= 0 && !/badly|severely|seriously/.test(words)) return 1
  const blaming = options.findIndex((option) => toneOf(option, language) < 0)
  return (valence[blaming] ?? 1) > 0 ? 1 : -1
}
