import type { NumberMeaning } from '../../../../shared/models/results.ts'
import type { RunSizes } from '../people/run-sizes.ts'
import { isForeignName, isPartName } from '../words/foreign-words.ts'
import type { ReadNumber } from '../words/number-cell.ts'
import { hintOf, isBlankLabel, isSpreadName, isTotalLabel, type NumberHint } from '../words/number-names.ts'
import type { SaidAround } from './said-around.ts'
import { agreesWith, isFractions, sharesFit } from './share-fit.ts'
import type { Spread } from './spread.ts'

/** What stands around the numbers of an item. */
export interface SpreadSurroundings {
  /** The names above the numbers, the nearest first. */
  names: readonly string[]
  /** Numbers and words beside them, by name. */
  beside: readonly (readonly [name: string, value: unknown])[]
  /** What the payload says of them beside and above. */
  said: SaidAround
  /** The item's options. */
  options: readonly string[]
}

/** How the numbers of an item may be read, before the items that are written alike are compared. */
export interface Judgement {
  /** `counts`: numbers of personas beyond doubt; `ask`: they mean what the person says; `none`: no reading fits. */
  verdict: 'counts' | 'ask' | 'none'
  /** The column that the verdict is about. */
  column: string
  values: readonly (ReadNumber | null)[]
  /** What the person may take them for. */
  readings: NumberMeaning[]
  /** Shares beside the numbers say the same: no other reading is left. */
  isProven: boolean
  /** Proven, or under a name that says counts. */
  isNamed: boolean
  /** Whether they fit the run as counts: where they do not, items written alike are no counts for certain either. */
  isFitting: boolean
  /** Of how many the shares are, where that is told. */
  base: number | null
  /** Columns that say the same as the counts, or of how many they are. */
  explained: readonly string[]
}

interface Column {
  name: string
  hint: NumberHint
  values: readonly (ReadNumber | null)[]
  isWhole: boolean
  isConstant: boolean
  /** Its own name says that it is of how many. */
  isBase: boolean
  /** Whether numbers of personas may well stand under such names. */
  isAtHome: boolean
  sum: number
  blanks: number
  /** Of further rows that are no options. */
  others: number
  bases: number[]
}

/**
 * Judges the numbers of one item. They are counts only where they are whole, where their sum with the blanks told is
 * the number of personas of the run, where nothing beside says share, base or total in contradiction, and where they
 * cannot be percentages as well.
 */
export function judgeSpread(spread: Spread, around: SpreadSurroundings, sizes: RunSizes): Judgement {
  // Words that say "percent" are about the shares, where there are some beside the counts.
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
  // Codes of the options, under a name that says nothing of counts: nobody is asked about those.
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
  // Among the options a row that is called a number of personas, or a total, is of how many they are.
  const totals = [...labelled('base'), ...labelled('count')]
  const above = names.map(hintOf).find((hint) => hint !== null) ?? null
  const isUnnamed = name === '' || /^\d+$/.test(name)
  const own = isUnnamed ? null : hintOf(name)
  // A flag among the options, such as "is_percentage": 1, says it too.
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
  // The same number for each option, beside other numbers, is of how many those are.
  if (isBase || (!isAlone && isConstant)) return false
  const totals = [sum, sum + blanks, sum + blanks + others]
  // Blanks that are told belong to the run.
  return totals.slice(1).some((total) => sizes.has(total)) && bases.every((base) => totals.includes(base))
}

/** Whether a column of shares beside says the same, which of the two are the counts being clear. */
function isProvenBy(column: Column, columns: readonly Column[]): boolean {
  const shares = columns.filter((other) => other !== column && agrees(column, other))
  // Percentages and the same as fractions agree as well: only numbers that are called counts are proven near 100.
  if (column.hint !== 'count' && sharesFit(column.values, column.sum, true)) return false
  return shares.some(
    (other) =>
      other.hint === 'share' || !other.isWhole || (column.hint === 'count' && other.hint !== 'count'),
  )
}

function agrees(counts: Column, other: Column): boolean {
  const { sum, blanks, others } = counts
  // As fractions 1, 0 and 0 would agree with 3, 0 and 0: only what is called a share is one then.
  const mayBeCounts = other.isWhole && other.values.every((value) => (value?.number ?? 0) <= 1)
  if (other.hint === 'count' || (mayBeCounts && other.hint !== 'share')) return sameValues(counts, other)
  return [sum, sum + blanks, sum + blanks + others].some((base) =>
    agreesWith(counts.values, other.values, base),
  )
}

/** Whether a column beside says that the counts are others: shares of something else. */
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

/** Percentages that leave out more than half of the personas without a word are not thought of. */
function mayBeShares(column: Column): boolean {
  const { sum, blanks, others, values, hint } = column
  return [sum, sum + blanks, sum + blanks + others].some((total) =>
    sharesFit(values, total, hint === 'count'),
  )
}

/** Whole numbers that are each another of 0, 1, 2 and so on, or of 1, 2, 3, may be the options' codes or ranks. */
function isOrder({ values, hint }: Column): boolean {
  const numbers = values.map((value) => value?.number ?? null)
  const isFrom = (first: number): boolean => numbers.every((_, at) => numbers.includes(first + at))
  return hint !== 'count' && numbers.length > 1 && (isFrom(0) || isFrom(1))
}

/** Whether an option reads like a total, which may be meant, or like a blank, whose number may have the blanks in it. */
function isWithTotal({ values, blanks }: Column, options: readonly string[]): boolean {
  return options.some(
    (text, at) =>
      (values[at] ?? null) !== null && (isTotalLabel(text) || (isBlankLabel(text) && blanks === 0)),
  )
}

/** Whether no other column could be meant, and the numbers could be neither one answer a persona nor anything else. */
function isClear(one: Column, columns: readonly Column[], spread: Spread): boolean {
  if (!one.isAtHome || (spread.isList && mayBeAnswers(one))) return false
  const open = columns.filter((other) => other !== one && !isExplained(other, one))
  return open.length === 0 || (one.hint === 'count' && open.every(({ hint }) => hint === 'other'))
}

/** A list of numbers none of which is too large for an option's place may be one answer a persona. */
function mayBeAnswers({ values }: Column): boolean {
  return values.every((value) => value === null || value.number <= values.length)
}

function sameValues(one: Column, other: Column): boolean {
  return one.values.every((value, at) => value?.number === other.values[at]?.number)
}

/** The column to ask about where none fits: shares first, then whatever may be read at all. */
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
