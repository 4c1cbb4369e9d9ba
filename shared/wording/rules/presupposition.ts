import { findingAt, type ItemContext, type Rule } from '../item-context.ts'
import { LIFE_PREMISES } from '../lexicons/life-premises.ts'
import { OCCASIONS, ONE_OF_YOURS, PREMISES, STILL_DOES } from '../lexicons/premises.ts'
import {
  CHANGE_ASSUMED,
  HOW_MUCH,
  LAST_OR_FAVOURITE,
  OPTIONAL_BEHAVIOURS,
  OWNED,
  SCREENED,
  TURNING_POINTS,
  WHY,
} from '../lexicons/presuppositions.ts'
import { ANCHOR } from '../lexicons/vague-quantifiers.ts'
import { WHY_NOT } from '../lexicons/why-not.ts'
import { numberRanges } from '../options/number-ranges.ts'
import type { ReadOption } from '../options/read-options.ts'
import { readPolarity } from '../options/read-polarity.ts'
import { findSpan, has, type Span, wordPattern } from '../text/phrases.ts'
import { countedEvent } from './counted-events.ts'

const CHANGE = { fr: wordPattern(CHANGE_ASSUMED.fr), en: wordPattern(CHANGE_ASSUMED.en) }
const OWN = { fr: wordPattern(OWNED.fr), en: wordPattern(OWNED.en) }
const OPTIONAL = { fr: wordPattern(OPTIONAL_BEHAVIOURS.fr), en: wordPattern(OPTIONAL_BEHAVIOURS.en) }
const DIFFERENT_WHY =
  /(?:why do you think|pourquoi pensez-vous)[^?]*(?<!\p{L})(?:dying|declin|fail|fall(?:en|ing)|ris(?:en|ing)|dropp|increas|decreas|deteriorat|gone (?:up|down)|got(?:ten)? |become |wors|crise|baiss|augment|chut|recul|empir|diminu|degrad|mal|echou|meur|so )/u
const REASON = { fr: wordPattern(WHY.fr), en: wordPattern(WHY.en) }
const TURNING = { fr: wordPattern(TURNING_POINTS.fr), en: wordPattern(TURNING_POINTS.en) }
const LAST = { fr: wordPattern(LAST_OR_FAVOURITE.fr), en: wordPattern(LAST_OR_FAVOURITE.en) }
/** The last time of an event that may never have happened, to a subject that may not exist. */
const LAST_SOMEBODY = {
  fr: wordPattern("la derniere fois qu'(?:une?|quelqu'un|on) (?:\\p{L}+ ){0,2}\\p{L}+"),
  en: wordPattern('the last time (?:an?|someone|somebody|anyone|there was an?) (?:\\p{L}+ ){0,2}\\p{L}+'),
}
const EXTENT = {
  fr: wordPattern('dans quelle mesure|a quel point|de combien'),
  en: wordPattern('to what (?:extent|degree)|how much'),
}
const SCREEN = { fr: wordPattern(SCREENED.fr), en: wordPattern(SCREENED.en) }
const QUANTITY = { fr: wordPattern(HOW_MUCH.fr), en: wordPattern(HOW_MUCH.en) }
const OWN_WORD = { fr: wordPattern('vous|votre|vos|-vous|tu|ton|ta|tes'), en: wordPattern('you|your') }
const PREMISE = {
  fr: wordPattern(`${PREMISES.fr}|${LIFE_PREMISES.fr}`),
  en: wordPattern(`${PREMISES.en}|${LIFE_PREMISES.en}`),
}
const OF_YOURS = { fr: wordPattern(ONE_OF_YOURS.fr), en: wordPattern(ONE_OF_YOURS.en) }
const STILL = { fr: wordPattern(STILL_DOES.fr), en: wordPattern(STILL_DOES.en) }
const OCCASION = { fr: wordPattern(OCCASIONS.fr), en: wordPattern(OCCASIONS.en) }
const LEAST_OPTIONS = 2
/** Options for those to whom a count does not apply; a number has no gender in French. */
const NOT_ONE = { fr: '0', en: 'None' }
const NOT_ONCE = { fr: 'Jamais', en: 'Never' }

