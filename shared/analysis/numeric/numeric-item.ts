import type { Question } from '../../models/draft.ts'
import type { Answer } from '../../models/results.ts'
import { type Among, analysedItem, sortResponses } from '../item-responses.ts'
import { withoutNoise } from '../number-bands.ts'
import { dimensionOf, foldUnits, unitKey } from './amount-units.ts'
import { type Amount, type NumberSign, ONE_READING, readAmount } from './read-amount.ts'
import { clockMinutes, readDuration } from './read-duration.ts'
import { askedFor, asksForDuration, asksHowMuch, isLikeClock } from './stem-asks.ts'
import { type StemUnits, stemUnits } from './stem-units.ts'

/** An answer that is a number. */
export interface NumberAnswer {
  answer: Answer
  value: number
  /** Whether it says that it is an approximation: "about 30". */
  isAbout: boolean
  /** Whether it is a duration that its answer gives in another unit, or in two: "1 h 30", "90 min"; absent: no. */
  isConverted?: true
}

/** The numbers among the answers to an open item. */
export interface NumericAnswers {
  kind: 'numbers'
  numbers: readonly NumberAnswer[]
  /** The answers that are no numbers; none of them is in any statistic. */
  others: readonly Answer[]
  /** The answers of which it is not known whether they are any, such as "None", which may be a program's empty value. */
  unread: readonly Answer[]
  /** The unit of all numbers as most of them write it; "" where none has one. */
  unit: string
}

/** Why there are no statistics of an item half of whose answers, or more, are numbers. */
export type WithheldNumbers = { kind: 'withheld' } & (
  | { why: 'notation'; examples: readonly string[]; of: 'thousands' | 'minutes' }
  | { why: 'units'; units: readonly string[] }
  | { why: 'unit_of_some'; unit: string }
  | { why: 'others'; numbers: number; others: number }
)

export type NumericItem = NumericAnswers | WithheldNumbers

/** Where fewer of the answers are numbers, it is not said why there are no statistics: nobody would expect any. */
const LEAST_TOLD = 0.5
/** Where fewer of the answers are numbers, there are no statistics: they would be about a part of the personas. */
const LEAST_COUNTED = 0.9
const EXAMPLES = 3
/** Words of who has, does or pays nothing, for which no unit is needed. */
const NOTHING = /^(?:none|nothing|never|aucune?|rien|jamais)[.!]?$/
const ZERO: Amount = {
  ...{ ...ONE_READING, value: 0, ifGrouped: 0, isAbout: false },
  unit: { of: null, per: null, written: '' },
}
/** The signs of hours, minutes and seconds in both languages. */
const CLOCK_SYMBOLS = ['h', 'min', 's']

/** The open item at a position of the questionnaire, and the answers to it. */
export interface OpenItem {
  question: Pick<Question, 'type' | 'stem' | 'options'>
  position: number
  /** The answers to it (see `groupByItem`). */
  answers: readonly Answer[]
  /** Every persona of the run (see `respondentPositions`). */
  respondents: readonly number[]
}

/**
 * Reads the answers to an open item as numbers; null where most of them are none. What they are, and in which unit,
 * depends on all answers to the item and never on a filter (see `numbersAmong`): files of one run must fit together.
 *
 * Digits that name something, such as postcodes, and times of day are no amounts.
 *
 * Nothing is guessed. A sign with three digits behind it ("1.200") is read as that of thousands only where other answers
 * to the item show by themselves that it is ("1.200.000") and none shows the contrary. All numbers must be in one unit;
 * those without a unit are in it only where it is the one that the stem asks for. Only where the stem asks for a duration,
 * hours, minutes and seconds are counted in one of them (see `inOneUnit`).
 */
