import type { WordingLanguage } from '../finding.ts'
import { NUMBER_WORDS, UNITS, type UnitReading } from '../lexicons/numbers.ts'
import { plainPattern } from '../text/plain-letters.ts'
import { plainNumbers } from './plain-numbers.ts'

/** An option read as a range of numbers, in the smallest unit of its kind (minutes, metres, grams, or as written). */
export interface NumberRange {
  low: number
  high: number
  /** Whether the limits belong to the range. */
  lowIn: boolean
  highIn: boolean
  /** Distance between two neighbouring values at each limit: 1 for whole numbers in the unit written there. */
  lowStep: number
  highStep: number
  /** What is measured or counted; ranges of different dimensions are not compared. */
  dimension: string
  /** Whether it is a single value. */
  single: boolean
  /** How many of the smallest unit the written unit holds; 1 without a unit. */
  factor: number
}

const LESS: Record<WordingLanguage, string> = {
  fr: "moins d'|moins de|inferieure? a|en dessous de|au dessous de|sous|avant|strictement inferieure? a|en deca de|<(?!=)",
  en: 'less than|fewer than|under|below|before|lower than|earlier than|smaller than|shorter than|younger than|<(?!=)',
}
const UP_TO: Record<WordingLanguage, string> = {
  fr: "jusqu'a|jusqu'en|jusque|au plus|au maximum|maximum|pas plus de|≤|<=",
  en: 'up to|at most|no more than|not more than|maximum|until|≤|<=',
}
const MORE: Record<WordingLanguage, string> = {
  fr: "plus d'|plus de|superieure? a|au dessus de|au dela de|apres|strictement superieure? a|>(?!=)",
  en: 'more than|over|above|greater than|after|later than|longer than|older than|higher than|>(?!=)',
}
const AT_LEAST: Record<WordingLanguage, string> = {
  fr: "au moins|a partir de|a partir d'|a compter de|depuis|des|minimum|pas moins de|≥|>=",
  en: 'at least|from|no less than|not less than|minimum|since|≥|>=',
}
const OR_MORE: Record<WordingLanguage, string> = {
  fr: '(?:et|ou) (?:plus|davantage|au dela|au dessus|apres|plus tard|superieur)|et \\+|ou \\+|\\+|minimum|au moins',
  en: '(?:or|and) (?:more|over|above|older|up|higher|longer|later|after|greater|beyond|upwards?|onwards?|bigger|larger)|\\+|plus|minimum|onwards',
}
const OR_LESS: Record<WordingLanguage, string> = {
  fr: '(?:et|ou) (?:moins|avant|en dessous|au dessous|inferieur)|maximum|au plus|au maximum',
  en: '(?:or|and) (?:less|fewer|under|below|younger|earlier|lower|before|shorter|smaller)|maximum|at most',
}
const TO: Record<WordingLanguage, string> = {
  fr: "-|a|au|et|mais|jusqu'a|ou|/",
  en: '-|to|and|but|through|thru|till|until|or|/',
}
/** Words before a single value. */
const EXACTLY: Record<WordingLanguage, string> = {
  fr: 'en|exactement|pile',
  en: 'in|exactly|just',
}
const OPENING: Record<WordingLanguage, string> = {
  fr: "de|du|entre|d'|des|age de",
  en: 'from|between|aged|ages?',
}

/** A number with an optional sign of currency, a multiplier and a unit. */
interface Quantity {
  value: number
  step: number
  unit: UnitReading | null
}

/**
 * Reads an option such as "250 to less than 500", « 20 h ou moins » or "$25k–$50k".
 * Null where it is anything more or other than a range of numbers.
 */
export function readRange(option: string, lang: WordingLanguage): NumberRange | null {
  if (option.length > LONGEST_RANGE || !NUMBERED[lang].test(option) || FRACTION.test(option)) return null
  // "No" is the most common option of all, and the patterns of numbers take a while to compile.
  if (NOTHING[lang].test(option)) return zero({})
  const text = plainNumbers(option, lang)
  for (const [pattern, read] of readersFor(lang)) {
    const match = pattern.exec(text)
    if (match?.groups) return read(match.groups)
  }
  const counted = text.replace(OTHER_UNIT, '')
  return counted === text ? null : readRange(counted, lang)
}

const LONGEST_RANGE = 100
const FRACTION = /^\d+ ?\/ ?\d+$/u
/** A digit, or a word from which a range may be read: a quick test, since most options have neither. */
const NUMBERED: Record<WordingLanguage, RegExp> = {
  fr: plainPattern(
    `\\d|(?<!\\p{L})(?:aucune?|jamais|rien|minuit|midi|${Object.keys(NUMBER_WORDS.fr).join('|')})(?!\\p{L})`,
    'u',
  ),
  en: plainPattern(
    `\\d|(?<!\\p{L})(?:none|never|nothing|no|noon|midnight|${Object.keys(NUMBER_WORDS.en).join('|')})(?!\\p{L})`,
    'u',
  ),
}
/** A counted thing that is not in the lexicon of units: "20 to 50 hectares", « de 3 à 5 vaches ». */
const OTHER_UNIT =
  /(?<=\d) (?!(?:ans?|mois|jours?|fois|plus|moins|less|times|years|months|days|hours?)(?!\p{L}))(?:\p{L}{4,}s|sheep|staff|fish|cattle)(?= |$)/u

