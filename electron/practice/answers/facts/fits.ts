import type { RangeOption } from '../scales/ranges.ts'
import type { AmountFact } from './fact.ts'

const money = /[€£$]|\b(?:euros?|eur|pounds?|dollars?)\b/
const area = /m²|\bm2\b|metres? carres?|square/
const others = /%|\b(?:percent|per cent|pour cent|hectares?|pouces?|inch(?:es)?|litres?|kwh|km\/h|mph)\b/

/** Facts that can be asked for as a calendar year. */
const datedFacts: ReadonlySet<string> = new Set(['birthYear', 'yearsInHome'])

/** Whether ranges are calendar years: « Avant 2010 », "1990 to 1999". */
export function areYears(ranges: readonly RangeOption[]): boolean {
  const bounds = ranges.flatMap(({ low, high }) => [low, high]).filter(Number.isFinite)
  return bounds.length > 0 && bounds.every((bound) => bound >= 1900 && bound <= 2100)
}

/** Whether ranges can be values of a fact: prices are not a number of books, and years not minutes. */
export function fits(fact: AmountFact, plain: readonly string[], ranges: readonly RangeOption[]): boolean {
  const said = ranges.map(({ place }) => plain[place] ?? '').join(' / ')
  if (others.test(said)) return false
  if (money.test(said)) return fact.unit === 'euro'
  if (area.test(said)) return fact.unit === 'squareMetre'
  const measured = ranges.find(({ dimension }) => dimension !== '' && !dimension.startsWith('/'))
  switch (measured?.dimension.split('/')[0]) {
    case 'length':
      return fact.unit === 'km' || fact.unit === 'cm'
    case 'weight':
      return fact.unit === 'kg'
    case 'time':
      if (fact.unit === 'hour' || fact.unit === 'minute') return measured.factor <= 1440
      if (fact.unit === 'year') return measured.factor > 1440
      return (
        fact.unit === 'week' || fact.unit === 'month' || (fact.per !== undefined && measured.factor === 1440)
      )
  }
  const most = Math.max(0, ...ranges.flatMap(({ low, high }) => [low, high]).filter(Number.isFinite))
  if (areYears(ranges)) return datedFacts.has(fact.id) || (fact.unit === 'euro' && fact.id !== 'savings')
  return fact.unit !== 'count' || most <= 1000 || fact.id === 'inhabitants'
}
