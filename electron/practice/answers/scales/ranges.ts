import { plainOption } from '../../../../shared/wording/options/read-options.ts'
import { type NumberRange, readRange } from '../../../../shared/wording/options/read-range.ts'
import type { Language } from '../../text.ts'

/** An option that covers a range of numbers, in the smallest unit of its kind, with its index among the options. */
export interface RangeOption extends NumberRange {
  readonly place: number
}

/** Options that mean a number without naming it: « Je n'en ai pas », "I have none". */
const zero =
  /^(?:je (?:n'en|n'ai|ne)\b.*\b(?:pas|aucune?|jamais)\b.*|i (?:have none|don't|do not|never)\b.*|pas de .*|aucune? .*|no [a-z]+|none .*)$/
const one = /^(?:une seule|un seul|only one|just one|one only)(?: .*)?$/

/** Moments that are a number of days: "on the same day", « le lendemain ». */
const soon: readonly (readonly [RegExp, Readonly<Record<Language, string>>])[] = [
  [
    /^(?:on |later )?(?:the )?same day$|^(?:le )?(?:jour|jour-)meme$|^(?:there and then|immediately|straight away|tout de suite|immediatement)$/,
    { fr: '0 jour', en: '0 days' },
  ],
  [/^(?:on )?the (?:next|following) day$|^le (?:lendemain|jour suivant)$/, { fr: '1 jour', en: '1 day' }],
]

/** Words around a number of days or years that make it a point in time. */
const beside = /^an? (?=\d)|^(?:il y a|dans|d'ici|in) (?=\d|moins|plus|less|more|over)| ago\b/gu

/** « D'ici 6 mois », "within a year", "in the last month": up to that time. */
const upTo: Readonly<Record<Language, RegExp>> = {
  en: /^(?:within |(?:(?:in|during|over) )?(?=(?:the )?(?:last|past|next|this) ))(?:the )?(?:(?:last|past|next|this) )?(?:(\d+|[a-z]+) )?(days?|weeks?|months?|years?)$/,
  fr: /^(?:(?:cette|ce|cet) (?=[a-z]+(?:-ci)?$)|(?=.*\b(?:d'ici|derni\w+|prochaine?s?|passee?s?)\b)(?:(?:au cours|dans|d'ici|depuis) )?(?:de la |de |du |des |les |la |le |l')?)(?:(\d+|[a-z]+) )??(?:(?:derni\w+|prochaine?s?) )?(?:(\d+) )?(jours?|semaines?|mois|ans?|annees?)(?:-ci)?(?: (?:derni\w+|prochaine?s?|passee?s?))?$/,
}

/** The options that are numbers or ranges of numbers, in their order. */
export function rangeOptions(options: readonly string[], language: Language): RangeOption[] {
  const read = options.flatMap((option, place) => {
    const text = plainOption(option).replace(/ ?\([^)]*\)$/, '')
    const plain = zero.test(text) ? '0' : one.test(text) ? '1' : withoutPoint(text, language)
    const range = readRange(plain, language) ?? negative(plain)
    return range ? [{ ...range, place }] : []
  })
  nest(read, options)
  // « Je viendrai », « Je ne viendrai pas » : denials alone count nothing.
  return read.some(({ high }) => high > 0) ? inOneUnit(read) : []
}

/** A moment as the time that has passed or will pass until it. */
function withoutPoint(text: string, language: Language): string {
  const moment = soon.find(([words]) => words.test(text))
  if (moment) return moment[1][language]
  const said = upTo[language].exec(text)
  if (!said) return text.replace(beside, '')
  const [count, unit] = said.slice(1).filter((part) => part !== undefined)
  const one = unit === undefined || /^an?$|^une?$/.test(count ?? '')
  return `${language === 'fr' ? 'moins de' : 'less than'} ${one ? '1' : count} ${unit ?? count}`
}

/** Before all times that the others name. */
const longerAgo =
  /^(?:(?:il y a )?(?:plus longtemps|plus)|(?:longer|more than that) ago|longer|before (?:that|then)|avant)$/

/** Times up to now that hold one another: "in the last week", "in the last month". */
const upToNow =
  /^(?:within|in|during|over|last|past|this|the (?:last|past)|au cours|dans|depuis|d'ici|cette|ce|cet|l[ae] \w+ (?:derni\w+|passee?))\b/

/** Lets each of several times up to now begin where the next shorter one ends, since whoever answers takes the shortest. */
function nest(read: RangeOption[], options: readonly string[]): void {
  const isOpen = ({ low, place }: RangeOption) =>
    low === Number.NEGATIVE_INFINITY && upToNow.test(plainOption(options[place] ?? ''))
  const open = read.filter(isOpen).sort((a, b) => a.high - b.high)
  open.forEach((range, i) => {
    const shorter = open[i - 1]
    if (!shorter || shorter.high === range.high) return
    read[read.indexOf(range)] = { ...range, low: shorter.high, lowIn: true, lowStep: shorter.highStep }
  })
  const longest = open.at(-1)
  const before = options.findIndex((option) => longerAgo.test(plainOption(option)))
  if (longest && before !== -1 && !read.some(({ place }) => place === before)) {
    read.push({ ...longest, place: before, low: longest.high, lowIn: false, high: Number.POSITIVE_INFINITY })
  }
}

/** Gives ranges without a unit the unit of the others, if those have only one: « 1 heure / 2 heures / 3 ou plus ». */
function inOneUnit(ranges: readonly RangeOption[]): RangeOption[] {
  const [unit, ...more] = [
    ...new Set(ranges.filter(({ dimension }) => dimension !== '').map(({ factor }) => factor)),
  ]
  if (unit === undefined || unit === 1 || more.length > 0) return [...ranges]
  const dimension = ranges.find((range) => range.dimension !== '')?.dimension ?? ''
  return ranges.map((range) =>
    range.dimension !== ''
      ? range
      : {
          ...range,
          dimension,
          low: range.low * unit,
          high: range.high * unit,
          lowStep: range.lowStep * unit,
          highStep: range.highStep * unit,
          factor: unit,
        },
  )
}

/** Reads a number below zero, such as "-3", which the wording checker does not read. */
function negative(text: string): NumberRange | null {
  if (!/^[-−]\s?\d+(?:[.,]\d+)?$/.test(text)) return null
  const value = -Number(text.replace(/^[-−]\s?/, '').replace(',', '.'))
  return {
    low: value,
    high: value,
    lowIn: true,
    highIn: true,
    lowStep: 1,
    highStep: 1,
    dimension: '',
    single: true,
    factor: 1,
  }
}

/**
 * Index of the range that contains a value, in the unit of the ranges. If several do, `chance` (0 to 1) chooses evenly
 * among them; if none does, the nearest is taken.
 */
export function placeOfValue(
  ranges: readonly RangeOption[],
  value: number,
  chance: number,
): number | undefined {
  // For the value 0, an option "none" takes precedence over one such as "less than five".
  const none = value === 0 && ranges.some(({ single, low }) => single && low === 0)
  const open = none ? ranges.filter(({ low }) => low !== Number.NEGATIVE_INFINITY) : ranges
  const distances = open.map((range) => distanceTo(range, value))
  const least = Math.min(...distances)
  const near = open.filter((_, i) => distances[i] === least)
  return near[Math.floor(chance * near.length)]?.place
}

/** Distance of a value from a range: 0 inside it, and a tiny one at an end that the range excludes. */
export function distanceTo({ low, high, lowIn, highIn }: NumberRange, value: number): number {
  if (value < low) return low - value
  if (value > high) return value - high
  if ((value === low && !lowIn) || (value === high && !highIn)) return 1e-9
  return 0
}