/** A premise that is taken for granted, without an option for people to whom it does not apply. */
export const presupposition: Rule = (item) => {
  const relative = findSpan(RELATIVES[item.lang], item.text)
  if (relative && onlyNeverEscapes(item)) return [findingAt('presupposition', relative)]
  const premise = has(SCREEN[item.lang], item.text) ? null : premiseInForm(item)
  if (premise) return [findingAt('presupposition', premise)]
  if (hasWayOut(item)) return []
  const once = item.yesNo || !item.closed ? null : findSpan(LAST_SOMEBODY[item.lang], item.text)
  if (once) return [findingAt('presupposition', once)]
  const last = findSpan(LAST[item.lang], item.text)
  if (last && item.closed && !item.yesNo) return [findingAt('presupposition', last)]
  if (has(SCREEN[item.lang], item.text)) return []
  const change = findSpan(CHANGE[item.lang], item.text)
  if (change && (item.closed || !/^(?:comment|how )/u.test(item.text.slice(change.start))))
    return [findingAt('presupposition', change, 'presupposition_change')]
  const extent = findSpan(EXTENT[item.lang], item.text)
  if (extent && onlySomeDegree(item)) return [findingAt('presupposition', extent, 'presupposition_change')]
  const turning = findSpan(TURNING[item.lang], item.text)
  if (turning) return [findingAt('presupposition', turning)]
  const why = findSpan(REASON[item.lang], item.text)
  if (why && isAboutPerson(item, why) && !asksToExplain(item, why))
    return [findingAt('presupposition', why, 'presupposition_why')]
  const cause = DIFFERENT_WHY.exec(item.text)
  if (cause)
    return [
      findingAt(
        'presupposition',
        { start: cause.index, end: cause.index + cause[0].length },
        'presupposition_why',
      ),
    ]
  if (offersBothEnds(item)) return []
  const zero = missingZero(item)
  if (zero) return [findingAt('presupposition', zero, 'presupposition_zero', NOT_ONE[item.lang])]
  const none = missingNone(item)
  if (none) return [findingAt('presupposition', none, 'presupposition_zero')]
  const never = missingNever(item)
  if (never) return [findingAt('presupposition', never, 'presupposition_zero', NOT_ONCE[item.lang])]
  const owned = findSpan(OWN[item.lang], item.text)
  return owned && takesForGranted(item, owned) ? [findingAt('presupposition', owned)] : []
}

/** Premises that a zero or "about the same" on a scale does not remove: only an option about oneself does. */
function premiseInForm(item: ItemContext): Span | null {
  const still =
    item.yesNo && item.answers.length === LEAST_OPTIONS ? findSpan(STILL[item.lang], item.text) : null
  if (still && !item.options.some((option) => option.kind === 'other')) return still
  if (item.closed && item.options.some((option) => isWayOut(item, option))) return null
  const chosen = item.closed && !item.yesNo ? OF_YOURS : null
  return (
    findSpan(PREMISE[item.lang], item.text) ??
    (chosen && (findSpan(chosen[item.lang], item.text) ?? findSpan(OCCASION[item.lang], item.text)))
  )
}

const UNCHANGED =
  /(?:the same|unchanged|no change|stable|inchange|pareil|identique|aucun changement|pas change|no different|no difference)/u

/** Whether an option offers a way out: not a point of a scale, nor a plain "no". */
function isWayOut(item: ItemContext, option: ReadOption): boolean {
  if (option.kind === 'dont_know') return true
  if (!option.escapes || option.yesNo !== null || UNCHANGED.test(option.text)) return false
  if (/^(?:aucune?|rien|none|nothing|nobody|no one|personne)(?!\p{L})/u.test(option.text)) return true
  if (SAID_OF_IT.test(option.text) && !LIFTS.test(option.text)) return false
  const point = readPolarity(option.text, item.lang)
  return point === null || point.head === null
}

