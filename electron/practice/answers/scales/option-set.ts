import { plainOption, readOptions } from '../../../../shared/wording/options/read-options.ts'
import { asksForAgreement } from '../../../../shared/wording/rules/agree-disagree.ts'
import { foldText } from '../../../../shared/wording/text/fold.ts'
import type { Language } from '../../text.ts'
import { toneOf } from '../tone/tone.ts'
import { dutyValues } from './courses.ts'
import { sidesByDenial } from './denials.ts'
import { ladderValues, spacedBySteps } from './ladders.ts'
import { numberedValues } from './numbered.ts'
import { type RangeOption, rangeOptions } from './ranges.ts'
import { ratesOf } from './rates.ts'
import { verbalValue } from './verbal.ts'

/** How a set of options is built; options are given by their indexes. */
export interface OptionSet {
  readonly kind: 'agreement' | 'scale' | 'ranges' | 'nominal'
  /**
   * Value of each option, from −1 (against, least) to 1 (for, most); null for ways out, and for options without an
   * order.
   */
  readonly valence: readonly (number | null)[]
  /** The options that are numbers or ranges of numbers. */
  readonly ranges: readonly RangeOption[]
  /** Indexes of « ne sait pas » and the like, and of refusals. */
  readonly exits: readonly number[]
  /** Indexes of « autre », and of « aucun » among named things. */
  readonly others: readonly number[]
  /** Indexes of all other options, in order. */
  readonly substantive: readonly number[]
  /** False if some options looked like a scale or ranges, but too few to read the set as such. */
  readonly understood: boolean
}

const notApplicable =
  /^(?:non concernee?s?|sans objet|(?:does )?not appl\w+|n\/a|pas concernee?s?|(?:does not|doesn't) know|vous ne savez pas|prefers? not|(?:still )?undecided\b|(?:encore )?indecise?s?\b|\((?:don't know|refus|no answer|ne sait pas|nsp|sans reponse))/
/**
 * « Je n'y suis pas allé », "I did not need one": among the points of a scale, such an option means that the question
 * does not apply.
 */
