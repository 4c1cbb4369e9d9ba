import type { Finding } from '../finding.ts'
import { findingInOptions, type ItemContext, type Rule } from '../item-context.ts'
import { FREQUENCY_OPTIONS } from '../lexicons/vague-quantifiers.ts'
import { comparedSides } from '../options/comparatives.ts'
import { DENIES_EXCESS, EXCEEDS, isBetweenEnds, wordOfExcess } from '../options/excess.ts'
import { type Polarity, readPolarity } from '../options/read-polarity.ts'
import { standsAside } from '../options/stands-aside.ts'
import { has, phrasePattern, wordPattern } from '../text/phrases.ts'
import { duplicateOptions } from './duplicate-options.ts'

const HEALTH = { fr: phrasePattern(['sante']), en: phrasePattern(['health']) }
const MIDDLING = { fr: /^passable/u, en: /^(?:only )?fair$/u }
const FREQUENCY = { fr: wordPattern(FREQUENCY_OPTIONS.fr), en: wordPattern(FREQUENCY_OPTIONS.en) }
/** Amounts of counted things ("many, a few, none"), which are no rating. */
const AMOUNT = {
  fr: /^(?:beaucoup|de nombreux|plusieurs|quelques-uns|quelques)$/u,
  en: /^(?:many|several|a few|few|hardly any)$/u,
}
const LISTS = {
  fr: /(?<!\p{L})(?:pourquoi|(?:raison|motif|inconvenient|probleme|avantage|defaut|qualite|reproche|obstacle|frein)s?(?: principa\p{L}+)? (?:de|du|des|d'|est|pour|a|qui|que|vous)|principa\p{L}+ (?:raison|motif|inconvenient|probleme|avantage|defaut|qualite|obstacle|frein)s?)(?!\p{L})/u,
  en: /(?<!\p{L})(?:why|(?:main|biggest|chief) (?:reason|drawback|problem|advantage|fault|obstacle|benefit)s?|what stops)(?!\p{L})/u,
}
const LEAST_POINTS = 3

/** A rating scale with more points, or stronger ones, on one side. */
export const unbalancedScale: Rule = (item) => {
  if (!item.closed || item.answers.length < LEAST_POINTS) return []
  // A list with an "other" option is no scale, nor is a list of reasons or drawbacks.
  if (item.options.some((option) => option.kind === 'other') || LISTS[item.lang].test(item.text)) return []
  if (startsNearZero(item) || exceedsAlike(item) || deniesExcess(item)) return []
  if (onlyExceeds(item)) return report('unbalanced_scale')
  if (isSurerOnOneSide(item)) return report('unbalanced_strength')
  const onScale = item.answers.filter((option) => !standsAside(option, item))
  const compared = comparedSides(
    onScale.map((option) => option.text),
    item.lang,
  )
  if (compared) return leans(compared) ? report('unbalanced_scale') : []
  const points: Polarity[] = []
  for (const option of onScale) {
    if (has(FREQUENCY[item.lang], option.text) || AMOUNT[item.lang].test(option.text)) return []
    const point = readPoint(item, option.text)
    if (!point) return []
    points.push(point)
  }
  if (!isScale(points) || isHealthScale(item)) return []
  if (isLopsided(item, points)) return report('unbalanced_scale')
  return isStrongerOnOneSide(points) && duplicateOptions(item).length === 0
    ? report('unbalanced_strength')
    : []
}

/** "Yes, definitely", "Maybe", "No": one of the three points that yes and no leave is stated more strongly. */
function isSurerOnOneSide(item: ItemContext): boolean {
  const texts = item.answers.map((option) => option.text)
  if (texts.length !== LEAST_POINTS || !texts.some((text) => DOUBTFUL.test(text))) return false
  const sure = (word: RegExp) => texts.filter((text) => word.test(text))
  const yes = sure(SURE_YES).length
  const no = sure(SURE_NO).length
  return yes + no === 1 && texts.some((text) => (yes === 1 ? /^(?:no|non)$/u : /^(?:yes|oui)$/u).test(text))
}
const SURE_YES =
  /^(?:yes|oui),? (?:definitely|certainly|absolutely|certainement|absolument|tout a fait|sans hesiter)$/u
const SURE_NO =
  /^(?:no|non),? (?:definitely not|certainly not|absolutely not|never|certainement pas|absolument pas|pas du tout|jamais)$/u

function report(why: 'unbalanced_scale' | 'unbalanced_strength'): Finding[] {
  return [findingInOptions('unbalanced_scale', undefined, why)]
}

/** Whether there are more points on one side of "about the same" than on the other. */
function leans(sides: readonly (-1 | 0 | 1)[]): boolean {
  const sum = sides.reduce<number>((total, side) => total + side, 0)
  return sides.length >= LEAST_POINTS && sum !== 0
}

/**
 * As many points of too much before the right one as after it: "much too early, too early, at the right time, too late
 * …".
 */
function exceedsAlike({ answers }: ItemContext): boolean {
  const right = answers.flatMap((option, place) => (EXCEEDS.test(option.text) ? [] : [place]))
  return right.length === 1 && right[0] === (answers.length - 1) / 2
}

/**
 * « Trop cher, un peu trop cher, pas trop cher »: degrees of one fault from none of it upwards. What stands on the other
 * side (« bon marché ») takes about as many options as the fault, and « pas trop cher » is then the middle.
 */
function deniesExcess({ answers }: ItemContext): boolean {
  const texts = answers.map(({ text }) => text)
  const denied = texts.filter((text) => DENIES_EXCESS.test(text))
  const exceeding = texts.filter((text) => EXCEEDS.test(text) && !DENIES_EXCESS.test(text))
  const faults = new Set(exceeding.map(wordOfExcess))
  const [fault = ''] = faults
  if (faults.size !== 1 || denied.length !== 1 || !denied.every((text) => wordOfExcess(text) === fault))
    return false
  const isOfIt = (text: string) => fault !== '' && text.split(' ').at(-1) === fault.split(' ').at(-1)
  const others = texts.filter((text) => !EXCEEDS.test(text) && !isOfIt(text)).length
  return exceeding.length >= 2 && (others === 0 || Math.abs(exceeding.length - others) <= 1)
}

/** "Much too dear, too dear, dear, a little dear": degrees of one fault, with none of it on offer. */
function onlyExceeds({ answers }: ItemContext): boolean {
  const words = answers.map(({ text }) => text.split(/[ ,]+/u))
  const faults = new Set(
    words.flatMap((option, at) => (EXCEEDS.test(answers[at]?.text ?? '') ? option.slice(-1) : [])),
  )
  const isOfIt = (option: readonly string[]) => faults.has(option.at(-1) ?? '')
  const exceeding = answers.filter(({ text }) => EXCEEDS.test(text)).length
  return (
    exceeding >= 2 &&
    faults.size === 1 &&
    words.every(isOfIt) &&
    !answers.some(({ text }) => DENIES.test(text))
  )
}
const DENIES = /(?:^| )(?:pas|peu|aucune?|not|no|never|hardly)(?= )(?<!un peu)/u

/** Reads a point: "fair" is the middle of good and bad, but negative in "excellent, good, fair, poor". */
function readPoint(item: ItemContext, text: string): Polarity | null {
  const fair = MIDDLING[item.lang].test(text)
  const poor = item.answers.some((option) => /^(?:poor|mauvaise?|mediocre|insuffisante?)$/u.test(option.text))
  const veryPoor = item.answers.some((option) =>
    /^(?:very|tres) (?:poor|bad|mauvaise?|mediocre)$/u.test(option.text),
  )
  if (fair) return { side: poor && !veryPoor ? -1 : 0, level: 0.5, head: text, zero: false, oneWay: false }
  const fairlyGood =
    /^assez bon(?:ne)?s?$/u.test(text) && item.answers.some((option) => /^tres mauvais/u.test(option.text))
  if (fairlyGood && item.answers.some((option) => /^bon(?:ne)?s?$/u.test(option.text))) {
    return { side: 0, level: 1, head: null, zero: false, oneWay: false }
  }
  if (isBetweenEnds(item, text)) {
    return { side: 0, level: 1, head: null, zero: false, oneWay: false }
  }
  if (item.yesNo) return readYesNo(item, text)
  // With options such as "probably", a bare "no" is the negative side, not a true zero.
  if (DOUBTFUL.test(text)) return { side: 0, level: 1, head: text, zero: false, oneWay: false }
  if (/^(?:yes|oui)$/u.test(text)) return { side: 1, level: 1, head: null, zero: false, oneWay: false }
  const probably = PROBABLY.exec(text)?.groups
  if (probably) return { side: probably.not ? -1 : 1, level: 0.5, head: null, zero: false, oneWay: false }
  if (/^(?:no|non)$/u.test(text)) return { side: -1, level: 1, head: null, zero: false, oneWay: true }
  return readPolarity(text, item.lang)
}

/** High, medium and low of one thing, and none of it, or a lowest point that includes none. */
function startsNearZero({ answers }: ItemContext): boolean {
  const some = (pattern: RegExp) => answers.some((option) => pattern.test(option.text))
  return some(NEARLY_ZERO) || (some(LOW_OF_IT) && some(NONE_OF_IT))
}
const LOW_OF_IT = /^(?:low|small|minor|faible)(?!\p{L})/u
const NONE_OF_IT = /^(?:not|no|none|nil|aucune?|nul(?:le)?|pas d['e]|pas du tout)(?!\p{L})/u
/** A lowest point that includes none at all, so that the scale runs from zero upwards: « faible ou nulle ». */
const NEARLY_ZERO =
  /(?<!\p{L})(?:ou nul(?:le)?s?|nul(?:le)?s? ou|inexistante?s?|(?:low|little|small|slight) (?:to|or) (?:no|none|zero)|(?:no|none) or (?:low|little|slight)|little to no)(?!\p{L})/u
const DOUBTFUL = /^(?:maybe|perhaps|possibly|peut-etre|eventuellement)(?!\p{L})/u
const PROBABLY = /^(?:probably|probablement|sans doute)(?: (?:yes|oui)| (?<not>not|no|pas|non))?$/u

/** Reads a point such as "Yes, certainly", « Non, plutôt pas »: the first word determines the side. */
function readYesNo(item: ItemContext, text: string): Polarity | null {
  const [first = '', ...rest] = text.split(/[ ,]+/u)
  const side = /^(?:oui|yes)$/u.test(first) ? 1 : /^(?:non|no)$/u.test(first) ? -1 : null
  if (side === null) return readPolarity(text, item.lang)
  if (rest.length === 0) return { side, level: 1, head: first, zero: false, oneWay: false }
  const degree = readPolarity(rest.join(' '), item.lang)
  return degree && { ...degree, side, head: first, zero: false, oneWay: false }
}

/** Whether the points differ by degree or include a middle; a list of different good things is no scale. */
function isScale(points: readonly Polarity[]): boolean {
  return (
    points.some((point) => point.head !== null) &&
    points.some((point) => point.level !== 1 || point.side === 0)
  )
}

function isLopsided(item: ItemContext, points: readonly Polarity[]): boolean {
  const positive = points.filter((point) => point.side === 1)
  const negative = points.filter((point) => point.side === -1)
  const difference = Math.abs(positive.length - negative.length)
  if (difference === 0) return false
  const few = positive.length < negative.length ? positive : negative
  if (item.yesNo) return difference >= 2
  if (startsFromNothing(points) || deniesAll(item, points) || isDegreeOfOne(points)) return false
  if (few.length === 0) return isOneSided(item, points)
  return true
}

/** Whether the scale has a true zero, with degrees of one thing above it: "Not at all worried … extremely worried". */
function startsFromNothing(points: readonly Polarity[]): boolean {
  const below = points.filter((point) => point.side === -1)
  if (below.length === 0) return false
  const agrees = points.some((point) => /^(?:d'accord|agree)/u.test(point.head ?? ''))
  if (!agrees && below.some((point) => point.zero) && below.length <= 2) return true
  return points.every((point) => point.oneWay || point.side === 0)
}

/** "Not at all difficult, somewhat difficult, very difficult": degrees of one thing, from none of it upwards. */
function isDegreeOfOne(points: readonly Polarity[]): boolean {
  const none = points.filter((point) => point.zero)
  return none.length === 1 && points.every((point) => point.head !== null && point.head === points[0]?.head)
}

/** "Highly effective, somewhat effective, a little effective, not effective": the last point denies all the others. */
function deniesAll({ answers }: ItemContext, points: readonly Polarity[]): boolean {
  const some = (pattern: RegExp) => answers.filter((option) => pattern.test(option.text)).length === 1
  const isOneThing = points.every((point) => point.head === points[0]?.head)
  return (
    isOneThing && some(/^(?:not|pas) \p{L}+$/u) && some(/^(?:a (?:little|bit)|slightly|un peu|legerement) /u)
  )
}

/** Whether there is no point on the other side, nor a weak one that could take its place. */
function isOneSided(item: ItemContext, points: readonly Polarity[]): boolean {
  const zero = item.options.some((option) => option.escapes)
  const weak = points.some(
    (point) =>
      point.oneWay && point.level === 0.5 && /un peu|a (?:little|bit)|slight|leger/u.test(point.head ?? ''),
  )
  const enough = points.filter((point) => point.side !== 0).length >= LEAST_POINTS
  return enough && !zero && !weak && points.every((point) => point.head !== null || point.side === 0)
}

function isHealthScale(item: ItemContext): boolean {
  const standard = item.answers.filter((option) =>
    /^(?:excellente?|(?:very |tres )?(?:good|bonne|bon)|fair|poor|passable|mauvaise?|mediocre)$/u.test(
      option.text,
    ),
  )
  // Without "fair" it is another scale, which has a single point on the poor side.
  const hasFair = item.answers.some((option) => MIDDLING[item.lang].test(option.text))
  return (
    hasFair &&
    standard.length === item.answers.length &&
    standard.length >= 4 &&
    has(HEALTH[item.lang], item.text)
  )
}

/** Whether both sides have equally many points, but only one of them has a strong point. */
function isStrongerOnOneSide(points: readonly Polarity[]): boolean {
  const positive = points.filter((point) => point.side === 1)
  const negative = points.filter((point) => point.side === -1)
  if (positive.length !== negative.length || positive.length < 2) return false
  if (points.some((point) => point.zero)) return false
  const strongest = (side: readonly Polarity[]) => Math.max(...side.map((point) => point.level))
  return Math.abs(strongest(positive) - strongest(negative)) >= 1
}
