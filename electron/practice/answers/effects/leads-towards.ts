import { fold, type Language } from '../../text.ts'
import { partsOf } from '../opinion/asking-part.ts'
import { type Proposition, readProposition } from '../opinion/proposition.ts'
import { tellsMisfortune, toneOf } from '../tone/tone.ts'
import {
  asksForAssentTo,
  asksInReproach,
  harmAndHelp,
  pleads,
  reproachesYes,
  tellsHarmOfDoing,
  tellsOfSacrifice,
  tellsWhatWouldBeLost,
} from './argued.ts'
import { mendsTrouble, ratedAsSaid } from './argued-before.ts'
import { asksForBurden } from './charged-directions.ts'
import { statesDenial } from './offered.ts'
import { endsInPositiveTag, yesIsAgainst } from './presumed.ts'
import { asksForSupportInstead, relatedSide } from './relation.ts'
import { leadsToNo, takenAsWrong } from './rhetoric.ts'
import { isSameObject } from './same-object.ts'
import { toldBefore } from './told-before.ts'

/**
 * Warnings: whoever warns of a thing is against it. « Mettre en garde contre » counts as one reversal although it has
 * two such words.
 */
const warnings =
  /\b(?:mett(?:ent|re|ait) en garde|alert\w+|warn\w*|deconseill\w+|s'inquiet\w+|redoutent|(?<!\b(?:de|la|une|par|cette|chaque|des) )nui(?:t|sent)|tue(?:nt)?|(?:ont|a) (?:deja )?(?:tue|blesse|cause|provoque|pollue|contamine|detruit|ruine)|polluent?|detrui(?:t|sent)|empoisonnent?|kill(?:s|ed)?|injured?|maimed?|harm(?:s|ed)?|cause[sd]?|poison(?:s|ed)?|pollute[sd]?|destroy(?:s|ed)?|ruin(?:s|ed)?|crashed|(?:costly |complete |total )?failures?|disasters?|fiasco|shambles|scandals?|nightmares?|echecs?|desastres?|catastrophes?|gachis|condemn\w*|denounc\w*|criticis\w*|slam\w*|condamn\w*|linked to|blamed for|costs? (?:far |much )?more than|cout(?:e|ent) (?:bien |beaucoup |nettement )?plus (?:cher )?que?|no (?:support|evidence|proof|benefit)|aucun(?:e)? (?:preuve|effet|benefice|resultat)|outdated|failing|has failed|have failed|a echoue|ont echoue|threaten\w*|menacent?)(?: (?:contre|against|of|about|sur))?\b/g

/**
 * Direction of a leading wording. Inside the question it is towards what the question states; in a premise it depends
 * on how the premise speaks of the same object.
 */
export function leadsTowards(
  texte: string,
  words: string,
  language: Language,
  { sign }: Proposition,
  options: readonly string[],
): 1 | -1 {
  const { premises, asked } = partsOf(texte)
  // Something that one would not do, named before the question, speaks for the alternative that is asked about.
  if (leadsToNo(words, language) && isBeforeColon(texte, words)) return 1
  const isAsked = fold(asked).includes(fold(words).trim())
  if (isAsked && (leadsToNo(words, language) || takenAsWrong(words, language))) return -1
  if (reproachesYes(words, language) || asksInReproach(asked, language)) return -1
  const premise = premises.find((part) => part.includes(words) || fold(part).includes(fold(words)))
  if (premise === undefined && (endsInPositiveTag(texte, words) || yesIsAgainst(options, language, asked)))
    return -1
  const clause = premise ?? (opensClause.test(fold(words)) ? words : undefined)
  const related = clause === undefined ? undefined : relatedSide(clause, asked, sign)
  if (related) return related
  // « Comme la plupart des gens, » says nothing about the object, so it pushes towards what is stated.
  if (premise === undefined || (!speaks.test(fold(premise)) && toneOf(premise, language) === 0))
    return sureOf.test(fold(words)) && statesDenial(asked, options, language) ? -1 : 1
  const support = asksForSupportInstead(texte, language)
  if (support) {
    const instead = readProposition(support, '', language, options)
    if (instead.sign !== sign) return opposite(leadsTowards(support, words, language, instead, options))
  }
  // Asked to agree with what was said before, or whether it is so, people are led to a yes.
  if (asksForAssentTo(premise, asked)) return 1
  const told = toldBefore({ texte: premise, premises: [premise], asked }, language, sign)
  if (told) return told.towards
  const rated = ratedAsSaid(premise, asked, options, language)
  if (rated !== undefined) return rated
  if (mendsTrouble(premise, asked, language)) return 1
  if (tellsWhatWouldBeLost(premise)) return sign
  if (tellsHarmOfDoing(premise)) return opposite(sign)
  if (tellsOfSacrifice(premise)) return 1
  if (pleads(premise, language)) return 1
  // Something in distress should be helped, and should continue.
  if (distress.test(fold(premise))) return sign
  const plain = harmAndHelp(
    fold(premise).replace(cures, ' ').replace(harmless, ' ').replace(scarce, ' '),
    language,
  )
  const warned = plain.match(warnings) ?? []
  const harms = warned.length % 2 === 1 || evils.test(plain)
  // A premise about another object speaks for what is asked: an evil speaks for its remedy.
  if (!isSameObject(premise, asked)) return 1
  const tone = toneOf(premise, language)
  const isBurden = asksForBurden(asked, '', language)
  const against = harms && isBurden
  if (tone < 0 && warned.length === 0 && !tellsMisfortune(premise, language))
    return isBurden === (sign === 1) ? 1 : -1
  const said = readProposition(plain.replace(warnings, ' '), '', language).sign
  return ((warned.length % 2 === 1) !== against ? opposite(said) : said) === sign ? 1 : -1
}

/** How a clause begins that gives a reason. */
const opensClause =
  /^(?:bearing|given|considering|knowing|seeing|since|sachant|etant donne|compte tenu|vu que|alors que|puisqu)/

/** Words of certainty, which push towards the words next to them. */
const sureOf = /^(?:surely|obviously|of course|clearly|evidemment|bien sur|assurement|sans doute)/

/** Harm that is denied: « sans danger », "do no harm", harmless. */
const harmless =
  /\b(?:(?:no|not|any|without|never|sans|aucune?|pas|ne|n') ?(?:\w+ ){0,2}?(?:harm\w*|dangers?|dangereu\w+|risks?|risques?|kill\w*|nui\w+|pollu\w+)|harmless|inoffensi\w+)\b/g

/** Remedies named with the ill that they prevent: « le vaccin contre la grippe ». */
const cures =
  /\b(?:vaccin\w*|assur\w*|protection|protect\w*|protege\w*|remede\w*|traitement\w*|insurance|insured?|cure|treatment) (?:contre|against|for) (?:l[ae'] ?)?\w+/g

/** Words for how few people say it, which the discredit already covers. */
const scarce =
  /\b(?:de moins en moins d[e']|fewer and fewer|rares sont|peu de|plus personne|plus grand monde|no one|nobody|il n'y a (?:plus )?que|il ne reste que)/g

/** Evils, for which a question may propose a remedy. */
const evils =
  /\b(?:deaths?|accidents?|crimes?|burglar\w+|pollution|victims?|injur\w+|morts?|noyades?|cambriolages?|agressions?|incendies?|fires?|violences?|obesity|obesite|suicides?|poverty|pauvrete|faim|hunger|drownings?|crashes|thefts?|vols|harcelement|bullying|penurie|shortage)\b/

/** Words for somebody in distress, rather than somebody who does harm. */
const distress =
  /\b(?:(?:has|have) (?:already |recently |just )?lost|barely|hardly|no longer|on the (?:brink|verge)|struggl\w+|crumbl\w+|understaffed|overwhelmed|underfunded|facing (?:closure|ruin|extinction)|at breaking point|(?:a|ont) (?:deja )?(?:perdu|licencie)|peine(?:nt)? a|ne (?:peut|peuvent|parvien\w+|suffi\w+) (?:plus|pas)|n'(?:a|ont) plus|survi(?:t|vent)|exsangues?|epuisee?s?|debordee?s?|a bout de|au bord d\w*|vetustes?|satures?)\b/

/** A premise with a verb about the object, and not only a name of who thinks so. */
const speaks =
  /[.!…]$|\b(?:est|sont|que|qu'|soutien\w+|souhaite\w*|rejett\w+|oppos\w+|is|are|that|support\w*|oppose\w*|reject\w*|want\w*)\b/

/** Whether words stand before the colon of a question: « … : quelle note mettez-vous ? ». */
function isBeforeColon(texte: string, words: string): boolean {
  const colon = texte.indexOf(':')
  const start = texte.indexOf(words)
  return start !== -1 && start < colon && texte.indexOf('?') > colon
}

function opposite(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1
}