const beside =
  /^(?:i (?:did not|didn't|have not|haven't|do not|don't) (?:need|have|had|use|used|go|been|attend)|je n'(?:ai|en ai|y suis|y vais)|vous n'avez pas)\b/
/** « Je n'en ai jamais rempli », "Not heard of it": likewise, even beside two points, but not beside how often. */
const unacquainted =
  /^(?:not (?:heard|used|tried|seen|been)\b|never (?:heard|used|tried|seen|been|had)\b|(?:i |we )?(?:don't|do not|have never|have not|haven't|never) (?:use|used|drive|own|know|heard|been|seen|tried|eat|drink|read|watch|visit\w*|live|work|buy|had)\b|je n'(?:en |y |l')?(?:ai|utilise|mange|bois|habite|achete|suis) (?:jamais|pas)\b|je ne (?:la |le |les |l')?(?:connais|frequente|conduis|bois|lis|regarde|prends|vais)\b|(?:pas|jamais) (?:entendu|utilise|essaye|vu|concerne)\b)/
const otherThings = /^(?:the |any )?other \w+s$|^(?:les |d'|des )autres \w+s$/
const howOften =
  /\b(?:often|sometimes|always|times?|once|twice|daily|weekly|every|souvent|parfois|toujours|fois|jours?|semaines?|mois)\b/
/**
 * Beside yes and no, a sentence of its own says that the question does not arise (« Il n'y avait
 * personne »), unless it speaks of a part, of some times or of no preference.
 */
const sentence =
  /^(?:i|we|je|j'|nous|on|il|elle|ils|elles|ce|c'|there|there's|it|they|this|cela|ca|the|le|la|les|my|mon|ma)\b(?:.*[ '].+){3}/
const between =
  /\b(?:depend\w*|sometimes|parfois|often|souvent|partly|en partie|un peu|a (?:little|bit)|maybe|peut-etre|possibly|both|deux|neither|ni|egal|mind|no preference|i(?:'d)? prefer|je prefere|important\w*|hesite\w*|unsure|sure|certain\w*|know more|think so|savoir)\b/
const yesOrNo = /^(?:oui|yes|non|no)\b/
const noneOfThem = /^(?:aucune?|none)(?: (?:de|des|d'entre|of) .*)?$/
const agreementWords = /\b(?:d'accord|en desaccord|agree|disagree)\b/

/** Having no preference, beside a yes and a no. */
const indifferent =
  /^(?:(?:i )?(?:don't|do not) mind|no preference|(?:i'm |i am )?indifferent|indifferente?|peu importe|(?:ca|cela) m'est egal|sans preference)$/

/** Share of the options that must be understood to read the set as a scale or as ranges. */
const enough = 0.6

/**
 * Reads what kind of options these are, by their texts and not by their order. The stem may contain the labels of a
 * scale's ends. The language of short options may be misjudged: if they make no sense in one, the other is tried.
 */
export function readOptionSet(options: readonly string[], language: Language, stem = ''): OptionSet {
  const known = read.get(options) ?? new Map<string, OptionSet>()
  read.set(options, known)
  const key = `${language} ${stem}`
  const before = known.get(key)
  if (before) return before
  const set = readEither(options, language, stem)
  known.set(key, set)
  return set
}

/** What was read of the options of a question, which are asked for many times. */
const read = new WeakMap<readonly string[], Map<string, OptionSet>>()

function readEither(options: readonly string[], language: Language, stem: string): OptionSet {
  const set = readIn(options, language, stem)
  if (set.kind !== 'nominal') return set
  const other = readIn(options, language === 'fr' ? 'en' : 'fr', stem)
  return other.kind === 'nominal' ? set : other
}

function readIn(options: readonly string[], language: Language, stem: string): OptionSet {
  const kinds = new Map(readOptions(options, language).map((option) => [option.index, option]))
  const plain = options.map(plainOption)
  const places = options.map((_, place) => place)
  const isExit = (place: number) => {
    const kind = kinds.get(place)?.kind
    const text = plain[place] ?? ''
    if (options.length === 3 && indifferent.test(text)) return true
    // Beside an option that accepts, « refus » refuses the proposal; it is not a refusal to answer.
    if (
      kind === 'refusal' &&
      /^(?:je )?refuse?s?$/.test(text) &&
      plain.some((text) => /^accord|^j'accepte/.test(text))
    )
      return false
    return kind === 'dont_know' || kind === 'refusal' || notApplicable.test(text)
  }
  const exits = places.filter(isExit)
  const aside = places.filter((place) => !isExit(place) && kinds.get(place)?.kind === 'other')
  // Beside a single thing, "other drinks" is the alternative to it; "another language" is a rare rest.
  const isRest = (place: number) => !otherThings.test(plain[place] ?? '')
  const others = places.length - exits.length - aside.length < 2 ? aside.filter(isRest) : aside
  const substantive = places.filter((place) => !isExit(place) && !others.includes(place))
  const base = { exits, others, substantive, ranges: [], understood: true }
  const spread = (values: readonly (number | null)[]) =>
    places.map((place) => values[substantive.indexOf(place)] ?? null)
  if (substantive.length < 2) return { ...base, kind: 'nominal', valence: spread([]) }

  const texts = substantive.map((place) => options[place] ?? '')
  const numbered = numberedValues(texts, language, stem)
  if (numbered) return { ...base, kind: 'scale', valence: spread(numbered) }

  const words = substantive.map((place) => plain[place] ?? '')
  const steps = ladderValues(words) ?? rateValues(words, language)
  if (steps) {
    const kind = asksForAgreement(foldText(stem).text, language) ? 'agreement' : 'scale'
    return { ...base, kind, valence: spread(steps) }
  }
  const ranges = rangeOptions(options, language).filter(({ place }) => substantive.includes(place))
  const offered = areAlternatives(ranges, substantive)
  if (!offered && ranges.length >= 2 && ranges.length >= enough * substantive.length) {
    // What is no number beside them is chosen by few: « Je ne sais plus », « Cela varie ».
    const inRanges = substantive.filter((place) => ranges.some((range) => range.place === place))
    const unread = substantive.filter((place) => !inRanges.includes(place))
    return {
      ...base,
      kind: 'ranges',
      ranges,
      valence: spread([]),
      others: [...others, ...unread],
      substantive: inRanges,
    }
  }
  const values = weighedValues(words, turnedValues(words, language), language)
  if (isScale(values)) {
    const ofOften = words.some((word) => howOften.test(word))
    const bare = [/^(?:oui|yes)\b/, /^(?:non|no)\b/].every((said) => words.some((word) => said.test(word)))
    const apart = words.map(
      (word) =>
        (words.length > 3 && beside.test(word)) ||
        (words.length > 2 && !ofOften && unacquainted.test(word)) ||
        (bare && sentence.test(word) && !between.test(word)),
    )
    const polar = words.filter((word) => yesOrNo.test(word)).length >= 2
    // « Dans quelle mesure êtes-vous d'accord … ? » with « Pas du tout » to « Tout à fait »: the stem names agreement.
    const agreement =
      words.filter((word) => agreementWords.test(word)).length >= 2 ||
      (!polar && asksForAgreement(foldText(stem).text, language))
    const points = values.map((value, i) => (apart[i] ? null : value))
    return {
      ...base,
      kind: agreement ? 'agreement' : 'scale',
      valence: spread(evenly(points, polar).map((value, i) => (apart[i] ? null : value))),
      others: [...others, ...substantive.filter((_, i) => apart[i])],
      substantive: substantive.filter((_, i) => !apart[i]),
    }
  }
  const none = substantive.filter((place) => noneOfThem.test(plain[place] ?? ''))
  return {
    ...base,
    kind: 'nominal',
    valence: spread([]),
    others: [...others, ...none],
    substantive: substantive.filter((place) => !none.includes(place)),
    understood: (offered || ranges.length < 2) && values.filter((value) => value !== null).length < 2,
  }
}

/** Values of options that say how many times in a period; undefined if some say something else. */
function rateValues(words: readonly string[], language: Language): number[] | undefined {
  if (words.length < 3) return undefined
  const rates = ratesOf(words, language)
  if (rates.length < words.length || rates.filter(({ named }) => named).length < 1) return undefined
  // The middle of a range of times a year, as ten times as often is one step.
  return spacedBySteps(
    rates.map(({ low, high }) => Math.log10(low + 1) + Math.log10(Math.min(high, 3 * low + 1) + 1)),
  )
}

/**
 * Whether two single amounts are all that is offered: alternatives of a proposal (« 20 euros », « 30 euros »), and no
 * ranges of something to count, since hardly anybody's own number is one of them.
 */
function areAlternatives(ranges: readonly RangeOption[], { length }: readonly number[]): boolean {
  return length === 2 && ranges.length === 2 && ranges.every(({ single }) => single)
}

/** Value of each option. If some options deny others and their values do not agree with that, the sides decide. */
function turnedValues(words: readonly string[], language: Language): (number | null)[] {
  const duties = dutyValues(words)
  if (duties) return duties
  const values = words.map((word) => verbalValue(word, language))
  const sides = sidesByDenial(words, language)
  if (!sides || (isScale(values) && values.every((value, i) => !sides[i] || (value ?? 0) * sides[i] > 0)))
    return isProblem(words) ? values.map((value) => value && -value) : values
  return values.map((value, i) => {
    const side = sides[i]
    // « Ni juste ni injuste » denies both sides.
    if (/^(?:neither|ni) /.test(words[i] ?? '')) return 0
    if (!side) return value === null || Math.abs(value) === 1 ? value : 0
    return side * (Math.abs(value ?? 0) || 0.8)
  })
}

/** Whether the options say how great a problem a thing is; the greater, the less one is for the thing. */
function isProblem(words: readonly string[]): boolean {
  const amounts = words.filter((word) =>
    /^(?:(?:an? |une? )?(?:very |tres )?(?:big|huge|major|serious|small|minor|slight|gros|grand|petit|leger|serieux) |no |not a |pas (?:un |de )|aucun )(?:problem|nuisance|threat|danger|probleme|menace)e?\b/.test(
      word,
    ),
  )
  return amounts.length >= 2 && amounts.length >= words.length - 1
}

/** Words of an option that is a mere judgement: "a blessing", « bien dépensé ». */
const longestJudgement = 4

/**
 * Values of two or three short options that have none, if one of them praises and another blames: "success", "failure".
 */
function weighedValues(
  words: readonly string[],
  values: (number | null)[],
  language: Language,
): (number | null)[] {
  if (isScale(values) || words.length > 3) return values
  if (words.some((word) => word.split(' ').length > longestJudgement)) return values
  const tones = words.map((word) => Math.sign(toneOf(word, language)))
  return tones.includes(1) && tones.includes(-1) ? tones.map((tone) => 0.8 * tone) : values
}

function isScale(values: readonly (number | null)[]): boolean {
  const known = values.filter((value) => value !== null)
  return known.length >= enough * values.length && Math.max(...known) - Math.min(...known) >= 0.5
}

/**
 * Spaces values evenly. If the options are in order, but two have the same value ("good", "fair") or one of an even
 * number is in the middle, they are spaced evenly between the ends; otherwise evenly on each side of the middle. With
 * `polar`, several kinds of yes stay on the side of yes.
 */
function evenly(values: readonly (number | null)[], polar = false): (number | null)[] {
  const known = values.filter((value) => value !== null)
  const distinct = [...new Set(known)].sort((a, b) => a - b)
  const alike = distinct.length < known.length || (known.includes(0) && known.length % 2 === 0)
  if (!polar && known.length === values.length && alike && inOrder(known)) {
    const rising = (known[0] ?? 0) < (known.at(-1) ?? 0) ? 1 : -1
    return known.map((_, i) => rising * (-1 + (2 * i) / (known.length - 1)))
  }
  // Times a year have no middle, so they are spaced evenly between the ends.
  if (distinct.some((value) => Math.abs(value) > 1)) {
    return values.map((value) =>
      value === null ? 0 : -1 + (2 * distinct.indexOf(value)) / Math.max(1, distinct.length - 1),
    )
  }
  const side = (sign: number) =>
    distinct.filter((value) => value * sign > 0).sort((a, b) => Math.abs(a) - Math.abs(b))
  return values.map((value) => {
    if (value === null || value === 0) return 0
    const same = side(Math.sign(value))
    // An option alone on its side stands for the whole side.
    return same.length === 1
      ? 0.8 * Math.sign(value)
      : (Math.sign(value) * (same.indexOf(value) + 1)) / same.length
  })
}

function inOrder(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, i) => value - (values[i] ?? 0))
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0)
}
