import type { Finding } from '../../../../shared/wording/finding.ts'
import { INTERESTED } from '../../../../shared/wording/lexicons/appeals.ts'
import { wordPattern } from '../../../../shared/wording/text/phrases.ts'
import { fold, type Language } from '../../text.ts'
import { partsOf } from '../opinion/asking-part.ts'
import { type Proposition, readProposition } from '../opinion/proposition.ts'
import { readOptionSet } from '../scales/option-set.ts'
import {
  asksForAssentTo,
  asksInReproach,
  harmAndHelp,
  pleads,
  reasonFirst,
  reproachesYes,
  tellsHarmOfDoing,
  tellsOfSacrifice,
  tellsWhatWouldBeLost,
} from './argued.ts'
import { arguedBefore, mendsTrouble, ratedAsSaid } from './argued-before.ts'
import { chargedIn } from './charged-classes.ts'
import { asksForBurden } from './charged-directions.ts'
import { charge } from './charges.ts'
import { calledByDeed } from './due-to-blamed.ts'
import { merelySays } from './merely-said.ts'
import { namesPushedFor } from './names-pushed-for.ts'
import { statesDenial } from './offered.ts'
import { plea } from './pleas.ts'
import type { Push } from './push.ts'
import { asksToRefuse, leadsToNo, takenAsWrong } from './rhetoric.ts'
import { isSameObject } from './same-object.ts'
import { type TakenSide, takenSide } from './taken-sides.ts'
import { courts, toldBefore } from './told-before.ts'
import { tellsMisfortune, toneOf } from './tone/tone.ts'

/** Sources so discredited that their statement speaks against itself. */
const discredited =
  /\b(?:extremist\w*|agitateurs?|fanati\w+|complotist\w+|conspirac\w+|cranks?|charlatans?|radicals?|lunatics?|zealots?|(?:une poignee|(?<!\ben )quelques(?! (?:questions?|minutes?|instants?|mots?|semaines?|jours?|mois|annees?|heures?|euros?|metres?|kilometres?|centimes?)\b)|a handful|only a (?:handful|few)) (?:d'|de |of )?\w+|pretend(?:ent)?|pretendument|soi-disant|so-called|(?:since |later |now |depuis |aujourd'hui )?(?:been )?(?:withdrawn|retracted|debunked|discredited|retire[es]?|desavoue\w*|dementie?s?|discredite\w*|conteste\w*)(?= ?,)|(?:anonymous (?:sources?|letters?|posts?|bloggers?|blog|tips?|accounts?|witness\w*)|unverified|unnamed|dubious|fringe|self-appointed|(?:sources?|lettres?|temoins?|comptes?|blogs?|courriers?) anonymes?|non verifiee?s?|douteu\w+|autoproclame\w*|qui (?:ont|a) tout interet)|alleged(?:ly)?)\b/

/** Sources that gain by what they say, or are hardly anybody. */
const interested = { fr: wordPattern(INTERESTED.fr), en: wordPattern(INTERESTED.en) }

/** Being like others, in forms that the wording checker does not report. */
const company = /\bas most (?:people|of us|others)\b/

/**
 * Warnings: whoever warns of a thing is against it. « Mettre en garde contre » counts as one reversal although it has
 * two such words.
 */
