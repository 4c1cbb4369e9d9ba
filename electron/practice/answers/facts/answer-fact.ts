import { plainOption, readOptions } from '../../../../shared/wording/options/read-options.ts'
import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Persona } from '../../panel/persona.ts'
import { keyOf, unit } from '../../random.ts'
import { fold, type Language, wordCount } from '../../text.ts'
import { partsOf } from '../opinion/asking-part.ts'
import { placeOfValue, type RangeOption, rangeOptions } from '../scales/ranges.ts'
import { inOnePeriod, nearestRate, ratesOf, timesAYear } from '../scales/rates.ts'
import { isAnotherThing } from './another-thing.ts'
import type { Asked } from './asked.ts'
import { byBounds } from './by-bounds.ts'
import { applies, claimOf, claimsIn, denialsIn, isInapplicable, mayNotApply } from './claims.ts'
import { converter, periodAsked } from './convert.ts'
import { countsOf } from './counts.ts'
import { inPlainWords } from './everyday.ts'
import type { AmountFact, ChoiceFact, Fact } from './fact.ts'
import { isSo } from './families/reading.ts'
import { finer } from './finer-facts.ts'
import { fits } from './fits.ts'
import { askingHowOften, inTurn } from './in-turn.ts'
import { factsAskedOutright } from './outright.ts'
import { statesAskedOutright } from './outright-states.ts'
import { byOwnWords } from './own-words.ts'
import { plainStem } from './plain-stem.ts'
import { byPolarity, isPolar, type PlaceFinder } from './polarity.ts'
import { readClosedFacts } from './read-closed.ts'
import { asksAboutOneself } from './read-fact.ts'
import { reportedSheetOf } from './reported-sheet.ts'
import { boundsIn, isNegated, isStatement } from './stated.ts'

/** Answers a question about the persona itself: with the index of an option, or undefined if none fits. */
export interface FactAnswerer {
  readonly fact: Fact
  readonly answer: (persona: Persona) => number | undefined
}

/**
 * Reads a closed question about the person who answers; undefined if it asks for anything else. If two ranges contain a
 * number, people choose either when `splits` is set, else the first.
 */
export function factAnswerer(
  texte: string,
  options: readonly string[],
  language: Language,
  splits = true,
): FactAnswerer | undefined {
  const plain = options.map((option) => inPlainWords(plainOption(option)))
  const negated = isNegated(texte)
  // « Si » contradicts a negative statement: after "I never work from home" it is read as a no.
  const read = negated && isStatement(texte) ? plain.map((option) => option.replace(/^si\b/, 'non')) : plain
  const asked: Asked = {
    stem: inPlainWords(fold(texte)),
    negated,
    options,
    plain: read,
    language,
    splits,
  }
  const outright = proposes.test(asked.stem)
    ? []
    : [
        ...statesAskedOutright(asked.stem),
        ...(isPolar(plain, language) ? factsAskedOutright(asked.stem, plain) : []),
      ]
  for (const fact of [...outright, ...inTurn(readClosedFacts(texte, plain, language), plain, asked.stem)]) {
    if (isOnlyTold(fact, texte, language) || isAnotherThing(fact, asked.stem)) continue
    const place = placeFinder(fact, asked)
    // A stem such as « Vous êtes : » fits several facts (sex, work); the options decide which one is asked for.
    if (!place) continue
    const beside = besideOf(plain, fact.kind !== 'choice')
    const claims = claimsIn(plain)
    const claimed = (sheet: FactSheet) => claims.find(([claim]) => claim.holds(sheet))?.[1]
    return {
      fact,
      answer: (persona) => {
        const sheet = reportedSheetOf(persona)
        return beside(sheet, applies(fact.id, sheet)) ?? place(sheet, persona) ?? claimed(sheet)
      },
    }
  }
  const own = asksAboutOneself(texte) ? byOwnWords(asked.stem, plain, language, readStatement) : undefined
  return own && { fact: inOwnWords, answer: (persona) => own(reportedSheetOf(persona), persona) }
}

/**
 * Whether a state is named by a statement before the question and not by the question, which asks for something else.
 */
function isOnlyTold({ kind, asks }: Fact, texte: string, language: Language): boolean {
  if (kind !== 'flag') return false
  const { premises, asked } = partsOf(texte)
  const told = premises.join(' ')
  return (
    wordCount(asked) > 3 &&
    asks[language].test(plainStem(told, language)) &&
    !asks[language].test(plainStem(asked, language)) &&
    !/\byou\b|\bvous\b/.test(fold(told))
  )
}

/** Questions of what should be done, whatever facts they name: « La ville doit-elle loger gratuitement … ? ». */
const proposes =
  /\b(?:doi(?:t|vent)|devrai(?:t|ent))-(?:il|elle|on)s?\b|\b(?:faut|faudrait)-il\b|^(?:should|must|ought) (?!you|i\b|we\b)/

