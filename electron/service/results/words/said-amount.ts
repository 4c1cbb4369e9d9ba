import { foldAccents } from '../../../../shared/text/fold-accents.ts'
import { comparable } from './comparable.ts'

/** A number as somebody says it. */
export interface SaidAmount {
  number: number
  /** What it counts or measures, as a word or a sign: "fois", "€"; null where that is not said. */
  unit: string | null
}

const LONGEST = 40
const SMALL: readonly string[] = [
  'zero aucun aucune none',
  'un une one a an',
  'deux two',
  'trois three',
  'quatre four',
  'cinq five',
  'six',
  'sept seven',
  'huit eight',
  'neuf nine',
  'dix ten',
  'onze eleven',
  'douze twelve',
  'treize thirteen',
  'quatorze fourteen',
  'quinze fifteen',
  'seize sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS: readonly string[] = [
  'vingt vingts twenty',
  'trente thirty',
  'quarante forty',
  'cinquante fifty',
  'soixante sixty',
  'septante seventy',
  'huitante octante eighty',
  'nonante ninety',
]
const GROUPS: Readonly<Record<string, number>> = {
  ...{ 'demi-douzaine': 6, 'half a dozen': 6, 'half-dozen': 6, dizaine: 10, douzaine: 12, dozen: 12 },
  ...{ quinzaine: 15, vingtaine: 20, trentaine: 30, quarantaine: 40, cinquantaine: 50, soixantaine: 60 },
  ...{ centaine: 100, millier: 1000 },
}
const valuesOf = (lists: readonly string[], value: (at: number) => number): [string, number][] =>
  lists.flatMap((words, at) => words.split(' ').map((word): [string, number] => [word, value(at)]))
const BELOW_TWENTY = new Map(valuesOf(SMALL, (at) => at))
const BY_TENS = new Map(valuesOf(TENS, (at) => (at + 2) * 10))

/** "environ", "about", "… or so": the number is no other one because of them. */
const ABOUT_BEFORE =
  /^(?:environ|a peu pres|dans les|autour de|autour d'|genre|disons|about|around|approximately|roughly|some|~)\s*/
const ABOUT_BEHIND = /[\s,]*(?:environ|a peu pres|pile|or so|exactly|exactement)$/
/** "1 450", and in Switzerland "1'450". */
const DIGITS = /^(\d{1,3}(?:[ ']\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?(?![\d.,'])\s*/
const GROUP = new RegExp(`^(?:une? |an? )?(${Object.keys(GROUPS).join('|')})\\b\\s*`)
const BETWEEN = /^(?:et|and)$/
const HUNDRED = /^(?:cents?|hundred)$/
const THOUSAND = /^(?:mille|thousand)$/
/** Words that make something else of the number before them: "aucune idée", "un peu". */
const NO_UNIT: ReadonlySet<string> = new Set(
  'idee idea clue peu autre seul seule sur ou or et and demi demie'.split(' '),
)
/** One word or sign, after "de" or "of". */
const UNIT = /^(?:de |d'|of )?(\p{L}{1,20}|\p{Sc}|%)$/u

/**
 * The number that a text says and nothing else, in digits or in French or English words, with a unit or without: "une
 * dizaine" (10), "aucun" (0), "trois fois" (3), "Environ 6 heures" (6). Null where it says none, or more than one
 * number.
 */
export function saidAmount(text: unknown): SaidAmount | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null
  const own = plainAmount(text)
  const found = inDigits(own) ?? inGroup(own) ?? inWords(own)
  if (found === null) return null
  const { number, rest } = found
  if (rest === '') return { number, unit: null }
  const unit = UNIT.exec(rest)?.[1] ?? null
  return unit === null || isNumberWord(unit) || NO_UNIT.has(unit) ? null : { number, unit }
}

/** A text in one spelling, without what says that its number is not exact. */
function plainAmount(text: string): string {
  const whole = foldAccents(comparable(text))
    .replace(/[’‘]/g, "'")
    .replace(/[\s.!]+$/, '')
  return whole.replace(ABOUT_BEFORE, '').replace(ABOUT_BEHIND, '')
}

/** The first number that a text says, in digits anywhere or in words at its start; null where it says none. */
export function firstNumber(text: string): number | null {
  const own = plainAmount(text)
  const [digits] = /(?<![\p{L}\d_-])\d+(?:[.,]\d+)?/u.exec(own) ?? []
  return digits === undefined
    ? ((inGroup(own) ?? inWords(own))?.number ?? null)
    : Number(digits.replace(',', '.'))
}

interface Found {
  number: number
  rest: string
}

function inDigits(text: string): Found | null {
  const [all = '', whole, decimals] = DIGITS.exec(text) ?? []
  if (whole === undefined) return null
  const number = Number(`${whole.replace(/[ ']/g, '')}.${decimals ?? '0'}`)
  return { number, rest: text.slice(all.length) }
}

function inGroup(text: string): Found | null {
  const [all = '', group] = GROUP.exec(text) ?? []
  const number = GROUPS[group ?? '']
  return number === undefined ? null : { number, rest: text.slice(all.length) }
}

/** Adds up the words of a number: "vingt et un", "quatre-vingt-dix", "mille deux cents". */
function inWords(text: string): Found | null {
  const words = text.split(/[\s,;-]+/)
  let [thousands, hundreds] = [0, 0]
  let below: number | null = null
  let used = 0
  for (const word of words) {
    const value = BY_TENS.get(word) ?? BELOW_TWENTY.get(word)
    if (BETWEEN.test(word) && used > 0) {
      used += 1
      continue
    }
    if (THOUSAND.test(word) && thousands === 0) {
      thousands = (hundreds + (below ?? 0) || 1) * 1000
      hundreds = 0
      below = null
    } else if (HUNDRED.test(word) && hundreds === 0 && (below ?? 1) < 10) {
      hundreds = (below ?? 1) * 100
      below = null
    } else if (below === 4 && /^vingts?$/.test(word)) below = 80
    else if (value !== undefined && mayFollow(below, value)) below = (below ?? 0) + value
    else break
    used += 1
  }
  const said = words.slice(0, used)
  // "a few": the article is no number.
  if (used === 0 || /^an?$/.test(said.join(' ')) || BETWEEN.test(said.at(-1) ?? '')) return null
  return { number: thousands + hundreds + (below ?? 0), rest: words.slice(used).join(' ') }
}

/** Whether a number below a hundred may stand behind another one: "deux trois" are two numbers. */
function mayFollow(below: number | null, value: number): boolean {
  if (below === null) return true
  const isTens = below >= 20 && below % 10 === 0
  const most = below === 60 || below === 80 ? 19 : 9
  return value > 0 && ((isTens && value <= most) || (below % 20 === 10 && value > 6 && value < 10))
}

function isNumberWord(word: string): boolean {
  return BELOW_TWENTY.has(word) || BY_TENS.has(word)
}
