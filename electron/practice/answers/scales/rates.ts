import { readFrequency } from '../../../../shared/wording/options/read-frequency.ts'
import type { Language } from '../../text.ts'
import type { RangeOption } from './ranges.ts'

/** Period for which something is counted. */
export type Period = 'day' | 'week' | 'month' | 'year'

/** Number of periods in a year. */
export const timesAYear: Readonly<Record<Period, number>> = { day: 365, week: 52, month: 12, year: 1 }

/** An option that gives a frequency, as a range of times a year. */
export interface Rate {
  readonly place: number
  readonly low: number
  readonly high: number
  /** Whether the option names a number and its period, and not only a word such as "often". */
  readonly named: boolean
}

/** The period that words name (« par mois », "weekly"); undefined if they name none. */
export function periodOf(text: string): Period | undefined {
  if (/\b(?:12|douze|twelve) (?:derniers )?(?:mois|months)\b/.test(text)) return 'year'
  if (/\b(?:jour|jours|journee|quotidien\w*|day|daily)\b/.test(text)) return 'day'
  if (/\b(?:semaines?|hebdomadaire\w*|weeks?|weekly)\b/.test(text)) return 'week'
  if (/\b(?:mois|mensuel\w*|months?|monthly)\b/.test(text)) return 'month'
  return /\b(?:an|ans|annees?|annuel\w*|years?|yearly|annual\w*|12 derniers mois)\b/.test(text)
    ? 'year'
    : undefined
}

