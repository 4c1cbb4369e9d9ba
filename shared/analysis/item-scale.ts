import type { Question } from '../models/draft.ts'
import { givenLabel } from '../models/given-label.ts'
import { detectLanguage } from '../wording/detect-language.ts'
import { scaleCodes } from '../wording/options/scale-codes.ts'
import { readAmount } from './numeric/read-amount.ts'
import { askedFor } from './numeric/stem-asks.ts'
import { stemUnits } from './numeric/stem-units.ts'
import { type ScaleStatistics, scaleStatistics } from './scale-statistics.ts'
import type { Tabulation } from './tabulate.ts'

/** An item whose options are an ordered scale. */
export interface ItemScale {
  /** The code of each option: the number it bears, or 1 … k; null for an option that is no point of the scale. */
  codes: readonly (number | null)[]
  /** Positions of the first and the last option that are points of the scale. */
  first: number
  last: number
  /** Whether the codes are amounts that the options name, so that a mean is one of amounts; absent: no. */
  isAmounts?: true
}

/** The scale of a choice item; null where its options are not one. Where its language is unclear, both are tried. */
export function itemScale({
  type,
  stem,
  options,
}: Pick<Question, 'type' | 'stem' | 'options'>): ItemScale | null {
  if (type !== 'single_choice') return null
  const texts = options.map(({ text }) => text)
  const language = detectLanguage(`${stem} ${texts.join(' ')}`)
  const item = { stem, options: texts }
  const read = language ? scaleCodes(item, language) : (scaleCodes(item, 'fr') ?? scaleCodes(item, 'en'))
  if (!read) return null
  const amounts = amountsOf(stem, texts, read)
  const codes = amounts ?? read
  const points = codes.flatMap((code, option) => (code === null ? [] : [option]))
  const [first = 0] = points
  return { codes, first, last: points.at(-1) ?? 0, ...(amounts && { isAmounts: true }) }
}

/**
 * The amounts that the points of a scale name, such as "10 €", "20 €", "50 €": whole numbers of one unit that go one way;
 * null where they are none, as times of day and digits that name something. Numbers without a unit that count on by one ("0" to "10") may as well be points of a rating,
 * and are amounts only where the stem asks how many there are.
 */
function amountsOf(
  stem: string,
  texts: readonly string[],
  codes: readonly (number | null)[],
): (number | null)[] | null {
  const asked = askedFor(stem)
  if (asked === 'name' || asked === 'clock') return null
  const units = stemUnits(stem)
  const read = codes.map((code, option) => (code === null ? null : readAmount(texts[option] ?? '', units)))
  const amounts = read.filter((amount) => amount !== null)
  if (amounts.length < codes.filter((code) => code !== null).length) return null
  if (amounts.some(({ value, doubt, isAbout }) => doubt || isAbout || !Number.isInteger(value) || value < 0))
    return null
  const steps = amounts.slice(1).map(({ value }, at) => value - (amounts[at]?.value ?? value))
  const goesOneWay = steps.every((step) => step > 0) || steps.every((step) => step < 0)
  // "None" needs no unit.
  const keys = new Set(
    amounts.flatMap(({ value, unit }) => (value === 0 && unit.of === null ? [] : `${unit.of} ${unit.per}`)),
  )
  const isRating =
    units.counted.size === 0 &&
    amounts.every(({ unit }) => unit.written === '') &&
    steps.every((step) => Math.abs(step) === 1)
  if (!goesOneWay || keys.size > 1 || isRating) return null
  return read.map((amount) => amount?.value ?? null)
}

/** A whole number as a program writes it: "0", "99", "-1", but not "01". */
const WHOLE = /^(?:0|-?[1-9]\d{0,8})$/

/**
 * The code of each option in files. Those of the file that the item was imported from, so that the data go with those of
 * the field: numbers, after which an option without one is counted on, or other codes where every option has its own and
 * they are no scale. Else that of the scale, so that its mean is the one on the page; else its number, from 1, in the
 * order of the questionnaire. Where such a number is one of the amounts, all options that are none are counted on above
 * them. No two options have one code.
 */
export function optionCodes(question: Pick<Question, 'type' | 'stem' | 'options'>): (number | string)[] {
  const own = question.options.map(({ code }) => givenLabel(code))
  const given = own.filter((code) => code !== undefined)
  const scale = itemScale(question)
  const isWhole = given.every((code) => WHOLE.test(code))
  const areDistinct = given.length > 0 && new Set(given).size === given.length
  if (areDistinct && isWhole) {
    let highest = Math.max(0, ...given.map(Number))
    return own.map((code) => (code === undefined ? ++highest : Number(code)))
  }
  if (areDistinct && given.length === question.options.length && !scale) return given
  const numbers = question.options.map((_, option) => option + 1)
  const codes = numbers.map((number, option) => scale?.codes[option] ?? number)
  if (new Set(codes).size === codes.length) return codes
  return scale?.isAmounts ? besideAmounts(scale.codes) : numbers
}

/** Amounts as they are, with numbers above them for the options that are none, in their order. */
function besideAmounts(codes: readonly (number | null)[]): number[] {
  let highest = codes.reduce<number>((most, code) => Math.max(most, code ?? 0), 0)
  return codes.map((code) => code ?? ++highest)
}

/**
 * The code of each option in the file of another program: its own if that program takes it (`isTaken`) and no earlier
 * option has it, otherwise that of data (see `optionCodes`), in front of which `prefix` stands.
 */
export function writtenCodes(
  question: Pick<Question, 'type' | 'stem' | 'options'>,
  isTaken: (code: string) => boolean,
  prefix: string,
): string[] {
  const taken = new Set<string>()
  const take = (code: string): string | null => {
    if (taken.has(code)) return null
    taken.add(code)
    return code
  }
  const own = question.options.map((option) => {
    const code = givenLabel(option.code)
    return code !== undefined && isTaken(code) ? take(code) : null
  })
  const usual = optionCodes(question)
  return own.map((code, at) => {
    const made = `${prefix}${usual[at] ?? at + 1}`
    let free = code ?? (isTaken(made) ? take(made) : null)
    for (let next = at + 1; free === null; next += 1) free = take(`${prefix}${next}`)
    return free
  })
}

/** Statistics of a scale's codes; null where a count is unknown, or where nobody chose a point of it. */
export function statisticsOf(
  { codes }: ItemScale,
  { options }: Pick<Tabulation, 'options'>,
): ScaleStatistics | null {
  if (options.some(({ count }) => count === null)) return null
  const counts = new Map(options.map(({ option, count }) => [option, count ?? 0]))
  return scaleStatistics(
    codes.map((_, option) => counts.get(option) ?? 0),
    codes,
  )
}
