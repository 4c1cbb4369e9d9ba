import { thisYear } from '../../panel/life/fact-sheet.ts'
import type { RangeOption } from '../scales/ranges.ts'
import { type Period, periodOf, timesAYear } from '../scales/rates.ts'
import type { AmountFact, Unit } from './fact.ts'
import { areYears } from './fits.ts'

/** Size of a unit in the smallest unit of its kind (minutes, metres, grams). */
const sizes: Readonly<Partial<Record<Unit, number>>> = {
  year: 525_600,
  month: 43_800,
  week: 10_080,
  hour: 60,
  minute: 1,
  km: 1000,
  cm: 0.01,
  kg: 1000,
}

/**
 * Converts a number of the fact sheet to the unit of the options and to the period named by the stem or the options.
 */
export function converter(
  fact: AmountFact,
  stem: string,
  ranges: readonly RangeOption[],
): (value: number) => number {
  // The sheet has the number of years since moving in; the question asks for the calendar year.
  if (fact.id === 'yearsInHome' && areYears(ranges)) return (value) => thisYear - value
  const [dimension = '', rate] = (ranges.find((range) => range.dimension !== '')?.dimension ?? '').split('/')
  const measured = dimension === 'time' || dimension === 'length' || dimension === 'weight'
  // Where the sheet counts something else, such as days with meat, the factor of the options' unit applies.
  const size = measured
    ? (sizes[fact.unit] ?? ranges.find((range) => range.dimension !== '')?.factor ?? 1)
    : fact.unit === 'cm' && ranges.every(({ low }) => low < 3)
      ? 0.01
      : 1
  const months = Number(monthsIn(stem))
  const asked = periodOf(rate ?? '') ?? periodAsked(stem)
  const period = !fact.per
    ? 1
    : months > 0
      ? (timesAYear[fact.per] * months) / 12
      : asked
        ? timesAYear[fact.per] / timesAYear[asked]
        : 1
  const yearly = fact.unit === 'euro' && isYearly(stem, ranges) ? 12 : 1
  const thousands =
    fact.unit === 'euro' &&
    /\bk ?€|€ ?k\b|\bmilliers d'euros|\bthousands? (?:of )?euros|\bkeuros?\b/.test(stem)
      ? 0.001
      : 1
  const miles = fact.unit === 'km' && ranges.length === 0 && /\bmiles?\b/.test(stem) ? 0.621 : 1
  return (value) => thousands * miles * value * size * period * yearly
}

/** The period that a stem names, but not the thing that it counts: in « combien de jours par semaine » the week. */
export function periodAsked(stem: string): Period | undefined {
  return periodOf(
    stem
      .replace(
        /\b(?:combien de|nombre de|how many|number of) (?:jours|days|semaines|weeks|mois|months|annees|years|nuits|nights)\b/g,
        ' ',
      )
      .replace(
        /\b(?:\d+|an?|une?|one|two|three|four|five|deux|trois|quatre|cinq|several|plusieurs|some|quelques) (?:jours?|days?|soirs?|evenings?|nuits?|nights?) (?=(?:an?|per|par|each|every|chaque|in the|of the|dans la) )/g,
        ' ',
      )
      .replace(/\bday-to-day\b|\b(?:these|those) days\b|\bde nos jours\b/g, ' '),
  )
}

const yearlyWords =
  /\b(?:annuel|par an|chaque annee|l'an(?:nee)? (?:dernier|passe)|annee derniere|annual|yearly|per year|a year|per annum|each year|last year|tax year)/

/** Whether the question is about euros a year: by the stem, or else by the size of the numbers in the options. */
function isYearly(stem: string, ranges: readonly RangeOption[]): boolean {
  if (yearlyWords.test(stem)) return true
  if (/\b(?:mois|mensuel\w*|months?|monthly)\b/.test(stem)) return false
  const bounds = ranges
    .flatMap(({ low, high }) => [low, high])
    .filter((end) => Number.isFinite(end) && end > 0)
  return bounds.length > 0 && Math.max(...bounds) >= 20_000
}

const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  deux: 2,
  three: 3,
  trois: 3,
  six: 6,
  four: 4,
  quatre: 4,
  seven: 7,
  sept: 7,
  thirty: 30,
  trente: 30,
}

/** The time that a stem looks back, in months: "in the last three months", « au cours des 30 derniers jours ». */
function monthsIn(stem: string): number {
  const found =
    /\b(\d+|\w+) (?:derniers |last |past )?(?:mois|months)\b/.exec(stem)?.[1] ??
    /\b(?:derniers|last|past) (\d+|\w+) (?:mois|months)\b/.exec(stem)?.[1] ??
    ''
  return numberOf(found) || shorterWindow(stem)
}

/** A window of days or weeks, in months; 0 where the stem names none. */
function shorterWindow(stem: string): number {
  const [, french, before, unit = ''] =
    /\b(?:(\w+) derni(?:ers|eres)|(?:last|past) (\w+)) (jours|days|semaines|weeks)\b/.exec(stem) ?? []
  const count = numberOf(french ?? before ?? '')
  return /^[jd]/.test(unit) ? (count * 12) / timesAYear.day : (count * 12) / timesAYear.week
}

const numberOf = (word: string) => numberWords[word] ?? (Number(word) || 0)
