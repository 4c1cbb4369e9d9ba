import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import { timesAYear } from '../scales/rates.ts'
import type { Asked } from './asked.ts'
import { converter } from './convert.ts'
import type { AmountFact } from './fact.ts'
import { byPolarity, type PlaceFinder, polarityOf } from './polarity.ts'
import { boundsIn } from './stated.ts'

/** Numbers that everybody has, and durations: a yes or no cannot mean whether there is one. */
const everybodys: ReadonlySet<string> = new Set([
  'age',
  'ageAtFirstChild',
  'birthYear',
  'commuteKm',
  'commuteMinutes',
  'coupleYears',
  'eldestChildAge',
  'height',
  'householdIncome',
  'householdSize',
  'income',
  'inhabitants',
  'jobYears',
  'licenceYears',
  'quitYears',
  'retiredYears',
  'rooms',
  'sleep',
  'studiesEnd',
  'surface',
  'unemployedMonths',
  'weight',
  'yearsInHome',
  'youngestChildAge',
])

/**
 * Answers yes or no to a question about a number: whether it is within the bounds in the stem or, without bounds, above
 * 0.
 */
export function byBounds(
  fact: AmountFact,
  { stem, plain, language, negated }: Asked,
): PlaceFinder | undefined {
  if (!polarityOf(plain, language)) return undefined
  const bounds = boundsIn(stem, /ChildAge$/.test(fact.id))
  // Everybody has an age, so without bounds a yes must mean something else.
  if (!bounds && everybodys.has(fact.id)) return undefined
  const often = !bounds && fact.per ? oftenIn(stem) : undefined
  if (often !== undefined) {
    const perYear = timesAYear[fact.per ?? 'year']
    return byPolarity(plain, language, (sheet) => fact.value(sheet, stem) * perYear >= often !== negated)
  }
  if (!bounds) return byPolarity(plain, language, (sheet) => fact.value(sheet, stem) > 0 !== negated)
  const convert = converter(fact, stem, [])
  const within = numbersBeside(plain)
  const size = boundUnit(fact, stem)
  const inside = (sheet: FactSheet) => {
    const value = size * convert(fact.value(sheet, stem))
    return value >= bounds.low && value <= bounds.high
  }
  return byPolarity(
    plain,
    language,
    (sheet) => inside(sheet) !== negated,
    (sheet) => {
      const value = convert(fact.value(sheet, stem))
      // « Non, jamais » beside « Non, moins souvent »: whoever never does it.
      if (value === 0 && plain.some((option) => none.test(option))) return none
      // "No, it's a bit bigger (1,000 to 10,000)": among several noes, the numbers decide.
      const told = within.find(({ low, high }) => value >= low && value <= high)
      return told?.says ?? (value < bounds.low ? lesser : greater)
    },
  )
}

/** Factor from the unit of the fact to the unit of the bounds: minutes to hours for "more than an hour". */
function boundUnit({ unit }: AmountFact, stem: string): number {
  if (unit === 'minute' && /\b(?:\d+|une?|an?|one|two|deux) ?(?:h|heures?|hours?)\b/.test(stem)) return 1 / 60
  if (unit === 'year' && /\b\d+ ?(?:mois|months)\b/.test(stem)) return 12
  return unit === 'month' && /\b(?:\d+|une?|a|one|two|deux) ?(?:ans?|years?)\b/.test(stem) ? 1 / 12 : 1
}

/** Options of no that name the numbers to which they apply, each with a pattern that matches the option. */
function numbersBeside(plain: readonly string[]): readonly { low: number; high: number; says: RegExp }[] {
  return plain.flatMap((option) => {
    if (!/^(?:non|no)\b/.test(option)) return []
    const [low, high] = (option.replace(/(?<=\d)[ ,](?=\d{3}\b)/g, '').match(/\d+/g) ?? []).map(Number)
    if (low === undefined) return []
    const says = new RegExp(`^${option.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
    if (high !== undefined) return [{ low, high, says }]
    return lesser.test(option)
      ? [{ low: 0, high: low, says }]
      : [{ low, high: Number.POSITIVE_INFINITY, says }]
  })
}

const none = /\b(?:not at all|never|none|pas du tout|jamais|aucune?s?|zero)\b/
const lesser = /\b(?:younger|less|fewer|lower|below|under|before|earlier|plus jeune|moins|avant|en dessous)\b/
const greater =
  /\b(?:older|more|over|above|after|later|plus (?:age|vieux|de)|davantage|apres|au-dessus|ou plus)\b/

/** Words of frequency in a stem, and the least number of times a year that counts as such. */
const rates: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:tous les jours|chaque jour|quotidiennement|every (?:single )?day|each day|daily|chaque matin|tous les matins|every morning)\b/,
    300,
  ],
  [/\b(?:toutes les semaines|chaque semaine|every week|each week|weekly|hebdomadairement)\b/, 44],
  [/\b(?:tous les mois|chaque mois|every month|each month|monthly)\b/, 11],
]

function oftenIn(stem: string): number | undefined {
  return rates.find(([words]) => words.test(stem))?.[1]
}
