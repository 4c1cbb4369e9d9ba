import { readFrequency } from '../../../../shared/wording/options/read-frequency.ts'
import { plainOption } from '../../../../shared/wording/options/read-options.ts'
import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Persona } from '../../panel/persona.ts'
import { keyOf, unit } from '../../random.ts'
import { placeOfValue, type RangeOption, rangeOptions } from '../scales/ranges.ts'
import { fold, type Language } from '../text.ts'
import type { AmountFact, ChoiceFact, Fact, Period, Unit } from './fact.ts'
import { readFacts } from './read-fact.ts'
import { reportedSheetOf } from './reported-sheet.ts'

/** How a persona answers a question about itself: the place of an option, or undefined where none fits. */
export interface FactAnswerer {
  readonly fact: Fact
  readonly answer: (persona: Persona) => number | undefined
}

/**
 * Reads a closed question about the person who answers; undefined where it asks for anything else. Where two ranges hold
 * a number, people choose either if `splits`, else the first.
 */
export function factAnswerer(
  texte: string,
  options: readonly string[],
  language: Language,
  splits = true,
): FactAnswerer | undefined {
  const plain = options.map(plainOption)
  for (const fact of readFacts(texte, language)) {
    const place = placeFinder(fact, fold(texte), plain, options, language, splits)
    // « Vous êtes : » may ask for the sex or for the work; the options tell.
    if (place) return { fact, answer: (persona) => place(reportedSheetOf(persona), persona) }
  }
  return undefined
}

type PlaceFinder = (sheet: FactSheet, persona: Persona) => number | undefined

function placeFinder(
  fact: Fact,
  stem: string,
  plain: readonly string[],
  options: readonly string[],
  language: Language,
  splits: boolean,
): PlaceFinder | undefined {
  switch (fact.kind) {
    case 'flag':
      return byPolarity(plain, fact.holds)
    case 'amount':
      return byAmount(fact, stem, plain, rangeOptions(options, language), language, splits)
    case 'choice':
      return byState(fact, plain)
  }
}

const yes =
  /^(?:oui|yes|vrai|true|tout a fait|absolument|d'accord|agree|j'ai|je (?!n|ne)|i (?:do|am|have)(?! ?n.t| not))\b/
const no =
  /^(?:non|no|faux|false|pas du tout|pas d'accord|disagree|jamais|never|aucune?|not at all|je (?:n'|ne )|i (?:do|am|have)(?:n't| not)|i don't)/

function byPolarity(plain: readonly string[], holds: (sheet: FactSheet) => boolean): PlaceFinder | undefined {
  const yesses = placesOf(plain, yes)
  const noes = placesOf(plain, no)
  if (yesses.length === 0 || noes.length === 0) return undefined
  return (sheet, persona) => {
    const places = holds(sheet) ? yesses : noes
    return places[Math.floor(unit(keyOf(persona.key, 'which', ...plain)) * places.length)]
  }
}

function placesOf(plain: readonly string[], words: RegExp): number[] {
  return plain.flatMap((option, i) => (words.test(option) ? [i] : []))
}

const other = /^(?:une? )?autre|^other|^aucune? (?:de|des)|^none of/

function byState({ options, value }: ChoiceFact, plain: readonly string[]): PlaceFinder | undefined {
  const aside = plain.findIndex((option) => other.test(option))
  const places = Object.entries(options).map(([state, patterns]): [string, number | undefined] => {
    for (const pattern of patterns) {
      const place = plain.findIndex((option) => pattern.test(option))
      if (place !== -1) return [state, place]
    }
    return [state, aside === -1 ? undefined : aside]
  })
  const byName = new Map(places)
  // Two states at least must be told apart by the options, or the question asks for something else.
  if (new Set(places.map(([, place]) => place)).size < 2) return undefined
  return (sheet) => byName.get(value(sheet))
}

function byAmount(
  fact: AmountFact,
  stem: string,
  plain: readonly string[],
  ranges: readonly RangeOption[],
  language: Language,
  splits: boolean,
): PlaceFinder | undefined {
  // « Une fois par semaine » and « une fois par mois » are numbers of different periods: they are read as rates.
  const rates = fact.per ? frequencies(plain, language) : []
  const perYear = timesAYear[fact.per ?? 'year']
  if (rates.filter(({ named }) => named).length >= 2)
    return (sheet) => nearestRate(rates, fact.value(sheet) * perYear)
  if (ranges.length >= 2) {
    const convert = converter(fact, stem, ranges)
    return (sheet, persona) =>
      placeOfValue(
        ranges,
        convert(fact.value(sheet)),
        splits ? unit(keyOf(persona.key, fact.id, 'split')) : 0,
      )
  }
  if (rates.length >= 3) return (sheet) => nearestRate(rates, fact.value(sheet) * perYear)
  return byPolarity(plain, (sheet) => fact.value(sheet) > 0)
}