export function readNumericItem({ question, position, answers, respondents }: OpenItem): NumericItem | null {
  if (question.type !== 'open_ended') return null
  const { answered, unread } = sortResponses(analysedItem(question, position), answers, respondents)
  const stem = stemUnits(question.stem)
  const asks = { duration: asksForDuration(question.stem), howMuch: asksHowMuch(question.stem) }
  const read = answered.map((answer) => ({ answer, ...amountOf(answer.text ?? '', stem, asks) }))
  const said = read.flatMap(({ amount, ...one }) => (amount ? [{ ...one, amount }] : []))
  if (said.length === 0 || said.length < LEAST_TOLD * answered.length) return null
  const asked = askedFor(question.stem)
  if (asked === 'name') return null
  const clock = asked === null ? unclearMinutes(said) : said.filter((one) => isTimeOfDay(one, asked, stem))
  if (clock.length > 0)
    return {
      kind: 'withheld',
      why: 'notation',
      examples: firstOf(clock.map(({ answer }) => answer.text ?? '')),
      of: 'minutes',
    }
  // Midnight lies between 23 and 1: times of day have no mean.
  if (asked === 'clock') return null
  const doubtful = said.filter(({ amount: { doubt } }) => doubt && !isForGroups(doubt, said))
  if (doubtful.length > 0)
    return {
      kind: 'withheld',
      why: 'notation',
      examples: firstOf(doubtful.map(({ answer }) => answer.text ?? '')),
      of: 'thousands',
    }
  const found: readonly Found[] = asks.duration ? inOneUnit(said, stem) : said
  const withheld = unitsDiffer(found, stem)
  if (withheld) return withheld
  const others = read.flatMap(({ answer, amount }) => (amount ? [] : [answer]))
  if (found.length < LEAST_COUNTED * answered.length)
    return { kind: 'withheld', why: 'others', numbers: found.length, others: others.length }
  return {
    kind: 'numbers',
    numbers: found.map(({ answer, amount, isBroken, isConverted }) => ({
      answer,
      value: amount.ifGrouped,
      isAbout: amount.isAbout,
      ...((isBroken || isConverted) && { isConverted: true }),
    })),
    others,
    unread,
    unit: mostWritten(found) || symbolOfConverted(found),
  }
}

/** The numbers of the personas that count; absent means all. */
export function numbersAmong(item: NumericAnswers, among?: Among): NumericAnswers {
  if (!among) return item
  return {
    ...item,
    numbers: item.numbers.filter(({ answer }) => among.has(answer.respondent)),
    others: item.others.filter(({ respondent }) => among.has(respondent)),
    unread: item.unread.filter(({ respondent }) => among.has(respondent)),
  }
}

interface Found {
  answer: Answer
  amount: Amount
  /** Whether it is a duration in hours and minutes, or a fraction of an hour. */
  isBroken: boolean
  /** Whether it is a word for nothing, which fits every unit. */
  isNothing: boolean
  isConverted?: boolean
}

function amountOf(
  text: string,
  stem: StemUnits,
  asks: { duration: boolean; howMuch: boolean },
): { amount: Amount | null; isBroken: boolean; isNothing: boolean } {
  const read = readAmount(text, stem)
  const isNothing = read === null && asks.howMuch && NOTHING.test(foldUnits(text))
  const amount = isNothing ? ZERO : read
  const broken = amount === null && asks.duration ? readDuration(text) : null
  return { amount: amount ?? broken, isBroken: broken !== null, isNothing }
}

/**
 * The hours whose decimals may be minutes, where other answers write minutes behind hours: "7.30" beside "7 h 30". Nobody
 * means minutes by a half or a quarter.
 */
function unclearMinutes(found: readonly Found[]): Found[] {
  if (!found.some(({ isBroken }) => isBroken)) return []
  return found.filter(({ answer: { text }, amount: { value, unit }, isBroken }) => {
    const mayBeHours = unit.of === null || unit.of === unitKey('h')
    return !isBroken && mayBeHours && !Number.isInteger(value * 4) && isLikeClock(text ?? '')
  })
}