/** Stands for any persona: whether a statement is true does not depend on chance. */
const nobody = { key: 0 } as Persona

/** The fact that the answer key names if each option says something of its own. */
const inOwnWords: Fact = { ...isSo('inOwnWords', () => false) }

/** Makes a test of a statement about oneself, by reading it as a yes/no question. */
function readStatement(statement: string, language: Language): ((sheet: FactSheet) => boolean) | undefined {
  const yesNo = language === 'fr' ? ['oui', 'non'] : ['yes', 'no']
  const said = statement.replace(/^(?:oui|yes|non|no)[ ,:;–—-]+/, '')
  const stem = inPlainWords(fold(said))
  const asked: Asked = {
    stem,
    negated: isNegated(said),
    options: yesNo,
    plain: yesNo,
    language,
    splits: false,
  }
  for (const fact of inTurn(readClosedFacts(said, yesNo, language), yesNo, stem)) {
    const place = placeFinder(fact, asked)
    if (place) return (sheet) => place(sheet, nobody) === 0
  }
  return undefined
}

/**
 * Finds the option for people whom the question does not concern: « Je ne travaille pas », "N/A". If the fact has
 * states, such a claim counts as one of the states instead.
 */
function besideOf(
  plain: readonly string[],
  claiming: boolean,
): (sheet: FactSheet, sensible: boolean) => number | undefined {
  const named = plain.findIndex(isInapplicable)
  const denials = denialsIn(plain)
  const inapplicable = named === -1 && denials.length === 1 ? (denials[0] ?? -1) : named
  // A no with such a claim, « Non, et je ne travaille pas non plus », is chosen later among the noes.
  const claims = claiming
    ? claimsIn(plain).filter(([, place]) => !/^(?:non|no),/.test(plain[place] ?? ''))
    : []
  return (sheet, sensible) => {
    const claimed = claims.find(([claim]) => claim.holds(sheet))?.[1]
    return claimed ?? (sensible || inapplicable === -1 ? undefined : inapplicable)
  }
}

function placeFinder(read: Fact, asked: Asked): PlaceFinder | undefined {
  const fact = finer(read, asked)
  switch (fact.kind) {
    case 'flag':
      // Options that are durations do not answer whether something is so.
      if (areNumbers(asked)) return undefined
      return byPolarity(
        asked.plain,
        asked.language,
        (sheet) => fact.holds(sheet) !== (asked.negated && !fact.signed),
      )
    case 'amount':
      return byAmount(fact, asked)
    case 'choice':
      return byState(fact, asked)
  }
}

/** Whether at least two options that do not say yes or no are durations. */
function areNumbers({ plain, language }: Asked): boolean {
  const bare = plain.filter((option) => !/^(?:oui|yes|non|no)\b/.test(option))
  return (
    bare.length >= 2 &&
    rangeOptions(bare, language).filter(({ dimension }) => dimension === 'time').length >= 2
  )
}

const other = /^(?:une? )?autre|^other|^aucune? (?:de|des)|^none of|^neither/

