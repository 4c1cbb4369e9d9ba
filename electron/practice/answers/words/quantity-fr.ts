import { rateOf, rounded } from './round.ts'
import type { Quantity } from './tongue.ts'

const small = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const
const periods = { day: 'par jour', week: 'par semaine', month: 'par mois', year: 'par an' } as const

/** Ways to say a number in French. */
export function quantityFr({ value, unit, per }: Quantity): readonly string[] {
  const n = Math.round(value)
  switch (unit) {
    case 'euro':
      return money(rounded(value))
    case 'minute':
      return minutes(n)
    case 'hour':
      return [`${n} ${n > 1 ? 'heures' : 'heure'}`, `${n} h`, `environ ${n} h`]
    case 'year':
      return [`${n} ${n > 1 ? 'ans' : 'an'}`]
    case 'month':
      return [`${n} mois`]
    case 'week':
      return [`${n} ${n > 1 ? 'semaines' : 'semaine'}`]
    case 'km':
      return [`${n} km`, `environ ${n} km`, `${n} kilomètre${n > 1 ? 's' : ''}`]
    case 'cm':
      return [`1 m ${String(n - 100).padStart(2, '0')}`, `${n} cm`]
    case 'kg':
      return [`${n} kg`, `${n} kilos`, `environ ${rounded(n)} kilos`]
    case 'squareMetre':
      if (n === 0) return ['0', 'zéro', 'je n’en ai pas']
      return [`${n} m²`, `${n} mètres carrés`, `environ ${rounded(n)} m²`]
    case 'count':
      return counted(n, per)
  }
}

function counted(n: number, per: Quantity['per']): readonly string[] {
  const word = n > 1 ? small[n] : undefined
  const plain = word ? [String(n), String(n), word] : [String(n)]
  if (n === 0) return ['0', 'zéro', 'aucun']
  return per ? [...plain, `${n} ${periods[per]}`] : plain
}

function money(n: number): readonly string[] {
  const shown = n.toLocaleString('fr-FR').replace(/\u202f/g, ' ')
  return [
    `${shown} €`,
    `${shown} euros`,
    `environ ${shown} €`,
    `dans les ${shown} €`,
    `à peu près ${shown} euros`,
  ]
}

function minutes(n: number): readonly string[] {
  if (n >= 60) {
    const hours = Math.floor(n / 60)
    const rest = Math.round((n % 60) / 15) * 15
    if (rest === 0 || rest === 60) {
      const whole = rest === 60 ? hours + 1 : hours
      return whole === 1
        ? ['une heure', '1 h', 'une bonne heure']
        : [`${whole} heures`, `${whole} h`, `environ ${whole} heures`]
    }
    return [`${hours} h ${rest}`, `environ ${hours} h ${rest}`]
  }
  if (n === 30) return ['une demi-heure', '30 minutes', '30 min']
  const near = n < 10 ? Math.max(1, n) : Math.round(n / 5) * 5
  return [`${near} minutes`, `${near} min`, `environ ${near} minutes`, `à peu près ${near} minutes`]
}

/** Ways to say a frequency in French, given as times a year. */
export function frequencyFr(perYear: number): readonly string[] {
  if (perYear < 0.5) return ['jamais', 'jamais, ou presque', 'pour ainsi dire jamais']
  const { times, per } = rateOf(perYear)
  if (per === 'day')
    return times <= 1 ? ['tous les jours', 'chaque jour', 'une fois par jour'] : [`${times} fois par jour`]
  if (per === 'year' && times <= 2) {
    return times === 1
      ? ['une fois par an', 'rarement, une fois dans l’année']
      : ['deux fois par an', 'une ou deux fois par an']
  }
  if (times === 1)
    return per === 'week'
      ? ['une fois par semaine', 'chaque semaine']
      : ['une fois par mois', 'tous les mois']
  const count = small[times] ?? String(times)
  const sometimes = per === 'year' ? ['de temps en temps, pas plus'] : []
  return [`${count} fois ${periods[per]}`, `environ ${times} fois ${periods[per]}`, ...sometimes]
}
