import type { NumberMeaning } from '../../../../shared/models/results.ts'
import type { RunSizes } from '../people/run-sizes.ts'
import { isForeignName, isPartName } from '../words/foreign-words.ts'
import type { ReadNumber } from '../words/number-cell.ts'
import { hintOf, isBlankLabel, isSpreadName, isTotalLabel, type NumberHint } from '../words/number-names.ts'
import type { SaidAround } from './said-around.ts'
import { agreesWith, isFractions, sharesFit } from './share-fit.ts'
import type { Spread } from './spread.ts'

/** What is around the numbers of an item. */
export interface SpreadSurroundings {
  /** The names above the numbers, the nearest first. */
  names: readonly string[]
  /** The numbers and words beside them, by name. */
  beside: readonly (readonly [name: string, value: unknown])[]
  /** What the payload says about them, beside and above them. */
  said: SaidAround
  /** The item's options. */
  options: readonly string[]
}

/** How the numbers of one item may be read on their own. `settleNumbers` then compares items that are written alike. */
export interface Judgement {
  /**
   * `counts`: they are surely numbers of personas; `ask`: the person decides what they mean; `none`: no reading fits.
   */
  verdict: 'counts' | 'ask' | 'none'
  /** The column that was judged. */
  column: string
  values: readonly (ReadNumber | null)[]
  /** The meanings that the person can choose from. */
  readings: NumberMeaning[]
  /** Whether shares beside the numbers confirm them, so that no other reading is left. */
  isProven: boolean
  /** Proven, or under a name of counts. */
  isNamed: boolean
  /** Whether they fit the run as counts. If not, the numbers of items written alike are no certain counts either. */
  isFitting: boolean
  /** The base of the shares, where it is given. */
  base: number | null
  /** Columns that need no reading: they repeat the counts as counts or shares, or give their total. */
  explained: readonly string[]
}

interface Column {
  name: string
  hint: NumberHint
  values: readonly (ReadNumber | null)[]
  isWhole: boolean
  isConstant: boolean
  /** Whether its own name is one of a base. */
  isBase: boolean
  /** Whether numbers of personas are often under such names. */
  isAtHome: boolean
  sum: number
  blanks: number
  /** The sum of further rows that are no options. */
  others: number
  bases: number[]
}

/**
 * Judges the numbers of one item. They are counts only where they are whole, where their sum (with the blanks given) is
 * the number of personas of the run, where no name or number around them contradicts this, and where they cannot be
 * percentages as well.
 */
export function judgeSpread(spread: Spread, around: SpreadSurroundings, sizes: RunSizes): Judgement {
  // Where there are shares beside the counts, words such as "percent" are about the shares.
  const hasShares = [...spread.columns.keys()].some((name) => hintOf(name) === 'share')
  const columns = [...spread.columns].map(([name, values]) =>
    describeColumn(name, values, spread, around, hasShares),
  )
  const isAlone = columns.length === 1
  const fitting = columns.filter((column) => countsFit(column, sizes, isAlone))
  const proven = fitting.filter((column) => isProvenBy(column, columns))
  const [one] = proven.length > 0 ? proven : fitting
  const isDisputed =
    fitting.some((column) => one && !sameValues(column, one)) ||
    (one !== undefined && columns.some((other) => contradicts(other, one)))
  const isProven = one !== undefined && proven.length === 1 && !isDisputed
  const told = one ?? best(columns)
  if (!told) return NOTHING
  const isOpen =
    isDisputed ||
    !one ||
    around.said.isOfPart ||
    spread.extras.some(({ label }) => isPartName(label) || isForeignName(label)) ||
    (spread.isList && around.said.isSorted) ||
    isWithTotal(one, around.options) ||
    (!isProven && (mayBeShares(one) || isOrder(one) || !isClear(one, columns, spread)))
  // Under a name that is not one of counts these are probably the options' codes: the person is not asked about them.
  const readings = isOrder(told) && !told.isAtHome ? [] : readingsOf(told, sizes)
  const explained = one
    ? columns.filter((other) => other !== one && isExplained(other, one)).map(({ name }) => name)
    : []
  return {
    verdict: one && !isOpen ? 'counts' : readings.length === 0 ? 'none' : 'ask',
    column: told.name,
    values: told.values,
    readings,
    isProven,
    isNamed: isProven || told.hint === 'count',
    isFitting: one !== undefined,
    base: baseOf(told, columns),
    explained,
  }
}

