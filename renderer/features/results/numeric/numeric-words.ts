import type { TFunction } from 'i18next'
import { baseSize, LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import { isNamedByLast } from '../../../../shared/analysis/number-bands.ts'
import { decimalsOf } from '../../../../shared/analysis/numeric/decimals-of.ts'
import { type NumberBin, numberBins } from '../../../../shared/analysis/numeric/number-bins.ts'
import { numberStatistics } from '../../../../shared/analysis/numeric/number-statistics.ts'
import type {
  NumberAnswer,
  NumericAnswers,
  WithheldNumbers,
} from '../../../../shared/analysis/numeric/numeric-item.ts'
import { formatAmount, formatNumber } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'
import { countText, shareText, signsLegend } from '../../../lib/table-numbers.ts'
import type { BarChartData } from '../../../ui/chart/bar-rows.ts'

/** How many of the answers that were not recognised are quoted. */
const EXAMPLES = 3

/** What the words depend on besides the numbers. */
export interface NumericWordsOf {
  /** The texts of the views, and those of the results for what both have. */
  views: TFunction<'views'>
  results: TFunction<'results'>
  language: Language
  /** Whether a base is to be called small here. */
  saysSmall: (base: number) => boolean
}

/** What is said of the numbers among the answers to an item. */
export interface NumericWords {
  /** The statistics; none where there are too few numbers. */
  facts: { label: string; value: string }[]
  /** The base, or why there are no statistics; how to read them. */
  notes: string[]
  /** How many answers are no numbers; null where all are. */
  others: string | null
}

/** The statistics of numbers in words. A number has its unit, and as many decimals as the answers give reason for. */
export function numericWords(
  { numbers, others, unread, unit }: NumericAnswers,
  { views: t, language, saysSmall }: NumericWordsOf,
): NumericWords {
  const told = numberStatistics(numbers.map(({ value }) => value))
  const left = others.length === 0 ? null : t('numeric.others', { count: others.length })
  const quoted = [...new Set(unread.map(({ text }) => text?.trim() ?? ''))].filter((text) => text !== '')
  const unknown =
    unread.length === 0
      ? []
      : [
          t('numeric.unread', {
            count: unread.length,
            examples: quotedTexts(quoted.slice(0, EXAMPLES), t) || '…',
          }),
        ]
  if (!told) return { facts: [], notes: [t('numeric.nobody'), ...unknown], others: left }
  const { base } = told
  if (baseSize(base) === 'too_small')
    return {
      facts: [],
      notes: [t('numeric.tooSmall', { count: base, least: LEAST_BASE }), ...unknown],
      others: left,
    }
  const digits = decimalsOf(numbers)
  const amount = (value: number, least: number, most = least) =>
    withUnit(numberText(value, { least, most }, language), unit)
  const fromTo = (from: number, to: number, most: number) =>
    t('numeric.fromTo', { from: numberText(from, { least: 0, most }, language), to: amount(to, 0, most) })
  const about = numbers.filter(({ isAbout }) => isAbout)
  const converted = numbers.filter(({ isConverted }) => isConverted)
  return {
    facts: [
      { label: t('numeric.mean'), value: amount(told.mean, digits + 1) },
      { label: t('numeric.median'), value: amount(told.median, 0, digits + 1) },
      { label: t('numeric.quartiles'), value: fromTo(told.lower, told.upper, digits + 2) },
      { label: t('numeric.range'), value: fromTo(told.least, told.most, digits) },
      // The spread is null for a single number only, of which no statistics are shown.
      { label: t('numeric.spread'), value: amount(told.spread ?? 0, digits + 1) },
    ],
    notes: [
      t(saysSmall(base) ? 'numeric.baseSmall' : 'numeric.base', { count: base }),
      ...(about.length > 0
        ? [t('numeric.about', { count: about.length, examples: quotedTexts(firstTexts(about, 1), t) })]
        : []),
      ...(converted.length > 0
        ? [
            t('numeric.durations', {
              unit,
              examples: firstTexts(converted, EXAMPLES)
                .map((text) =>
                  t('numeric.duration', { text, value: amount(numberOf(text, converted), 0, digits) }),
                )
                .join(', '),
            }),
          ]
        : []),
      ...unknown,
      t('numeric.method'),
    ],
    others: left,
  }
}

/** Why there are no statistics of an item with numbers among its answers. */
export function withheldWords(item: WithheldNumbers, { views: t }: Pick<NumericWordsOf, 'views'>): string {
  switch (item.why) {
    case 'notation':
      return t(item.of === 'minutes' ? 'numeric.withheld.minutes' : 'numeric.withheld.notation', {
        examples: quotedTexts(item.examples, t),
      })
    case 'units':
      return t('numeric.withheld.units', { units: item.units.join(', ') })
    case 'unit_of_some':
      return t('numeric.withheld.unitOfSome', { unit: item.unit })
    case 'others':
      return t('numeric.withheld.others', { count: item.others, total: item.others + item.numbers })
  }
}

/** A histogram with all its texts. */
interface NumericChart {
  data: BarChartData
  description: string
  /** Explains the signs at its bars; null where there are none. */
  legend: string | null
}

/** The histogram of numbers, a bar a row, with its description. Percentages follow the rules of all tables. */
export function numericChart(
  { numbers, unit }: NumericAnswers,
  position: number,
  { views, results: t, language }: NumericWordsOf,
): NumericChart {
  const values = numbers.map(({ value }) => value)
  const { bins, isSingle } = numberBins(values)
  const hasFractions = values.some((value) => !Number.isInteger(value))
  const base = values.length
  // A dash beside a minus cannot be read, and all bars of a chart are named in one way.
  const hasNegative = bins.some(({ min }) => min < 0)
  const labelOf = ({ min, below }: NumberBin) => {
    const number = (value: number) => numberText(value, { least: 0, most: 10 }, language)
    if (isSingle) return withUnit(number(min), unit)
    const words = isNamedByLast({ min, below }, hasFractions)
      ? hasNegative
        ? views('numeric.barFromTo', { from: number(min), to: number(below - 1) })
        : t('filter.fromTo', { from: number(min), to: number(below - 1) })
      : t('filter.fromBelow', { from: number(min), below: number(below) })
    return withUnit(words, unit)
  }
  const rows = bins.map((bin) => {
    const count = countText(bin.count, language)
    const isBare = bin.count === 0 || baseSize(base) === 'too_small'
    const percent = shareText(bin.count, base, language)
    return {
      label: labelOf(bin),
      value: bin.count,
      valueLabel: isBare ? count : t('countAndPercent', { count, percent }),
      kind: 'answer' as const,
    }
  })
  const legend = signsLegend(
    bins.flatMap(({ count }) => [countText(count, language), shareText(count, base, language)]),
  )
  return {
    legend: legend && t(legend),
    // Bars are compared with each other: the longest is whole.
    data: { rows, full: 0 },
    description: views('numeric.chart', {
      number: position + 1,
      rows: rows.map(({ label, valueLabel }) => t('chartRow', { label, value: valueLabel })).join(', '),
      base: formatNumber(base, language),
    }),
  }
}

/** The first of the answers that are worded differently. */
function firstTexts(numbers: readonly NumberAnswer[], most: number): string[] {
  return [...new Set(numbers.map(textOf))].slice(0, most)
}

function textOf({ answer: { text } }: NumberAnswer): string {
  return text?.trim() ?? ''
}

function numberOf(text: string, numbers: readonly NumberAnswer[]): number {
  return numbers.find((number) => textOf(number) === text)?.value ?? 0
}

/** Texts in quotation marks, one after the other. */
export function quotedTexts(texts: readonly string[], t: TFunction<'views'>): string {
  return texts.map((text) => t('numeric.quoted', { text })).join(', ')
}

/** A number with a true minus, which is as wide as a digit and no hyphen. */
export function numberText(...[value, digits, language]: Parameters<typeof formatAmount>): string {
  return formatAmount(value, digits, language).replace('-', '−')
}

function withUnit(number: string, unit: string): string {
  return unit === '' ? number : `${number}\u00a0${unit}`
}