const timesAYear: Readonly<Record<Period, number>> = { day: 365, week: 52, month: 12, year: 1 }

/** What one of a unit is in the smallest unit of its kind (minutes, metres, grams). */
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

/** From what the sheet counts to what the options count: their unit, and the period that stem or options name. */
function converter(
  fact: AmountFact,
  stem: string,
  ranges: readonly RangeOption[],
): (value: number) => number {
  const [dimension = '', rate] = (ranges.find((range) => range.dimension !== '')?.dimension ?? '').split('/')
  const measured = dimension === 'time' || dimension === 'length' || dimension === 'weight'
  const size = measured
    ? (sizes[fact.unit] ?? 1)
    : fact.unit === 'cm' && ranges.every(({ low }) => low < 3)
      ? 0.01
      : 1
  const asked = periodOf(rate ?? '') ?? periodOf(stem)
  const period = fact.per && asked ? timesAYear[fact.per] / timesAYear[asked] : 1
  const yearly = fact.unit === 'euro' && yearlyWords.test(stem) ? 12 : 1
  return (value) => value * size * period * yearly
}

const yearlyWords = /\b(?:annuel|par an|annual|yearly|per year|a year)/

function periodOf(text: string): Period | undefined {
  if (/\b(?:12|douze|twelve) (?:derniers )?(?:mois|months)\b/.test(text)) return 'year'
  if (/\b(?:jour|jours|journee|quotidien\w*|day|daily)\b/.test(text)) return 'day'
  if (/\b(?:semaines?|hebdomadaire\w*|weeks?|weekly)\b/.test(text)) return 'week'
  if (/\b(?:mois|mensuel\w*|months?|monthly)\b/.test(text)) return 'month'
  return /\b(?:an|ans|annees?|annuel\w*|years?|yearly|annual\w*|12 derniers mois)\b/.test(text)
    ? 'year'
    : undefined
}

/** Times a year that words of frequency stand for, where they name none. */
const verbal: readonly (readonly [RegExp, number])[] = [
  [/^(?:jamais|never|ne? .*\bjamais|i (?:do not|don't|never))/, 0],
  [
    /(?:presque jamais|rarement|rarely|seldom|hardly ever|almost never|exceptionnel|moins souvent|less often|less than once a (?:month|year)|moins d'une fois par (?:mois|an))/,
    3,
  ],
  [/(?:parfois|de temps en temps|occasionnel|sometimes|occasionally|now and then)/, 15],
  [/(?:souvent|regulierement|often|regularly|frequently)/, 90],
  [/(?:toujours|tres souvent|presque tous les jours|always|very often|(?:almost|nearly) every day)/, 300],
]

/** « Plusieurs fois par semaine », "2 to 3 times a month": more than once in a period. */
const several =
  /\b(?:plusieurs|quelques|several|a few|(\d+) ?(?:a|ou|-|to|or) ?(\d+)) (?:fois|times) (?:par|a|per|each|every|chaque) (\w+)/

function severalTimes(text: string): number | undefined {
  const [, from, to, unit = ''] = several.exec(text) ?? []
  const period = periodOf(unit)
  if (period === undefined) return undefined
  return (from === undefined ? 3 : (Number(from) + Number(to)) / 2) * timesAYear[period]
}

interface Rate {
  readonly place: number
  readonly perYear: number
  /** It names its period. */
  readonly named: boolean
}

function frequencies(plain: readonly string[], language: Language): Rate[] {
  return plain.flatMap((text, place) => {
    const bare = text
      .replace(/^(?:oui|yes),? /, '')
      .replace(/^(?:au moins|at least) /, '')
      .replace(/ (?:ou|or) (?:plus|more)(?: souvent| often)?/, '')
    const times = severalTimes(text) ?? readFrequency(bare, language) ?? undefined
    const perYear = times ?? verbal.find(([words]) => words.test(text))?.[1]
    return perYear === undefined ? [] : [{ place, perYear, named: times !== undefined }]
  })
}

function nearestRate(rates: readonly Rate[], perYear: number): number | undefined {
  // Nearest by ratio; the 1 keeps "never" a number, and only zero near it.
  const far = (rate: Rate) => Math.abs(Math.log((rate.perYear + 1) / (perYear + 1)))
  return rates.toSorted((a, b) => far(a) - far(b))[0]?.place
}