const plainNo = /^(?:no|non)(?:, (?:i (?:do|am|have|did)(?:n't| not)|je (?:n'|ne )[a-z' ]+))?$/

/** The part of an option that excludes something: « Internet hors réseaux sociaux ». */
const leftOut = /\b(?:hors|sauf|excepte|autres? que|except|excluding|apart from|other than)\b.*$/

function byState(fact: ChoiceFact, asked: Asked): PlaceFinder | undefined {
  const { options, value } = fact
  const { language } = asked
  const plain = asked.plain.map((option) => option.replace(leftOut, '').trim() || option)
  const bare = plain.map((option) =>
    option.replace(/^(?:oui|yes|non|no),? (?:mais |but |d'|de |je suis |i am |i'm )?/, ''),
  )
  const aside = bare.findIndex((option) => other.test(option))
  const places = Object.entries(options).map(([state, patterns]): [string, number | undefined] => {
    for (const pattern of patterns) {
      const said = plain.findIndex((option) => pattern.test(option))
      const place = said === -1 ? bare.findIndex((option) => pattern.test(option)) : said
      if (place !== -1) return [state, place]
    }
    return [state, aside === -1 ? undefined : aside]
  })
  const byName = new Map(places)
  const last = onlyUnread(plain, language, options)
  // A state without an option of its own gets the one option that matches no state.
  for (const [state, place] of places)
    if (place === aside || place === undefined) if (last !== undefined) byName.set(state, last)
  // The options must tell at least two states apart, and at least half of them must be states or claims; otherwise
  // something else is asked.
  const told = new Set(places.flatMap(([, place]) => (place === undefined ? [] : [place])))
  if (told.size < 2) return undefined
  // Where a plain no is offered, the question is whether something is so.
  if (plain.some((option, place) => plainNo.test(option) && !told.has(place))) return undefined
  const said = readOptions(plain, language).filter(({ kind, index }) => kind === 'answer' && index !== aside)
  const patterns = Object.values(options).flat()
  const known = said.filter(({ text }) => claimOf(text) || patterns.some((pattern) => pattern.test(text)))
  if (known.length < 0.5 * said.length) return undefined
  return (sheet) => byName.get(value(sheet))
}

/** The only option that is an answer and matches no state; undefined if there is none or several. */
function onlyUnread(
  plain: readonly string[],
  language: Language,
  options: ChoiceFact['options'],
): number | undefined {
  const patterns = Object.values(options).flat()
  const unread = readOptions(plain, language).filter(
    ({ kind, index, text }) =>
      kind === 'answer' &&
      !other.test(plain[index] ?? '') &&
      !claimOf(text) &&
      !patterns.some((pattern) => pattern.test(plain[index] ?? '')),
  )
  return unread.length === 1 ? unread[0]?.index : undefined
}

function byAmount(fact: AmountFact, asked: Asked): PlaceFinder | undefined {
  const { stem, plain, language, splits } = asked
  // How often one uses a car is not the number of cars.
  if (isNumberOfThings(fact) && askingHowOften.test(stem)) return undefined
  const yesses = plain.filter((one) => /^(?:oui|yes)\b/.test(one))
  // « Oui, une fois », « Oui, plusieurs fois »: the options of yes give numbers.
  const numbered = yesses.length > 1 && rangeOptions(countsOf(yesses), language).length === yesses.length
  if (boundsIn(stem) && yesses.length > 0 && !numbered) return byBounds(fact, asked)
  const amountOf = (sheet: FactSheet) => fact.value(sheet, stem)
  // « Une fois par semaine » and « une fois par mois » have different periods, so they are read as rates.
  const rates = fact.per ? ratesOf(plain, language) : []
  // « Je ne travaille pas » is not a number of hours.
  const claimed = new Set(claimsIn(plain).map(([, place]) => place))
  const denied = new Set(mayNotApply(fact.id) ? denialsIn(plain) : [])
  const ranges = rangeOptions(countsOf(plain), language).filter(
    ({ place }) => !claimed.has(place) && !isInapplicable(plain[place] ?? '') && !denied.has(place),
  )
  if (ranges.length >= 2 && !fits(fact, plain, ranges)) return undefined
  const period = fact.per && (periodAsked(stem) ?? fact.per)
  if (period) inOnePeriod(ranges, period)
  // Options such as « Tous les jours » beside « 1 à 2 fois »: converted to a number in the period that is asked for.
  for (const { place, low } of rates.filter((rate) => rate.named))
    if (period && ranges.length >= 2 && !ranges.some((range) => range.place === place))
      ranges.push(numberRange(place, Math.min(low / timesAYear[period], mostOf[fact.id] ?? low)))
  const perYear = timesAYear[fact.per ?? 'year']
  const named = rates.filter((rate) => rate.named).length
  const periods = new Set(ranges.flatMap(({ dimension }) => (dimension.startsWith('/') ? [dimension] : [])))
  if (named >= 2 && (named + 1 >= ranges.length || periods.size > 1))
    return (sheet) => nearestRate(rates, amountOf(sheet) * perYear)
  // If more options are words of frequency than numbers, all are read as rates.
  if (fact.per && rates.length >= 3 && rates.length > ranges.length && rates.length >= plain.length - 1)
    return (sheet) => nearestRate(rates, amountOf(sheet) * perYear)
  if (ranges.length >= 2 && ranges.length >= 0.4 * plain.length) {
    const convert = converter(fact, stem, ranges)
    return (sheet, persona) =>
      placeOfValue(ranges, convert(amountOf(sheet)), splits ? unit(keyOf(persona.key, fact.id, 'split')) : 0)
  }
  if (rates.length >= 3) return (sheet) => nearestRate(rates, amountOf(sheet) * perYear)
  return byBounds(fact, asked)
}

/** Whether a fact is a number of people or things, and not a frequency or a duration. */
function isNumberOfThings({ id, unit, per }: AmountFact): boolean {
  return unit === 'count' && per === undefined && id !== 'tripsAbroad'
}

/** Upper limits of facts in their period, such as working days in a week. */
const mostOf: Readonly<Record<string, number>> = { teleworkDays: 5 }

/** A single number as a range. */
function numberRange(place: number, value: number): RangeOption {
  const ends = { low: value, high: value, lowIn: true, highIn: true, lowStep: 1, highStep: 1 }
  return { ...ends, dimension: '', single: true, factor: 1, place }
}
