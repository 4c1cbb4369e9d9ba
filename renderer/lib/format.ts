import type { Language } from './i18n.ts'

const LOCALE: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }

function once<T>(make: (language: Language) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {}
  return (language) => {
    made[language] ??= make(language)
    return made[language]
  }
}

const numbers = once((language) => new Intl.NumberFormat(LOCALE[language]))
const decimals = once(
  (language) =>
    new Intl.NumberFormat(LOCALE[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const percents = once(
  (language) => new Intl.NumberFormat(LOCALE[language], { style: 'percent', maximumFractionDigits: 0 }),
)
const shares = once(
  (language) => new Intl.NumberFormat(LOCALE[language], { style: 'percent', maximumSignificantDigits: 2 }),
)
const clock = once(
  (language) => new Intl.DateTimeFormat(LOCALE[language], { hour: '2-digit', minute: '2-digit' }),
)
const clockWithSeconds = once(
  (language) =>
    new Intl.DateTimeFormat(LOCALE[language], { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
)
const days = once(
  (language) =>
    new Intl.DateTimeFormat(LOCALE[language], { day: 'numeric', month: 'short', year: 'numeric' }),
)
const moments = once(
  (language) => new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', timeStyle: 'short' }),
)
const momentsWithSeconds = once(
  (language) => new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', timeStyle: 'medium' }),
)
const relative = once((language) => new Intl.RelativeTimeFormat(LOCALE[language], { numeric: 'auto' }))
const sizes = once(
  (language) =>
    new Intl.NumberFormat(LOCALE[language], { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
)

/** A number with the language's separators. */
export function formatNumber(value: number, language: Language): string {
  return numbers(language).format(value)
}

/** A number with one decimal, e.g. "3.0". */
export function formatDecimal(value: number, language: Language): string {
  return decimals(language).format(value)
}

/**
 * A number with from `least` to `most` decimals. One of four digits is not grouped, since it may be a year: "2012".
 */
export function formatAmount(
  value: number,
  { least, most }: { least: number; most: number },
  language: Language,
): string {
  return new Intl.NumberFormat(LOCALE[language], {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: 'min2',
  }).format(value)
}

/** A whole percentage of `count` in `base`, e.g. "42 %"; a dash where the base is 0. Always show the base beside it. */
export function formatPercent(count: number, base: number, language: Language): string {
  return base === 0 ? '–' : percents(language).format(count / base)
}

/** A share, 0 to 1, to two significant figures, so that small shares do not show as 0, e.g. "0.3 %". */
export function formatShare(share: number, language: Language): string {
  return shares(language).format(share)
}

/** Hours and minutes of an instant in milliseconds since 1970. */
export function formatTime(at: number, language: Language): string {
  return clock(language).format(at)
}

/** Hours, minutes and seconds of an instant, where things follow each other within a minute. */
export function formatTimeToSecond(at: number, language: Language): string {
  return clockWithSeconds(language).format(at)
}

/** Day, month and year of an instant. */
export function formatDay(at: number, language: Language): string {
  return days(language).format(at)
}

/** Day and time of an instant, for tooltips and records. */
export function formatMoment(at: number, language: Language): string {
  return moments(language).format(at)
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Day and time of an instant that names one thing of a list, with seconds where another one has the same minute.
 * `among`: the instants of all things of the list; it may include `at` or not.
 */
export function formatMomentAmong(at: number, among: readonly number[], language: Language): string {
  const minute = Math.floor(at / MINUTE)
  const second = Math.floor(at / SECOND)
  const isShared = among.some(
    (other) => Math.floor(other / MINUTE) === minute && Math.floor(other / SECOND) !== second,
  )
  return (isShared ? momentsWithSeconds : moments)(language).format(at)
}

/** Bytes as kilobytes (1 kB = 1000 bytes). */
export function formatSize(bytes: number, language: Language): string {
  return sizes(language).format(Math.max(1, Math.round(bytes / 1000)))
}

/** How long ago, in words, up to a week; after that the day itself. Both in milliseconds since 1970. */
export function formatAgo(at: number, now: number, language: Language): string {
  const passed = Math.max(0, now - at)
  // The browser's French word for it, « maintenant », does not say that something happened.
  if (passed < MINUTE) return language === 'fr' ? 'à l’instant' : relative(language).format(0, 'second')
  if (passed < HOUR) return relative(language).format(-Math.floor(passed / MINUTE), 'minute')
  if (passed < DAY) return relative(language).format(-Math.floor(passed / HOUR), 'hour')
  if (passed < 7 * DAY) return relative(language).format(-Math.floor(passed / DAY), 'day')
  return formatDay(at, language)
}

/** A duration such as "1 min 20 s", left or passed, from milliseconds. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 60) return `${seconds}\u00a0s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60)
    return seconds % 60 === 0 ? `${minutes}\u00a0min` : `${minutes}\u00a0min ${seconds % 60}\u00a0s`
  const hours = Math.floor(minutes / 60)
  return minutes % 60 === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${minutes % 60}\u00a0min`
}

/**
 * A time that something is estimated to take, from milliseconds; never none at all, and no more exact than an estimate:
 * whole minutes above two, and steps of 5 s from 10 s on.
 */
export function formatEstimate(ms: number): string {
  const step = ms > 2 * MINUTE ? MINUTE : ms > 10 * SECOND ? 5 * SECOND : SECOND
  return formatDuration(Math.max(SECOND, Math.round(ms / step) * step))
}