const NOTHING: Judgement = {
  verdict: 'none',
  column: '',
  values: [],
  readings: [],
  isProven: false,
  isNamed: false,
  isFitting: false,
  base: null,
  explained: [],
}

function describeColumn(
  name: string,
  values: readonly (ReadNumber | null)[],
  spread: Spread,
  { names, beside, said }: SpreadSurroundings,
  hasShares: boolean,
): Column {
  const numbers = values.filter((value) => value !== null)
  const extras = spread.extras.filter(({ column }) => column === name)
  const sumOf = (list: readonly { number: number }[]): number =>
    list.reduce((sum, { number }) => sum + number, 0)
  const labelled = (hint: NumberHint): typeof extras => extras.filter(({ label }) => hintOf(label) === hint)
  const besideNumbers = beside.flatMap(([key, value]) =>
    typeof value === 'number' ? [{ hint: hintOf(key), number: value }] : [],
  )
  const blanksBeside = besideNumbers.filter(({ hint }) => hint === 'blank')
  const blankRows = labelled('blank')
  // A row among the options that is called a total, or a number of personas, is a base.
  const totals = [...labelled('base'), ...labelled('count')]
  const above = names.map(hintOf).find((hint) => hint !== null) ?? null
  const isUnnamed = name === '' || /^\d+$/.test(name)
  const own = isUnnamed ? null : hintOf(name)
  // A flag among the options, such as "is_percentage": 1, is another hint.
  const flags = extras.filter(({ number }) => number === 1).map(({ label }) => hintOf(label))
  const saysShare = said.hint === 'share' || flags.includes('share')
  const saysOther =
    said.hint === 'other' || flags.includes('other') || [own, ...names.map(hintOf)].includes('other')
  return {
    name,
    hint: saysOther ? 'other' : saysShare && !(hasShares && own === 'count') ? 'share' : (own ?? above),
    values,
    isWhole: numbers.every(({ number, isPercent }) => !isPercent && Number.isSafeInteger(number)),
    isBase: own === 'base',
    isConstant: numbers.length > 1 && new Set(numbers.map(({ number }) => number)).size === 1,
    isAtHome: own === null && !isUnnamed ? false : own === 'count' || isSpreadName(names[0] ?? ''),
    sum: sumOf(numbers),
    blanks: sumOf(blankRows.length > 0 ? blankRows : blanksBeside),
    others: sumOf(extras.filter((extra) => !blankRows.includes(extra) && !totals.includes(extra))),
    bases: [...totals.map(({ number }) => number), ...said.bases],
  }
}

function countsFit(column: Column, sizes: RunSizes, isAlone: boolean): boolean {
  const { isWhole, hint, isBase, isConstant, sum, blanks, others, bases } = column
  if (!isWhole || hint === 'share' || hint === 'other' || hint === 'blank') return false
  // Next to other columns, a column with the same number for every option is a base and no count.
  if (isBase || (!isAlone && isConstant)) return false
  const totals = [sum, sum + blanks, sum + blanks + others]
  // Together with the blanks that are given, the sum must be the number of personas of the run.
  return totals.slice(1).some((total) => sizes.has(total)) && bases.every((base) => totals.includes(base))
}

/** Whether a column of shares next to it agrees with it, and it is clear which of the two are the counts. */
function isProvenBy(column: Column, columns: readonly Column[]): boolean {
  const shares = columns.filter((other) => other !== column && agrees(column, other))
  // Percentages agree with the same shares written as fractions, so numbers that add up to about 100 are proven only if
  // they are called counts.
  if (column.hint !== 'count' && sharesFit(column.values, column.sum, true)) return false
  return shares.some(
    (other) =>
      other.hint === 'share' || !other.isWhole || (column.hint === 'count' && other.hint !== 'count'),
  )
}

function agrees(counts: Column, other: Column): boolean {
  const { sum, blanks, others } = counts
  // The numbers 1, 0 and 0 are the shares of 3, 0 and 0, but may be counts too: they count as shares only if they are
  // called so.
  const mayBeCounts = other.isWhole && other.values.every((value) => (value?.number ?? 0) <= 1)
  if (other.hint === 'count' || (mayBeCounts && other.hint !== 'share')) return sameValues(counts, other)
  return [sum, sum + blanks, sum + blanks + others].some((base) =>
    agreesWith(counts.values, other.values, base),
  )
}

