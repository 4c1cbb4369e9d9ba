import type { WordingLanguage } from '../finding.ts'
import type { ItemContext } from '../item-context.ts'
import { NUMBER_WORDS } from '../lexicons/numbers.ts'
import { plainNumbers } from './plain-numbers.ts'

/** How often an option means, in times per year. */
interface Rate {
  index: number
  low: number
  high: number
  /** The unit in which it is written, as times of it per year. */
  unit: number
  /** "Less than once a week": everything below. */
  below: boolean
  /** "1 to 2 times a week": both ends are said, so that what lies beside them is not meant. */
  spans: boolean
}

const PER_YEAR = { day: 365, week: 52, month: 12, year: 1 } as const
const UNITS: Record<WordingLanguage, readonly [RegExp, keyof typeof PER_YEAR][]> = {
  fr: [
    [/^(?:jours?|journee)$/u, 'day'],
    [/^semaines?$/u, 'week'],
    [/^mois$/u, 'month'],
    [/^(?:ans?|annees?)$/u, 'year'],
  ],
  en: [
    [/^days?$/u, 'day'],
    [/^weeks?$/u, 'week'],
    [/^months?$/u, 'month'],
    [/^years?$/u, 'year'],
  ],
}
/** Readings of an option, tried in order; `below` and `from` … `to` are numbers of times in `unit`. */
const READINGS: Record<WordingLanguage, readonly RegExp[]> = {
  fr: [
    /^(?<less>moins) d(?:e |')1 (?:fois|jour) (?:par|dans l[ae']|\/) ?(?<unit>\p{L}+)$/u,
    /^(?:(?:de|entre) )?(?<from>\d+) ?(?:a|-|et|ou) ?(?<to>\d+) (?:fois|jours) (?:par|dans l[ae']|\/) ?(?<unit>\p{L}+)$/u,
    /^(?:environ )?(?<from>\d+) (?:fois|jours?) (?:par|dans l[ae']|\/) ?(?<unit>\p{L}+)$/u,
    /^(?:tous|toutes) les (?<unit>jours|semaines|mois|ans)(?: .*)?$/u,
  ],
  en: [
    /^(?<less>less) than 1 (?:time |day )?(?:a|an|per|each|every|\/) ?(?<unit>\p{L}+)$/u,
    /^(?:between )?(?<from>\d+) ?(?:to|-|and|or) ?(?<to>\d+) (?:times|days) (?:a|an|per|each|every|\/) ?(?<unit>\p{L}+)$/u,
    /^(?:about )?(?<from>\d+) (?:times?|days?) (?:a|an|per|each|every|\/) ?(?<unit>\p{L}+)$/u,
    /^every (?:single )?(?<unit>day|week|month|year)(?: .*)?$/u,
  ],
}
/** A number in words before a number of times: « une à deux fois ». */
const WRITTEN: Record<WordingLanguage, RegExp> = {
  fr: writtenBefore('fr', 'fois|jours?|a|ou|et'),
  en: writtenBefore('en', 'times?|days?|to|or|and'),
}

function writtenBefore(lang: WordingLanguage, after: string): RegExp {
  const words = Object.keys(NUMBER_WORDS[lang]).join('|')
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?= (?:${after})(?!\p{L}))`, 'gu')
}

/** Answers that lie below or beside every rate, so that they fill no hole between two of them. */
const BESIDE: Record<WordingLanguage, RegExp> = {
  fr: /^(?:jamais|(?:plus |tres )?rarement|moins (?:souvent|frequemment)|c'est la premiere fois|premiere fois|presque jamais)(?: .*)?$/u,
  en: /^(?:never|(?:more |very )?rarely|less (?:often|frequently)|(?:this is )?(?:the |my )?first time|hardly ever)(?: .*)?$/u,
}
/** From this many times as often on, what lies between two rates is no matter of rounding. */
const WIDE = 3
const LEAST = 2

function readRate(text: string, index: number, lang: WordingLanguage): Rate | null {
  const plain = plainNumbers(text.replace(/\s*\(.*\)$/u, ''), lang)
    .replace(/(?<!\p{L})once(?!\p{L})/gu, '1 time')
    .replace(/(?<!\p{L})twice(?!\p{L})/gu, '2 times')
    .replace(WRITTEN[lang], (word) => String(NUMBER_WORDS[lang][word]))
  for (const pattern of READINGS[lang]) {
    const groups = pattern.exec(plain)?.groups
    const unit = UNITS[lang].find(([word]) => word.test(groups?.unit ?? ''))?.[1]
    if (!groups || !unit) continue
    const low = Number(groups.from ?? 1) * PER_YEAR[unit]
    const high = Number(groups.to ?? groups.from ?? 1) * PER_YEAR[unit]
    const below = groups.less !== undefined
    return {
      ...{ index, low: below ? 0 : low, high, unit: PER_YEAR[unit], below },
      spans: groups.to !== undefined,
    }
  }
  return null
}

function ratesOf(item: ItemContext): { rates: Rate[]; others: string[] } {
  const read = item.answers.map(({ text, index }) => ({ text, rate: readRate(text, index, item.lang) }))
  return {
    rates: read.flatMap(({ rate }) => (rate ? [rate] : [])).sort((one, other) => one.high - other.high),
    others: read.flatMap(({ text, rate }) => (rate ? [] : [text])),
  }
}

/** The options below and above a wide hole in a scale of frequencies; null if there is none. */
export function holeInFrequencies(item: ItemContext): { lower: Rate; upper: Rate } | null {
  const { rates, others } = ratesOf(item)
  if (rates.length < LEAST || item.options.some((option) => option.kind === 'other')) return null
  if (!rates.some(({ spans }) => spans) || !others.every((text) => BESIDE[item.lang].test(text))) return null
  const stated = rates.filter(({ below }) => !below)
  for (const [place, upper] of stated.entries()) {
    const lower = stated[place - 1]
    if (lower && upper.low >= WIDE * lower.high) return { lower, upper }
  }
  return null
}

/** The position of "less than once a month" beside "less than once a week", which holds it; null if there is none. */
export function nestedFrequency(item: ItemContext): number | null {
  const below = ratesOf(item).rates.filter((rate) => rate.below)
  return below.length >= LEAST && below[0]?.high !== below.at(-1)?.high ? (below[0]?.index ?? null) : null
}