/** The counted thing of an option, if it is none of the units: "5 hectares". */
export function countedThing(option: string): string {
  return OTHER_UNIT.exec(option)?.[0].trim() ?? ''
}

type Groups = Record<string, string | undefined>

const RATE: Record<WordingLanguage, string> = {
  fr: '(?:par|chaque|/|tous les|toutes les) ?(?:an|annee|mois|semaines?|jours?|nuit|trimestre|heure|personne|repas|seance)s?(?: .*)?|/.*',
  en: '(?:per|a|each|every|/|an) ?(?:year|month|week|day|night|quarter|hour|person|meal|visit|session|fortnight)s?(?: .*)?|/.*',
}

const readers = new Map<WordingLanguage, [RegExp, (groups: Groups) => NumberRange | null][]>()

/** The patterns of a language, made once: putting them together takes longer than reading an option with them. */
function readersFor(lang: WordingLanguage) {
  const known = readers.get(lang)
  if (known) return known
  const quantity = quantitySource(lang)
  const rate = `(?:(?<rate>${RATE[lang]}))?`
  const a = named(quantity, 'a')
  const unit = `(?: (?<ux>${unitSource(lang)})(?![\\p{L}]))?`
  const b = named(quantity, 'b')
  const about = lang === 'fr' ? '(?:environ |soit )?' : '(?:about |around |roughly )?'
  const full = (source: string) => plainPattern(`^${about}${source} ?${rate}$`, 'u')
  const made: [RegExp, (groups: Groups) => NumberRange | null][] = [
    [
      full(
        `(?:(?<over>${MORE[lang]}) ?|(?:${OPENING[lang]}|${AT_LEAST[lang]}) ?)?${a} ?,? ?(?:${TO[lang]}) ?(?:(?<under>${LESS[lang]}) ?|(?:${UP_TO[lang]}) ?)?${b}(?: ?(?<incl>inclus\\p{L}*|compris\\p{L}*|inclusive))?`,
      ),
      (groups) => band(lang, groups, { lowIn: !groups.over, highIn: !groups.under }),
    ],
    [full(`${a} ?(?:${OR_MORE[lang]})${unit}`), (groups) => above(lang, groups, true)],
    [full(`${a} ?(?:${OR_LESS[lang]})${unit}`), (groups) => below(lang, groups, true)],
    [full(`(?:${LESS[lang]}) ?${a}`), (groups) => below(lang, groups, false)],
    [full(`(?:${UP_TO[lang]}) ?${a}`), (groups) => below(lang, groups, true)],
    [full(`(?:${MORE[lang]}) ?${a}`), (groups) => above(lang, groups, false)],
    [full(`(?:${AT_LEAST[lang]}) ?${a}`), (groups) => above(lang, groups, true)],
    [full(`(?:(?:${EXACTLY[lang]}) )?${a}`), (groups) => one(lang, groups)],
    [full(ZERO[lang]), (groups) => zero(groups)],
  ]
  readers.set(lang, made)
  return made
}

const ZERO: Record<WordingLanguage, string> = {
  fr: '(?:aucune?|zero|jamais|rien)(?: fois| heures?| jours?| euros?)?',
  en: '(?:none|zero|never|nothing|no)(?: times?| hours?| days?)?',
}

const NOTHING: Record<WordingLanguage, RegExp> = {
  fr: /^(?:aucune?|jamais|rien)$/u,
  en: /^(?:none|never|nothing|no)$/u,
}

function zero(groups: Groups): NumberRange {
  return {
    ...bounds(0, 0, true, true, 1, 1),
    dimension: dimensionOf(null, groups.rate),
    single: true,
    factor: 1,
  }
}

function one(lang: WordingLanguage, groups: Groups): NumberRange | null {
  const value = quantityOf(lang, groups, 'a', null)
  if (!value) return null
  return {
    ...bounds(value.value, value.value, true, true, value.step, value.step),
    dimension: dimensionOf(value.unit, groups.rate),
    single: true,
    factor: value.unit?.factor ?? 1,
  }
}

function above(lang: WordingLanguage, groups: Groups, included: boolean): NumberRange | null {
  const from = quantityOf(lang, groups, 'a', null)
  if (!from) return null
  return {
    ...bounds(from.value, Number.POSITIVE_INFINITY, included, false, from.step, from.step),
    dimension: dimensionOf(from.unit, groups.rate),
    single: false,
    factor: from.unit?.factor ?? 1,
  }
}

