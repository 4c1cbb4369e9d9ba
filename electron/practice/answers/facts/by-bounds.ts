import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Asked } from './asked.ts'
import { converter } from './convert.ts'
import type { AmountFact } from './fact.ts'
import { byPolarity, type PlaceFinder, polarityOf } from './polarity.ts'
import { timesAYear } from './rates.ts'
import { boundsIn } from './stated.ts'

/** Numbers of which everybody has one, and how long something has lasted: neither is answered by yes or no. */
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

/** Yes or no to a number: whether it lies within the bounds that the stem gives, or is more than none. */
export function byBounds(
  fact: AmountFact,
  { stem, plain, language, negated }: Asked,
): PlaceFinder | undefined {
  if (!polarityOf(plain, language)) return undefined
  const bounds = boundsIn(stem, /ChildAge$/.test(fact.id))
  // Everybody has an age: a yes to it says something else.
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
      // "No, it's a bit bigger (1,000 to 10,000)": the numbers tell among several of a kind.
      const told = within.find(({ low, high }) => value >= low && value <= high)
      return told?.says ?? (value < bounds.low ? lesser : greater)
    },
  )
}

/** What one of a fact's unit is in the unit of the bounds: "more than an hour" of minutes. */
function boundUnit({ unit }: AmountFact, stem: string): number {
  if (unit === 'minute' && /\b(?:\d+|une?|an?|one|two|deux) ?(?:h|heures?|hours?)\b/.test(stem)) return 1 / 60
  if (unit === 'year' && /\b\d+ ?(?:mois|months)\b/.test(stem)) return 12
  return unit === 'month' && /\b(?:\d+|une?|a|one|two|deux) ?(?:ans?|years?)\b/.test(stem) ? 1 / 12 : 1
}

/** Options that say no and give the numbers between which they hold, with what finds them. */
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

const lesser = /\b(?:younger|less|fewer|lower|below|under|before|earlier|plus jeune|moins|avant|en dessous)\b/
const greater =
  /\b(?:older|more|over|above|after|later|plus (?:age|vieux|de)|davantage|apres|au-dessus|ou plus)\b/

/** How often a stem names, as the least number of times a year that is taken for it. */
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
