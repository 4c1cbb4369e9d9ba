import { withholdsPercentages } from '../../../shared/analysis/base-size.ts'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import { formatNumber, formatPercent } from '../../lib/format.ts'
import type { Language } from '../../lib/i18n.ts'
import type { BarChartData, BarRow } from '../../ui/chart/bar-rows.ts'

/** Words that a chart needs in addition to its numbers. */
export interface ChartWords {
  unknown: string
  blank: string
  unread: string
  missing: string
  /** E.g. "12 · 24 %". */
  countAndPercent: (count: string, percent: string) => string
}

/**
 * An item's bars: its options in their order, with count and percentage of the base, then, hatched, the personas
 * outside of the base. The length of a full bar is the base, or the largest count where the base is unknown.
 */
export function itemChart(
  table: Tabulation,
  labels: readonly string[],
  words: ChartWords,
  language: Language,
): BarChartData {
  const isShares = table.source === 'shares'
  const options = table.options.map(
    ({ option, count, percentage }): BarRow => ({
      label: labels[option] ?? '',
      value: isShares ? percentage : count,
      valueLabel:
        isShares && percentage !== null
          ? formatPercent(percentage, 100, language)
          : optionLabel(count, table, words, language),
      kind: 'answer',
    }),
  )
  const asides = (['blank', 'unread', 'missing'] as const).flatMap((part): BarRow[] => {
    const value = table[part]
    if (value === null || value === 0) return []
    return [{ label: words[part], value, valueLabel: formatNumber(value, language), kind: 'aside' }]
  })
  return { rows: [...options, ...asides], full: isShares ? 100 : (table.base ?? 0) }
}

function optionLabel(count: number | null, table: Tabulation, words: ChartWords, language: Language): string {
  if (count === null) return words.unknown
  const number = formatNumber(count, language)
  const { base } = table
  if (base === null || withholdsPercentages(table)) return number
  return words.countAndPercent(number, formatPercent(count, base, language))
}
