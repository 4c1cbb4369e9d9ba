import type { OptionTally, Tabulation } from '../../../shared/analysis/tabulate.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Language } from '../../lib/i18n.ts'
import type { BarChartData, BarRow } from '../../ui/chart/bar-rows.ts'
import { optionCells } from './option-cells.ts'

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
 * outside of the base. The numbers are those of the item's table, "–" for zero included. The length of a full bar is the base, or the largest count where the base is unknown.
 */
export function itemChart(
  table: Tabulation,
  labels: readonly string[],
  words: ChartWords,
  language: Language,
): BarChartData {
  const isShares = table.source === 'shares'
  const options = table.options.map(
    (tally): BarRow => ({
      label: labels[tally.option] ?? '',
      value: isShares ? tally.percentage : tally.count,
      valueLabel: optionLabel(table, tally, words, language),
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

function optionLabel(table: Tabulation, tally: OptionTally, words: ChartWords, language: Language): string {
  const { count, share } = optionCells(table, tally, language)
  if (table.source === 'shares' && tally.percentage !== null && share !== null) return share
  if (count === null) return words.unknown
  return share === null || tally.count === 0 ? count : words.countAndPercent(count, share)
}