/** Times a year that words of frequency without a period stand for. */
const verbal: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:(?:non|no),? )?(?:jamais|never|ne? .*\bjamais|i (?:do not|don't|never)|je n'.*\bjamais|aucune fois|not at all|pas du tout)/,
    0,
  ],
  [
    /(?:grandes? (?:fetes?|occasions?)|special occasions?|major (?:holidays?|festivals?)|fetes? (?:religieuses|seulement))/,
    2,
  ],
  [/\b(?:or|ou) (?:never|jamais)$/, 0],
  [/jours? ouvre|working day|weekday/, 240],
  [/less than once a week|moins d'une fois par semaine/, 20],
  [
    /(?:presque jamais|rarement|rarely|seldom|hardly ever|almost never|exceptionnel|moins souvent|less often|less than once a (?:month|year)|moins d'une fois par (?:mois|an))/,
    3,
  ],
  [
    /(?:parfois|de temps en temps|occasionnel|a l'occasion|sometimes|occasionally|now and then|from time to time)/,
    15,
  ],
  [
    /(?:tous les jours|chaque jour|quotidiennement|every day|daily|each day) ?,?(?:ou presque|or (?:almost|nearly|so|most days))/,
    300,
  ],
  [/(?:la plupart des jours|most days|presque tous les jours|(?:almost|nearly) (?:every day|daily))/, 300],
  [/(?:premiere (?:fois|visite)|first (?:time|visit))/, 0.5],
  [/(?:toutes les semaines|about every week|most weeks|every week|weekly)/, 52],
  [/(?:tous les mois|every month|most months|la plupart des mois|monthly)/, 12],
  [/(?:souvent|regulierement|often|regularly|frequently)/, 90],
  [/(?:toujours|tres souvent|always|very often)/, 300],
]

const almostDaily = 300
const alwaysOrOften = /toujours|souvent|always|often/

/** "About every week" includes up to three times a week. */
const weekly = /about every week|most weeks|toutes les semaines ou presque/

const words: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  one: 1,
  once: 1,
  deux: 2,
  two: 2,
  twice: 2,
  trois: 3,
  three: 3,
  quatre: 4,
  four: 4,
  cinq: 5,
  five: 5,
  six: 6,
  sept: 7,
  seven: 7,
}
const number = `(?:\\d+|${Object.keys(words).join('|')})`

/** A range in a period: « Une à trois fois par mois », "once or twice a week". */
const span = new RegExp(
  `\\b(${number}) ?(?:a|ou|-|–|to|or) ?(${number})(?: fois| times| jours?| days?)? ?(?:par|a|per|each|every|chaque|in the|/) ?(?:an? )?(\\w+)`,
)
/** Once or more in a period: « Une à plusieurs fois par semaine », "once or several times a week". */
const onceOrMore =
  /\b(?:une|un|once|one) (?:a|ou|or|to|ou meme) (?:plusieurs|several|more|many)(?: fois| times| jours| days)? (?:par|dans l[ae']|a|per|each|every|chaque) ?(\w+)/
/** Several times in a period: « Plusieurs fois par semaine », "a few times a year". */
const several =
  /\b(?:plusieurs|quelques|certains|several|some|a few|a couple of|many) (?:fois|times|jours|days) (?:par|dans l[ae']|a|per|each|every|chaque) ?(\w+)/
/** Once in several periods: « Tous les 2 à 3 mois », "every few weeks". */
const everyFew = new RegExp(
  `^(?:once |une fois )?(?:every|tou(?:s|tes) les) (?:(${number}) ?(?:a|ou|-|–|to|or) ?(${number})|few|couple of|quelques) (\\w+)$`,
)
/** Less than once in a period: « Moins d'une fois par mois », "less than monthly". */
const lessThan =
  /^(?:moins d'une fois|moins de 1 fois|less (?:often )?than(?: once)?|not (?:even )?once) (?:(?:par|dans l[ae']|tou(?:s|tes) les|a|an|per|each|every|chaque) ?)?(\w+)$/
/** More than once in a period: « Plus d'une fois par mois », "more than once a week". */
const moreThan =
  /^(?:plus d'une fois|more than once|more often than once) (?:par|dans l[ae']|a|an|per|each|every|chaque) ?(\w+)$/
const numberOf = (word: string) => words[word] ?? Number(word)

/** The most that is plainly several times in a period; those between it and every day choose what is nearer. */
const mostOf: Readonly<Record<Period, number>> = { day: 3.5, week: 3.9, month: 3.5, year: 11 }

/** The options that give a frequency, read by their words. */
export function ratesOf(plain: readonly string[], language: Language): Rate[] {
  const rates = plain.flatMap((text, place) => {
    const read = rateOf(text, language)
    return read ? [{ ...read, place }] : []
  })
  // « Plus rarement » covers everything below the lowest frequency that the others name; « rarement » too, where no
  // other word of frequency stands beside it.
  const least = Math.min(...rates.filter(({ named }) => named).map(({ low }) => low))
  const inWords = rates.filter(({ named, low }) => !named && low > 0)
  return rates.map((rate) => {
    const text = plain[rate.place] ?? ''
    const rest = rarer.test(text) || (inWords.length === 1 && seldom.test(text))
    return Number.isFinite(least) && rest && rate.low > 0
      ? { ...rate, low: 1, high: Math.max(1, 0.8 * least) }
      : rate
  })
}

/** "Less often" than the options before. */
const rarer =
  /^(?:(?:encore )?(?:plus rarement|moins souvent|moins frequemment)(?: que (?:cela|ca))?|less (?:often|frequently)(?: than (?:that|this))?)$/
const seldom =
  /^(?:(?:tres )?rarement|exceptionnellement|(?:very )?(?:rarely|seldom)|hardly ever|almost never|presque jamais)$/

function rateOf(text: string, language: Language): Omit<Rate, 'place'> | undefined {
  const [, from = '', to = '', unit = ''] = span.exec(text) ?? []
  const period = periodOf(unit)
  if (period)
    return { low: numberOf(from) * timesAYear[period], high: numberOf(to) * timesAYear[period], named: true }
  const once = periodOf(onceOrMore.exec(text)?.[1] ?? '')
  if (once) return { low: timesAYear[once], high: (once === 'year' ? 11 : 5) * timesAYear[once], named: true }
  const many = periodOf(several.exec(text)?.[1] ?? '')
  if (many) return { low: 2 * timesAYear[many], high: mostOf[many] * timesAYear[many], named: true }
  const [spaced, fewest = '2', most = '4', stretch = ''] = everyFew.exec(text) ?? []
  const apart = periodOf(stretch)
  if (spaced && apart) {
    const [low, high] = [timesAYear[apart] / numberOf(most), timesAYear[apart] / numberOf(fewest)]
    return { low, high, named: true }
  }
  const above = periodOf(moreThan.exec(text)?.[1] ?? '')
  if (above) return { low: 1.4 * timesAYear[above], high: mostOf[above] * timesAYear[above], named: true }
  const below = periodOf(lessThan.exec(text)?.[1] ?? '')
  if (below) return { low: 1, high: Math.max(1, 0.8 * timesAYear[below]), named: true }
  const bare = text
    .replace(/^(?:oui|yes),? /, '')
    .replace(/^(?:au moins|at least|environ|about) /, '')
    .replace(/ (?:ou|or|et|and) (?:plus|more|moins|less)(?: souvent| often)?$/, '')
  const times = readFrequency(bare, language)
  if (times !== null) {
    const open = /\bau moins|\bat least|\b(?:ou|or|et|and) (?:plus|more)\b/.test(text)
    if (/\b(?:ou|or) (?:moins|less)(?: souvent| often)?$/.test(text))
      return { low: 1, high: times, named: true }
    return { low: times, high: open ? Number.POSITIVE_INFINITY : times, named: true }
  }
  const said = verbal.find(([saying]) => saying.test(text))?.[1]
  if (said === undefined) return undefined
  // « Presque tous les jours » includes every day.
  const high = said === almostDaily && !alwaysOrOften.test(text) ? timesAYear.day : said
  return { low: said, high: weekly.test(text) ? 3 * said : high, named: false }
}

/**
 * The index of the rate nearest to a number of times a year, by ratio, the narrowest of several that hold it. Never is far
 * from everything but never.
 */
export function nearestRate(rates: readonly Rate[], perYear: number): number | undefined {
  const far = ({ low, high }: Rate) => {
    const end = perYear < low ? low : perYear > high ? high : perYear
    if (perYear === 0 && end > 0) return 10 + Math.log(end + 1)
    return Math.abs(Math.log((end + 1) / (perYear + 1)))
  }
  return rates.toSorted((a, b) => far(a) - far(b) || a.high / a.low - b.high / b.low)[0]?.place
}

/**
 * Converts ranges with a period of their own (« Au moins une fois par mois ») to the period that is asked for (a year).
 */
export function inOnePeriod(ranges: RangeOption[], period: Period): void {
  if (!ranges.some(({ dimension, low }) => dimension === '' && low > 0)) return
  ranges.forEach((range, i) => {
    const own = range.dimension.startsWith('/') ? periodOf(range.dimension.slice(1)) : undefined
    if (own === undefined || own === period) return
    const times = timesAYear[own] / timesAYear[period]
    ranges[i] = { ...range, dimension: '', low: range.low * times, high: range.high * times }
  })
}