const warnings =
  /\b(?:mett(?:ent|re|ait) en garde|alert\w+|warn\w*|deconseill\w+|s'inquiet\w+|redoutent|(?<!\b(?:de|la|une|par|cette|chaque|des) )nui(?:t|sent)|tuent?|(?:ont|a) (?:deja )?(?:tue|blesse|cause|provoque|pollue|contamine|detruit|ruine)|polluent?|detrui(?:t|sent)|empoisonnent?|kill(?:s|ed)?|injured?|maimed?|harm(?:s|ed)?|cause[sd]?|poison(?:s|ed)?|pollute[sd]?|destroy(?:s|ed)?|ruin(?:s|ed)?|crashed|(?:costly |complete |total )?failures?|disasters?|fiasco|shambles|scandals?|nightmares?|echecs?|desastres?|catastrophes?|gachis|condemn\w*|denounc\w*|criticis\w*|slam\w*|condamn\w*|linked to|blamed for|costs? (?:far |much )?more than|cout(?:e|ent) (?:bien |beaucoup |nettement )?plus (?:cher )?que?|no (?:support|evidence|proof|benefit)|aucun(?:e)? (?:preuve|effet|benefice|resultat)|outdated|failing|has failed|have failed|a echoue|ont echoue|threaten\w*|menacent?)(?: (?:contre|against|of|about|sur))?\b/g

/** The pushes of a stem, from the findings of the wording checker. */
export function readPushes(
  texte: string,
  language: Language,
  findings: readonly Finding[],
  proposition: Proposition,
  options: readonly string[] = [],
): Push[] {
  const pushes: Push[] = []
  const kind = options.length > 0 ? readOptionSet(options, language, texte).kind : undefined
  const isMeasured = kind === 'ranges'
  const isNominal = kind === 'nominal'
  const spanOf = ({ start, end }: Finding) => texte.slice(start ?? 0, end ?? 0)
  const found = findings.find(({ rule }) => rule === 'leading')
  const leading =
    found &&
    !merelySays(texte, spanOf(found), language) &&
    !asksToRefuse(partsOf(texte).asked, spanOf(found), language)
      ? found
      : undefined
  const doubted = doubtIn(texte, language)
  const taken = takenSide(partsOf(texte), options, language)
  const words = leading
    ? spanOf(leading)
    : ((doubted ?? company.exec(fold(texte)))?.[0] ?? reasonFirst(partsOf(texte), options))
  if (words !== undefined) {
    const towards = leadsTowards(texte, words, language, proposition, options)
    pushes.push(
      ...led(texte, words, taken?.towards ?? (doubted ? opposite(towards) : towards), language, options),
    )
  } else pushes.push(...unreported(texte, language, findings, proposition, options, taken))
  if (options.length > 0 && !findings.some(({ rule }) => rule === 'loaded')) {
    const { asked } = partsOf(texte)
    const charged = chargedIn(asked, language)
    const words = charged?.words ?? calledByDeed(asked, language)
    if (words !== undefined)
      pushes.push(charge(texte, words, language, proposition, options, charged?.side ?? -1))
  }
  const isLed = pushes.some(({ effect }) => effect === 'leading')
  for (const finding of findings) {
    const words = spanOf(finding)
    // Charged words about the source of a statement are already part of its discredit.
    const framed = doubted?.[0].includes(fold(words)) || courts(partsOf(texte).premises, language)
    if (finding.rule === 'loaded' && !(framed && isBefore(texte, words))) {
      pushes.push(charge(texte, words, language, proposition, options))
    }
    // Words that allow no exception keep people from saying yes, whatever the statement.
    if (finding.rule === 'absolute' && !(isLed && isBefore(texte, words)))
      pushes.push({ effect: 'absolute', towards: -1, words })
    // What is taken for granted calls for a yes, if there is one.
    if (finding.rule === 'presupposition' && !isMeasured && !isNominal)
      pushes.push({ effect: 'presupposition', towards: 1, words })
  }
  // Charged words make amounts neither better nor worse.
  return isMeasured ? pushes.filter(({ effect }) => effect !== 'loaded') : pushes
}

/** A push by a turn that the wording checker does not report; none if there is no such turn. */
function unreported(
  texte: string,
  language: Language,
  findings: readonly Finding[],
  proposition: Proposition,
  options: readonly string[],
  taken: TakenSide | undefined,
): Push[] {
  const parts = partsOf(texte)
  // Charged words that only court or pity whoever answers are part of the frame.
  const isCharged = findings.some(
    (one) =>
      one.rule === 'loaded' &&
      !(courts(parts.premises, language) && isBefore(texte, texte.slice(one.start ?? 0, one.end ?? 0))),
  )
  const pleaded = taken || isCharged ? undefined : plea(parts.asked, options, language)
  // What follows the question, or stands in brackets, explains it.
  const mark = texte.includes('?') ? texte.indexOf('?') : texte.length
  const isBeforeIt = (part: string) => !/^\s*\(/.test(part) && texte.indexOf(part) < mark
  const told = { ...parts, premises: parts.premises.filter(isBeforeIt) }
  const framed =
    taken || pleaded || isCharged || options.length === 0
      ? undefined
      : toldBefore({ ...told, texte }, language, proposition.sign)
  if (framed) return led(texte, framed.words, framed.towards, language, options)
  if (pleaded?.names) return [{ effect: 'leading', ...pleaded }]
  const side =
    taken ?? pleaded ?? (isCharged ? undefined : arguedBefore(told, options, language, proposition.sign))
  if (!side || (side !== pleaded && merelySays(texte, side.words, language))) return []
  return led(texte, side.words, side.towards, language, options)
}

/** The push of a leading wording; none if its statement concerns none of the options. */
function led(
  texte: string,
  words: string,
  towards: 1 | -1,
  language: Language,
  options: readonly string[],
): Push[] {
  const names = namesPushedFor(texte, words, towards, options, language)
  if (names === undefined) return [{ effect: 'leading', towards, words }]
  return names.length === 0 ? [] : [{ effect: 'leading', towards, words, names }]
}

/**
 * Direction of a leading wording. Inside the question it is towards what the question states; in a premise it depends
 * on how the premise speaks of the same object.
 */
function leadsTowards(
  texte: string,
  words: string,
  language: Language,
  { sign }: Proposition,
  options: readonly string[],
): 1 | -1 {
  const { premises, asked } = partsOf(texte)
  // Something that one would not do, named before the question, speaks for the alternative that is asked about.
  if (leadsToNo(words, language) && isBeforeColon(texte, words)) return 1
  if (leadsToNo(words, language) || takenAsWrong(words, language)) return -1
  if (reproachesYes(words, language) || asksInReproach(asked, language)) return -1
  const premise = premises.find((part) => part.includes(words) || fold(part).includes(fold(words)))
  // « Comme la plupart des gens, » says nothing about the object, so it pushes towards what is stated.
  if (premise === undefined || !speaks.test(fold(premise)))
    return sureOf.test(fold(words)) && statesDenial(asked, options, language) ? -1 : 1
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
  const against = harms && asksForBurden(asked, '', language)
  const tone = toneOf(premise, language)
  if (tone < 0 && warned.length === 0 && !tellsMisfortune(premise, language))
    return against === (sign === 1) ? 1 : -1
  const said = readProposition(plain.replace(warnings, ' '), '', language).sign
  return ((warned.length % 2 === 1) !== against ? opposite(said) : said) === sign ? 1 : -1
}

/** Words of certainty, which push towards the words next to them. */
const sureOf = /^(?:surely|obviously|of course|clearly|evidemment|bien sur|assurement|sans doute)/

/** « Few have not done it yet » means that everybody else has. */
const notYet =
  /\b(?:only )?(?:a handful|a few|very few) (?:of )?[^,.?!]{0,40}\b(?:yet to|still (?:have not|haven't|not))\b|\b(?:une poignee|quelques|rares|peu) [^,.?!]{0,40}\b(?:pas encore)\b/g

/**
 * The words that cast doubt on who speaks. "Nobody wants …" is no such doubt if it is about another object than the
 * question.
 */
function doubtIn(texte: string, language: Language): RegExpExecArray | null {
  const own = discredited.exec(fold(texte).replace(notYet, ' '))
  if (own) return own
  const found = firstOf(interested[language], fold(texte))
  if (!found || !/^(?:nobody|no one|plus personne|plus grand monde)/.test(found[0])) return found
  const { premises, asked } = partsOf(texte)
  const premise = premises.find((part) => fold(part).includes(found[0]))
  return premise === undefined || isSameObject(premise, asked) ? found : null
}

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

/** Whether words stand in a premise. */
function isBefore(texte: string, words: string): boolean {
  return partsOf(texte).premises.some((part) => part.includes(words))
}

/** The first match of a global pattern, whose `lastIndex` is reset. */
function firstOf(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = 0
  return pattern.exec(text)
}

function opposite(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1
}
