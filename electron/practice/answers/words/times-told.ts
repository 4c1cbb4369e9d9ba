import { thisYear } from '../../panel/life/fact-sheet.ts'
import type { Language } from '../../text.ts'
import { durationFor, yearsFor } from './amounts.ts'
import type { Inquiry, Speaker } from './inquiry.ts'
import { timesFor } from './measures.ts'
import { momentsFor, stays } from './more-places.ts'
import type { Pen } from './pen.ts'

/** Since when; as a year if the question asks for a year. */
export function since({ asked, tongue }: Inquiry, { sheet, steadyKey }: Speaker, pen: Pen): string {
  const lived =
    /\b(?:habit(?!ue|ud)\w*|viv\w*|log\w*|resid\w*|live[ds]?|living|in your (?:home|house|flat))\b/.test(
      asked,
    )
  const years = lived ? sheet.yearsInHome : yearsFor(sheet, steadyKey)
  return /\b(?:annee|year)\b/.test(asked)
    ? pen.pick(tongue.sinceYear(thisYear - years), 'told')
    : pen.pick(tongue.since(years), 'told')
}

/** When; and for how long, if the question asks for that too. */
export function moment({ asked, language, tongue }: Inquiry, { steady, steadyKey }: Speaker): string {
  const when = steady.pick(momentsFor(asked, language) ?? tongue.moments, 'moment')
  const long = /\b(?:quelle duree|combien de (?:temps|jours|semaines)|how long)\b/.test(asked)
  if (!long) return when
  // Holidays last days, and everything else minutes.
  return /\b(?:vacances|voyag\w*|part(?:ez|ir)|sejour\w*|conges?|holidays?|travel\w*|trips?|go away|leave)\b/.test(
    asked,
  )
    ? `${when}, ${steady.pick(stays[language], 'stay')}`
    : `${when}, ${steady.pick(tongue.quantity(durationFor(asked, steadyKey)), 'stay')}`
}

/** Questions about how often a lasting thing is replaced. */
const renewing =
  /^(?!.*\b(?:brosse|toothbrush|filtre|filter|huile|oil|piles|batteries|draps|serviettes|sheets|towels|bed linen|tenue|avis|mind)\b).*\b(?:chang\w+(?:-vous)? (?:de|d'|votre|vos)|renouvel\w*|remplac\w*|replace|renew|change your|upgrade)\b/

/** How often; and when, if the question asks for details. */
export function often(inquiry: Inquiry, speaker: Speaker, pen: Pen): string {
  const { asked, tongue } = inquiry
  const { stance, steady, steadyKey } = speaker
  const counted = timesLately(inquiry, speaker)
  if (counted) return pen.pick(counted, 'told')
  if (renewing.test(asked)) {
    const years = 1 + Math.floor(5 * steady.unit('years'))
    return pen.pick(tongue.common.every(years), 'told')
  }
  const told = pen.pick(tongue.frequency(timesFor(asked, stance, steadyKey)), 'told')
  const more = /\b(?:precisez|detaillez|specify|details?|say more|explain)\b/.test(asked)
  return more && pen.chance(0.6, 'more') ? `${told}, ${pen.pick(tongue.common.detail, 'detail')}` : told
}

const numbers: Readonly<Record<string, number>> = {
  ...{ deux: 2, two: 2, trois: 3, three: 3, quatre: 4, four: 4, cinq: 5, five: 5, six: 6, sept: 7, seven: 7 },
  ...{ dix: 10, ten: 10, douze: 12, twelve: 12, trente: 30, thirty: 30 },
}
const days: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^(?:jour|day)/, 1],
  [/^(?:semaine|week)/, 7],
  [/^(?:mois|month)/, 30],
  [/^/, 365],
]

/** A stretch of time up to today: « depuis un an », "in the past three months". */
const lately =
  /\b(?:depuis|ces|(?:dans|sur|durant|pendant|au cours d\w+) (?:les|l')|(?:in|over|during|within) the|(?:past|last)) ?(?:(?:past|last|dernie?re?s?) )?(?:(\w+) )?(?:dernie?re?s? )?(jours?|semaines?|mois|ans?|annees?|days?|weeks?|months?|years?)\b/

/** "Over the years", « au fil des ans »: no stretch of time in which anything could be counted. */
const longSince =
  /\b(?:(?:over|through|across|with) the (?:years|months)|(?:avec|durant|pendant) les (?:ans|annees)|(?:depuis|ces) (?:des|les) annees)\b/g

/** How often somebody does a thing of which nothing is known, times a year, where a stretch of time is asked about. */
const seldom = 5

/** How many times in the stretch of time that a folded question names; undefined if it names none. */
export function timesLately(
  { asked, language }: Inquiry,
  { stance, steadyKey }: Speaker,
): readonly string[] | undefined {
  const [, count = '', unit = ''] = lately.exec(asked.replace(longSince, ' ')) ?? []
  if (unit === '') return undefined
  const stretch =
    (numbers[count] ?? (Number(count) || 1)) * (days.find(([name]) => name.test(unit))?.[1] ?? 365)
  const times = Math.round((timesFor(asked, stance, steadyKey, seldom) * stretch) / 365)
  const about = times > 12 ? Math.round(times / 5) * 5 : times
  if (language === 'fr') {
    if (times === 0) return ['jamais', 'pas une seule fois', 'zéro fois', 'aucune fois, je crois']
    if (times < 3)
      return times === 1 ? ['une fois', 'une seule fois', '1 fois'] : ['deux fois', 'deux fois, je crois']
    return [`${about} fois`, `environ ${about} fois`, `${about} fois à peu près`, `peut-être ${about} fois`]
  }
  if (times === 0) return ['never', 'not once', 'not at all', 'never, I think']
  if (times < 3) return times === 1 ? ['once', 'just once', 'only once'] : ['twice', 'twice, I think']
  return [`${about} times`, `about ${about} times`, `${about} times or so`, `perhaps ${about} times`]
}

/** A number of days in words. */
export function lasting(days: number, language: Language): readonly string[] {
  const [count, fr, en] =
    days < 12
      ? [days, 'jour', 'day']
      : days < 60
        ? [Math.round(days / 7), 'semaine', 'week']
        : days < 700
          ? [Math.round(days / 30), 'mois', 'month']
          : [Math.round(days / 365), 'an', 'year']
  const french = `${count} ${fr}${count > 1 && fr !== 'mois' ? 's' : ''}`
  const english = `${count} ${en}${count > 1 ? 's' : ''}`
  return language === 'fr'
    ? [french, `environ ${french}`, `à peu près ${french}`, `${french}, je crois`]
    : [english, `about ${english}`, `${english}, I think`, `around ${english}`]
}