/** « Il n'écoute pas », as a failing of a mayor, admits that he has failings; « il n'en a aucun » does not. */
const SAID_OF_IT = /^(?:ils?|elles?|on|he|she|it|they|does not|doesn't|never) /u
const LIFTS =
  /(?:aucun|rien|en a pas|y a pas|none|any|nothing)|(?<!\p{L})(?:me|m'|moi|my|us|nous|je|i)(?!\p{L})/u

const DENIED = {
  fr: /(?:^|[ '])(?:ne |n')[^?]{0,80} (?:pas|jamais)(?!\p{L})/u,
  en: /(?:^| )(?:do|does|did|have|has|are|is|were|was) (?:you |your \p{L}+ )?(?:not|never)(?!\p{L})|n't(?!\p{L})/u,
}
/** Options that contradict a negative question: "Why do you not take the bus?" "I do take it." */
const DOES_AFTER_ALL = {
  fr: /^(?:si|(?:je |j')(?:le|la|les|l'|y|en) ?\p{L}+|je fais (?:du|de la|de l'|des) ?\p{L}+|je (?!ne )\p{L}+ assez|au contraire.*)$/u,
  en: /^(?:but )?i (?:do|did|am|have)(?! (?:no|not|never) )(?: \p{L}+){0,3}$/u,
}

/** Whether an option says that one did what the stem denies: « Pourquoi n'êtes-vous pas venu ? » « Je suis venu ». */
function saysDone({ text, lang }: ItemContext, option: string): boolean {
  if (DOES_AFTER_ALL[lang].test(option)) return true
  const act = /(?:^|[ -])(?:pas|jamais) (?<act>\p{L}{3,}?)e?s?(?!\p{L})/u.exec(text)?.groups?.act
  return act !== undefined && new RegExp(`^(?:je suis|j'ai) (?:bien )?${act}e?s?(?!\\p{L})`, 'u').test(option)
}

/** Whether an option denies the premise. A plain "no" does not if both answers admit it ("Do you still smoke?"). */
function hasWayOut(item: ItemContext): boolean {
  if (!item.closed) return false
  const granted = item.yesNo && has(TURNING[item.lang], item.text)
  const denies = DENIED[item.lang].test(item.text)
  const isReason = denies && has(REASON[item.lang], item.text) ? WHY_NOT[item.lang] : null
  const ways = item.options.filter(
    (option) =>
      ((option.escapes || option.kind === 'dont_know') && !isReason?.test(option.text)) ||
      (denies && saysDone(item, option.text)),
  )
  return ways.some((option) => !granted || (option.yesNo === null && option.kind === 'answer'))
}

/** A question about what a partner or child does, for which "never" is only an answer of people who have one. */
const RELATIVES = {
  fr: wordPattern(
    '(?:votre|vos) (?:conjointe?|mari|femme|epouse?|compagne|compagnon|partenaire|fils|fille|enfants?)(?= [^?]{0,40}-(?:t-)?(?:il|elle|ils|elles)(?!\\p{L}))',
  ),
  en: wordPattern('(?<=do |does |did )your (?:partner|spouse|husband|wife|son|daughter|child|children)'),
}

function onlyNeverEscapes(item: ItemContext): boolean {
  if (!item.closed || item.yesNo || item.answers.length < LEAST_OPTIONS) return false
  const ways = item.options.filter((option) => option.escapes || option.kind !== 'answer')
  return (
    ways.length > 0 && ways.every((option) => /^(?:jamais|never|not at all|pas du tout)$/u.test(option.text))
  )
}

/** Whether every answer admits some degree: "a little, a lot". */
function onlySomeDegree(item: ItemContext): boolean {
  const degrees = item.answers.map((option) => readPolarity(option.text, item.lang))
  return (
    degrees.length >= LEAST_OPTIONS && degrees.every((degree) => degree?.side === 1 && degree.head === null)
  )
}

/** Whether "why" has a premise, as in "why do you distrust" and "why has it declined", unlike "why is the sky blue". */
function isAboutPerson(item: ItemContext, why: Span): boolean {
  const after = item.text.slice(why.start)
  if (has(OWN_WORD[item.lang], after)) return true
  return /(?:baiss|degrad|diminu|augment|empir|recul|echec|echou|mauvais|pire|moins|hausse|chute|declin|fail|worse|fallen|risen|increase|decrease|drop|rise|bad|poor|less |more |so |ignor|refus|neglect|neglig|abandon|betray|trah|menti|waste|lied|gaspill)\p{L}*/u.test(
    after,
  )
}

const ASKED_TO_EXPLAIN = {
  fr: /(?:expliqu|indiqu|precis|decri|dites|justifi)\p{L}*(?: \p{L}+){0,2} $/u,
  en: /(?:explain|describe|indicate|state|specify|say|tell us|outline|comment on|briefly)(?: \p{L}+){0,2} $/u,
}
const RATED_BEFORE = {
  fr: /(?:(?:experience|impression|visite|note|reponse|evaluation|avis|opinion) [^?]{0,60}(?:bonne?|mauvaise?|moyenne?|negative|positive)|(?:repondu|donne|attribue|choisi) )/u,
  en: /(?:(?:experience|impression|visit|rating|score|answer|response|opinion)s? [^?]{0,80}(?:good|poor|bad|negative|positive|excellent|fair)|you (?:have )?(?:chosen|selected|rated|answered|gave|given|scored|are unsure|were unsure) )/u,
}

/** A request to explain an answer given before, such as "explain why …", which only those see who gave it. */
function asksToExplain(item: ItemContext, why: Span): boolean {
  if (item.closed) return false
  const before = item.text.slice(0, why.start)
  return (
    ASKED_TO_EXPLAIN[item.lang].test(before) || RATED_BEFORE[item.lang].test(`${item.text.slice(why.start)} `)
  )
}

/**
 * "… is real or fake?" with "mostly real … mostly fake": each end is the absence of the other, so that none is missing.
 */
function offersBothEnds(item: ItemContext): boolean {
  const [, one, other] = /(\p{L}{3,}),? (?:or|ou) (\p{L}{3,}) ?\?/u.exec(item.text) ?? []
  if (one === undefined || other === undefined) return false
  const named = (word: string) => item.answers.some((option) => option.text.includes(word))
  return named(one) && named(other)
}

/** A count whose lowest answer is not zero. */
function missingZero(item: ItemContext): Span | null {
  if (!item.closed) return null
  const asked = findSpan(QUANTITY[item.lang], item.text)
  if (!asked || !has(OWN_WORD[item.lang], item.text)) return null
  const counted = item.text.slice(asked.start).split(/[,?(]|(?<= )(?:including|y compris)(?= )/u)[0] ?? ''
  if (
    !(has(OPTIONAL[item.lang], counted) || isCountOfEvents(item)) ||
    /^(?:combien de personnes|how many (?:people|adults|persons))/u.test(counted)
  )
    return null
  const lowest = numberRanges(item)[0]
  if (!lowest || lowest.low <= 0) {
    return lowest && lowest.low === Number.NEGATIVE_INFINITY && !lowest.highIn && isSensitive(item)
      ? asked
      : null
  }
  return asked
}

/** Whether it counts events that may not have happened; not sleep, meals and the like, which everybody has. */
function isCountOfEvents(item: ItemContext): boolean {
  if (
    /(?:dorm|slep|heures|hours|minutes|repas|meals|jours|days|nuits|nights|ans|years|temps|personnes|people)/u.test(
      item.text,
    )
  )
    return false
  return (
    countedEvent(item) !== null ||
    /how many (?:\p{L}+ ){1,4}(?:did|have) you (?!have|own|live|need|know)\p{L}+/u.test(item.text)
  )
}

/** Whether doing it at all is sensitive: then "less than ten" is no answer for people who never do it. */
function isSensitive(item: ItemContext): boolean {
  return /(?:cigarette|fum|alcool|cannabis|smok|alcohol|gambl|drug|drogue|pari)/u.test(item.text)
}

/** A choice among brands or channels of something that many people do not use. */
function missingNone(item: ItemContext): Span | null {
  if (!item.closed || item.yesNo || item.answers.length < LEAST_OPTIONS) return null
  if (numberRanges(item).length > 0) return null
  const asked =
    /^(?:sur|avec|quel|quelle|lequel|laquelle|lesquel|which|what|avec qui|aupres|ou |pour |a q|with whom|who|where|how often)/u
  const span = findSpan(QUANTITY[item.lang], item.text)
  if (!span || !asked.test(item.text.slice(span.start)) || !has(OPTIONAL[item.lang], item.text)) return null
  // "Less often" includes people who never do.
  if (
    item.answers.some((option) =>
      /(?:^| )(?:less|moins|rare\p{L}*|hardly|seldom)(?!\p{L})/u.test(option.text),
    )
  )
    return null
  return has(OWN_WORD[item.lang], item.text) ? span : null
}

const HOW_OFTEN = {
  fr: wordPattern('(?:a quelle frequence|combien de fois|tous les combien) [^?]{0,60}?vous'),
  en: wordPattern('how (?:often|frequently) (?:do|does) (?:you|your)'),
}
const COUNTED = { fr: wordPattern(ANCHOR.fr), en: wordPattern(ANCHOR.en) }
const ALMOST_NEVER = /(?:^| )(?:less|moins|rare\p{L}*|hardly|seldom|other|autre)(?!\p{L})/u

/** "How often do you argue?" with "every month" as the least: every answer admits that one does. */
function missingNever(item: ItemContext): Span | null {
  if (!item.closed || item.answers.length < LEAST_OPTIONS) return null
  const asked = findSpan(HOW_OFTEN[item.lang], item.text)
  if (!asked || item.options.some((option) => ALMOST_NEVER.test(option.text))) return null
  return item.answers.every((option) => has(COUNTED[item.lang], option.text)) ? asked : null
}

/** Whether it speaks of "your dog" to people who may have none, with options among which they must choose. */
function takesForGranted(item: ItemContext, owned: Span): boolean {
  if (!item.closed || item.yesNo) return false
  const before = item.text.slice(0, owned.start)
  return !/(?:combien|how many|vous et |you and |ou |or |and |vivez-vous avec |live with |[aâ]vez-vous |etes-vous |do you have )$/u.test(
    before,
  )
}