/** Whether a column of shares contradicts the counts, because it has the shares of other numbers. */
function contradicts(other: Column, counts: Column): boolean {
  if (other === counts) return false
  const areShares = other.hint === 'share' || other.values.some((value) => value?.isPercent)
  return areShares && !agrees(counts, other)
}

function isExplained(other: Column, counts: Column): boolean {
  const totals = [counts.sum, counts.sum + counts.blanks, counts.sum + counts.blanks + counts.others]
  const number = other.values.find((value) => value !== null)?.number
  return agrees(counts, other) || (other.isConstant && number !== undefined && totals.includes(number))
}

/**
 * Whether the numbers may be percentages. They may not where they would leave out more than half of the personas
 * without the payload saying so.
 */
function mayBeShares(column: Column): boolean {
  const { sum, blanks, others, values, hint } = column
  return [sum, sum + blanks, sum + blanks + others].some((total) =>
    sharesFit(values, total, hint === 'count'),
  )
}

/** Whether the numbers may be the options' codes or ranks: 0, 1, 2 and so on, or 1, 2, 3 and so on, each once. */
function isOrder({ values, hint }: Column): boolean {
  const numbers = values.map((value) => value?.number ?? null)
  const isFrom = (first: number): boolean => numbers.every((_, at) => numbers.includes(first + at))
  return hint !== 'count' && numbers.length > 1 && (isFrom(0) || isFrom(1))
}

/**
 * Whether an option reads like a total, so that its number may be one, or like a blank, so that its number may include
 * the blanks.
 */
function isWithTotal({ values, blanks }: Column, options: readonly string[]): boolean {
  return options.some(
    (text, at) =>
      (values[at] ?? null) !== null && (isTotalLabel(text) || (isBlankLabel(text) && blanks === 0)),
  )
}

/**
 * Whether nothing else can be meant: no other column could be the counts, and the numbers could not be one answer of
 * each persona.
 */
function isClear(one: Column, columns: readonly Column[], spread: Spread): boolean {
  if (!one.isAtHome || (spread.isList && mayBeAnswers(one))) return false
  const open = columns.filter((other) => other !== one && !isExplained(other, one))
  return open.length === 0 || (one.hint === 'count' && open.every(({ hint }) => hint === 'other'))
}

/** Whether a list of numbers may be an option's number from each persona: none is larger than the number of options. */
function mayBeAnswers({ values }: Column): boolean {
  return values.every((value) => value === null || value.number <= values.length)
}

function sameValues(one: Column, other: Column): boolean {
  return one.values.every((value, at) => value?.number === other.values[at]?.number)
}

/** The column to ask about where none fits: preferably shares, then any that can be read. */
function best(columns: readonly Column[]): Column | undefined {
  const rank = ({ hint, isConstant }: Column): number =>
    (hint === 'share' ? 0 : hint === 'count' ? 1 : hint === null ? 2 : 4) + (isConstant ? 3 : 0)
  return [...columns]
    .sort((a, b) => rank(a) - rank(b))
    .find(({ hint }) => hint !== 'other' && hint !== 'blank')
}

function readingsOf({ isWhole, sum, blanks, values }: Column, sizes: RunSizes): NumberMeaning[] {
  const numbers = values.filter((value) => value !== null)
  const mayCount = isWhole && (sizes.most === null || sum + blanks <= sizes.most)
  const mayShare = isFractions(values) || (numbers.every(({ number }) => number <= 100) && sum <= 105)
  return [...(mayCount ? (['counts'] as const) : []), ...(mayShare ? (['shares'] as const) : [])]
}

function baseOf(column: Column, columns: readonly Column[]): number | null {
  const constants = columns.flatMap(({ hint, isConstant, isWhole, values }) =>
    isConstant && isWhole && (hint === 'base' || hint === 'count')
      ? [values.find((value) => value !== null)?.number]
      : [],
  )
  const told = new Set([...column.bases, ...constants].filter((base) => base !== undefined))
  return told.size === 1 ? ([...told][0] ?? null) : null
}
