import type { WordingLanguage } from '../finding.ts'

/** Times per year for each unit; a fortnight counts as half a month, as in everyday language. */
const PER_YEAR: Record<string, number> = {
  day: 365,
  week: 52,
  fortnight: 24,
  month: 12,
  quarter: 4,
  half: 2,
  year: 1,
}

const UNIT: Record<WordingLanguage, [RegExp, keyof typeof PER_YEAR][]> = {
  fr: [
    [/^(?:jours?|quotidien\p{L}*|journellement)$/u, 'day'],
    [/^(?:semaines?|hebdomadaire\p{L}*)$/u, 'week'],
    [/^(?:quinzaines?|bimensuel\p{L}*)$/u, 'fortnight'],
    [/^(?:mois|mensuel\p{L}*)$/u, 'month'],
    [/^(?:trimestres?|trimestriel\p{L}*)$/u, 'quarter'],
    [/^(?:semestres?|semestriel\p{L}*)$/u, 'half'],
    [/^(?:ans?|annees?|annuel\p{L}*)$/u, 'year'],
  ],
  en: [
    [/^(?:days?|daily)$/u, 'day'],
    [/^(?:weeks?|weekly)$/u, 'week'],
    [/^(?:fortnights?|fortnightly)$/u, 'fortnight'],
    [/^(?:months?|monthly)$/u, 'month'],
    [/^(?:quarters?|quarterly)$/u, 'quarter'],
    [/^(?:years?|yearly|annually|annual)$/u, 'year'],
  ],
}

const NUMBER: Record<WordingLanguage, readonly string[]> = {
  fr: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  ),
}

type Reader = [RegExp, (groups: Record<string, string>, lang: WordingLanguage) => number | null]

const READERS: Record<WordingLanguage, Reader[]> = {
  fr: [
    [/^(?:(?<n>\p{L}+|\d+) fois )?(?:par|chaque|dans l[ae']) ?(?<u>\p{L}+)$/u, perUnit],
    [/^(?<n>\p{L}+|\d+) fois (?:tou(?:s|tes) les) (?:(?<e>\p{L}+|\d+) )?(?<u>\p{L}+)$/u, perUnit],
    [/^tou(?:s|tes) les (?:(?<e>\p{L}+|\d+) )?(?<u>\p{L}+)$/u, perUnit],
    [/^(?:une?|1) (?<u>jour|semaine|mois|an)s? sur (?<e>\p{L}+|\d+)$/u, perUnit],
    [
      /^(?<u>quotidien\p{L}*|journellement|hebdomadaire\p{L}*|bimensuel\p{L}*|mensuel\p{L}*|trimestriel\p{L}*|semestriel\p{L}*|annuel\p{L}*)$/u,
      perUnit,
    ],
  ],
  en: [
    [
      /^(?:(?<n>\p{L}+|\d+) times?|(?<w>once|twice)) (?:a|an|per|each|every|in a|in every) (?:(?<e>\p{L}+|\d+) )?(?<u>\p{L}+)$/u,
      perUnit,
    ],
    [/^(?:every|each|per) (?:(?<e>\p{L}+|\d+) )?(?<u>\p{L}+)$/u, perUnit],
    [/^(?:one|1) (?<u>day|week|month|year) (?:in|out of) (?<e>\p{L}+|\d+)$/u, perUnit],
    [/^(?<u>daily|weekly|fortnightly|monthly|quarterly|yearly|annually)$/u, perUnit],
  ],
}

function perUnit(groups: Record<string, string>, lang: WordingLanguage): number | null {
  const unit = UNIT[lang].find(([pattern]) => pattern.test(groups.u ?? ''))?.[1]
  if (unit === undefined) return null
  const times = groups.w ? (groups.w === 'twice' ? 2 : 1) : countOf(groups.n, lang)
  const every = /^(?:other|autre)$/u.test(groups.e ?? '') ? 2 : countOf(groups.e, lang)
  if (times === null || every === null || times === 0 || every === 0) return null
  return (times * rate(unit, every)) / 1
}

/** Times per year for "every n units", as in everyday language: « tous les quinze jours » is a fortnight. */
function rate(unit: keyof typeof PER_YEAR, every: number): number {
  if (unit === 'day' && (every === 14 || every === 15)) return PER_YEAR.fortnight ?? 0
  if (unit === 'week' && every === 2) return PER_YEAR.fortnight ?? 0
  if (unit === 'day' && every === 7) return PER_YEAR.week ?? 0
  if (unit === 'day' && (every === 30 || every === 31)) return PER_YEAR.month ?? 0
  return (PER_YEAR[unit] ?? 0) / every
}

function countOf(written: string | undefined, lang: WordingLanguage): number | null {
  if (written === undefined) return 1
  if (/^\d+$/u.test(written)) return Number(written)
  if (written === 'une') return 1
  const place = NUMBER[lang].indexOf(written)
  return place < 0 ? null : place
}

/**
 * How many times per year an option means, if it is only a frequency ("every two weeks", « deux fois par mois »: both
 * 24). Null for a bound ("at least once a week") or several values.
 */
export function readFrequency(option: string, lang: WordingLanguage): number | null {
  if (option.length > 50) return null
  const text = option
    .replace(/^(?:environ|about|around|roughly|exactement|exactly) /u, '')
    .replace(/-/gu, ' ')
  for (const [pattern, read] of READERS[lang]) {
    const match = pattern.exec(text)
    if (match) return read(match.groups ?? {}, lang)
  }
  return null
}