function below(lang: WordingLanguage, groups: Groups, included: boolean): NumberRange | null {
  const to = quantityOf(lang, groups, 'a', null)
  if (!to) return null
  return {
    ...bounds(Number.NEGATIVE_INFINITY, to.value, false, included, to.step, to.step),
    dimension: dimensionOf(to.unit, groups.rate),
    single: false,
    factor: to.unit?.factor ?? 1,
  }
}

function band(
  lang: WordingLanguage,
  groups: Groups,
  ends: { lowIn: boolean; highIn: boolean },
): NumberRange | null {
  const to = quantityOf(lang, groups, 'b', null)
  if (!to) return null
  const from = quantityOf(lang, groups, 'a', to)
  // "£250,000 to £1 million": the scale of the upper limit is not applied to the lower one if that made it larger.
  const own = from && from.value > to.value ? quantityOf(lang, { ...groups, sb: undefined }, 'a', to) : from
  return own && own.value <= to.value ? bandBetween(groups, own, to, ends) : null
}

function bandBetween(
  groups: Groups,
  from: Quantity,
  to: Quantity,
  ends: { lowIn: boolean; highIn: boolean },
): NumberRange {
  return {
    ...bounds(from.value, to.value, ends.lowIn, ends.highIn, from.step, to.step),
    dimension: dimensionOf(to.unit ?? from.unit, groups.rate),
    single: false,
    factor: (to.unit ?? from.unit)?.factor ?? 1,
  }
}

function bounds(
  low: number,
  high: number,
  lowIn: boolean,
  highIn: boolean,
  lowStep: number,
  highStep: number,
) {
  return { low, high, lowIn, highIn, lowStep, highStep }
}

function dimensionOf(unit: UnitReading | null, rate: string | undefined): string {
  return `${unit?.dimension ?? ''}${rate ? `/${rate.trim().replace(/^(?:par|per|an?|each|every|chaque|\/) ?/u, '')}` : ''}`
}

function quantitySource(lang: WordingLanguage): string {
  const words = Object.keys(NUMBER_WORDS[lang])
    .sort((one, other) => other.length - one.length)
    .join('|')
  const units = unitSource(lang)
  const number = `\\d+(?:[.,]\\d+)?(?:h\\d\\d)?|(?:${words})(?![\\p{L}])`
  // « 300 m » is metres; "£5m" is millions.
  const scale =
    '(?:k|(?<=[$£€] ?[\\d.,]{1,9} ?)m|m(?= ?[$£€])|mn|bn|millions?|milliards?|thousand|million|billion|mille)(?![\\p{L}])'
  return `(?:[$£€] ?)?(?<N>${number}) ?(?<S>${scale})? ?(?:d'|de )?(?<U>(?:${units})(?![\\p{L}]))?(?: (?:of age|old|d'age|revolus|exactly|exactement|environ|net|brut))?`
}

function unitSource(lang: WordingLanguage): string {
  return Object.keys(UNITS[lang])
    .sort((one, other) => other.length - one.length)
    .map((unit) => unit.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('|')
}

function named(source: string, end: string): string {
  return source.replace('?<N>', `?<n${end}>`).replace('?<S>', `?<s${end}>`).replace('?<U>', `?<u${end}>`)
}

/** Reads one limit; without a unit of its own it gets that of the other limit ("10 to 20 minutes"). */
function quantityOf(
  lang: WordingLanguage,
  groups: Groups,
  end: 'a' | 'b',
  other: Quantity | null,
): Quantity | null {
  const written = groups[`n${end}`]
  if (written === undefined) return null
  const base = NUMBER_WORDS[lang][written] ?? readNumber(written)
  if (base === null) return null
  const unitText = groups[`u${end}`] ?? (end === 'a' ? groups.ux : undefined)
  const unit = unitText === undefined ? (other?.unit ?? null) : (UNITS[lang][unitText] ?? null)
  const scale = scaleOf(groups[`s${end}`] ?? (unitText === undefined ? groups.sb : undefined))
  const factor = scale * (unit?.factor ?? 1)
  const decimals = /^\d+[.,](\d+)$/u.exec(written)?.[1]?.length ?? 0
  return { value: base * factor, step: factor * 10 ** -decimals, unit }
}

function scaleOf(text: string | undefined): number {
  if (text === undefined) return 1
  if (/^(?:k|thousand|mille)$/u.test(text)) return 1e3
  return /^(?:bn|billion|milliards?)$/u.test(text) ? 1e9 : 1e6
}

function readNumber(written: string): number | null {
  const clock = /^(\d+)h(\d\d)$/u.exec(written)
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60
  const value = Number(written.replace(',', '.'))
  return Number.isFinite(value) ? value : null
}