/**
 * Durations in hours, minutes and seconds in that of these units that most answers have, the finer one where two are as
 * frequent. Where an answer has any other unit, all stay as they are: a day may be one of work, and months and years have
 * no one length, so that nothing is counted in those. A number without a unit is in the one that the stem asks for, but
 * where others are in several units, only if more than half of these have that one: "In minutes, …?" with the answers "2"
 * and "3 hours" leaves open what 2 is.
 */
function inOneUnit(found: readonly Found[], { asked }: StemUnits): readonly Found[] {
  const units = found.flatMap(({ amount: { unit } }) => unit.of ?? [])
  if (units.some((key) => clockMinutes(key) === null)) return found
  const counts = new Map([...Map.groupBy(units, (key) => key)].map(([key, { length }]) => [key, length]))
  const isBare = units.length < found.filter(({ isNothing }) => !isNothing).length
  const wanted = [...asked].filter((key) => clockMinutes(key) !== null)
  const [only = ''] = wanted
  if (isBare && (wanted.length > 1 || 2 * (counts.get(only) ?? 0) <= units.length)) return found
  const minutes = (key: string) => clockMinutes(key) ?? 1
  const [[most = ''] = []] = [...counts].sort(
    ([a, one], [b, other]) => other - one || minutes(a) - minutes(b),
  )
  const target = isBare ? only : most
  return found.map((one) => {
    const { amount } = one
    const key = amount.unit.of ?? target
    if (key === target) return one
    const converted = (value: number) => withoutNoise((value * minutes(key)) / minutes(target))
    const [value, ifGrouped] = [converted(amount.value), converted(amount.ifGrouped)]
    const unit = { ...amount.unit, of: target, written: '' }
    return { ...one, isConverted: true, amount: { ...amount, value, ifGrouped, unit } }
  })
}

/** Whether the answers to the item show that a sign groups thousands, and none that it begins decimals. */
function isForGroups(sign: NumberSign, found: readonly Found[]): boolean {
  return (
    found.some(({ amount }) => amount.groups === sign) &&
    !found.some(({ amount }) => amount.decimals === sign)
  )
}

/** Whether the decimals of a number may be minutes. A number in another unit than hours is no time of day. */
function isTimeOfDay(
  { answer: { text }, amount: { value, unit } }: Found,
  asked: 'clock' | 'when',
  stem: StemUnits,
): boolean {
  const mayBeHours =
    unit.of === null ? [...stem.asked].every((key) => dimensionOf(key) === 'time') : unit.of === unitKey('h')
  return mayBeHours && !Number.isInteger(value) && (asked === 'clock' || isLikeClock(text ?? ''))
}

function unitsDiffer(all: readonly Found[], { asked, period }: StemUnits): WithheldNumbers | null {
  const found = all.filter(({ isNothing }) => !isNothing)
  for (const part of ['of', 'per'] as const) {
    const byKey = Map.groupBy(found, ({ amount }) => amount.unit[part])
    const withUnit = [...byKey].filter(([key]) => key !== null)
    const [[key = null, those = []] = []] = withUnit
    if (withUnit.length > 1)
      return { kind: 'withheld', why: 'units', units: firstOf(withUnit.map(([, each]) => mostWritten(each))) }
    if (key !== null && byKey.has(null) && !(part === 'of' ? asked.has(key) : key === period))
      return { kind: 'withheld', why: 'unit_of_some', unit: mostWritten(those) }
  }
  return null
}

/** The sign of the unit in which durations were counted where nobody writes it; "" where none was. */
function symbolOfConverted(found: readonly Found[]): string {
  const unit = found.find(({ isBroken, isConverted }) => isBroken || isConverted)?.amount.unit.of
  return CLOCK_SYMBOLS.find((symbol) => unitKey(symbol) === unit) ?? ''
}

/** The unit as most of the answers that have one write it. */
function mostWritten(found: readonly Found[]): string {
  const byText = Map.groupBy(
    found.flatMap(({ amount: { unit } }) => (unit.written === '' ? [] : [unit.written])),
    (written) => written,
  )
  return [...byText].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? ''
}

function firstOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].slice(0, EXAMPLES)
}
