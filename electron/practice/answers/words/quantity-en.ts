import { rateOf, rounded } from './round.ts'
import type { Quantity } from './tongue.ts'

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
const periods = { day: 'a day', week: 'a week', month: 'a month', year: 'a year' } as const

/** Ways to say a number in English. */
export function quantityEn({ value, unit, per }: Quantity): readonly string[] {
  const n = Math.round(value)
  const s = n === 1 ? '' : 's'
  switch (unit) {
    case 'euro':
      return money(rounded(value))
    case 'minute':
      return minutes(n)
    case 'hour':
      return [`${n} hour${s}`, `about ${n} hour${s}`]
    case 'year':
      return [`${n} year${s}`, String(n)]
    case 'month':
      return [`${n} month${s}`]
    case 'week':
      return [`${n} week${s}`]
    case 'km':
      return [`${n} km`, `about ${n} km`, `${n} kilometre${s}`]
    case 'cm':
      return [`${n} cm`, `1 m ${String(n - 100).padStart(2, '0')}`]
    case 'kg':
      return [`${n} kg`, `${n} kilos`, `about ${rounded(n)} kilos`]
    case 'squareMetre':
      if (n === 0) return ['0', 'none', 'I do not have any']
      return [`${n} m²`, `${n} square metres`, `about ${rounded(n)} m²`]
    case 'count':
      return counted(n, per)
  }
}

function counted(n: number, per: Quantity['per']): readonly string[] {
  if (n === 0) return ['0', 'none', 'zero']
  const word = small[n]
  const plain = word ? [String(n), String(n), word] : [String(n)]
  return per ? [...plain, `${n} ${periods[per]}`] : plain
}

function money(n: number): readonly string[] {
  const shown = n.toLocaleString('en-GB')
  return [`€${shown}`, `${shown} euros`, `about €${shown}`, `around ${shown} euros`, `€${shown} or so`]
}

function minutes(n: number): readonly string[] {
  if (n >= 60) {
    const hours = Math.floor(n / 60)
    const half = n % 60 >= 20 && n % 60 < 45
    const whole = n % 60 >= 45 ? hours + 1 : hours
    if (half)
      return hours === 1
        ? ['an hour and a half', '1.5 hours']
        : [`${hours} and a half hours`, `${hours}.5 hours`]
    return whole === 1 ? ['an hour', '1 hour', 'about an hour'] : [`${whole} hours`, `about ${whole} hours`]
  }
  if (n === 30) return ['half an hour', '30 minutes', '30 min']
  const near = n < 10 ? Math.max(1, n) : Math.round(n / 5) * 5
  return [`${near} minute${near === 1 ? '' : 's'}`, `${near} min`, `about ${near} minutes`]
}

/** Ways to say a frequency in English, given as times a year. */
export function frequencyEn(perYear: number): readonly string[] {
  if (perYear < 0.5) return ['never', 'never, or next to never', 'hardly ever']
  const { times, per } = rateOf(perYear)
  if (per === 'day') return times <= 1 ? ['every day', 'daily', 'once a day'] : [`${times} times a day`]
  if (times === 1)
    return [`once ${periods[per]}`, per === 'year' ? 'rarely, once a year' : `about once ${periods[per]}`]
  if (times === 2) return [`twice ${periods[per]}`, `about twice ${periods[per]}`]
  const sometimes = per === 'year' ? ['now and then, not more'] : []
  return [
    `${small[times] ?? times} times ${periods[per]}`,
    `about ${times} times ${periods[per]}`,
    ...sometimes,
  ]
}
