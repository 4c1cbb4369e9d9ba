import type { TFunction } from 'i18next'
import { baseSize, LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type { MeasuredItem } from '../../../../shared/analysis/measured-item.ts'
import type { NumberStatistics } from '../../../../shared/analysis/numeric/number-statistics.ts'
import { formatAmount } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'
import { countText } from '../../../lib/table-numbers.ts'
import type { ShownColumn } from './cross-cells.ts'

/** A line of statistics under the counts of a cross-table. */
export interface StatisticLine {
  key: string
  label: string
  /** The number of a column; null where its base is too small. */
  of: (column: ShownColumn) => number | null
  /** The same as it is shown; "" where there is none. */
  textOf: (column: ShownColumn) => string
  /** Whether it counts personas, as the base does. */
  isCount: boolean
  /** Whether the sign of a small base stands in a column. */
  isMarked: (column: ShownColumn) => boolean
}

interface CrossStatistics {
  lines: readonly StatisticLine[]
  /** Why numbers are missing, and what may be concluded of the others. */
  notes: readonly string[]
  /** Whether a column bears the sign of a small base. */
  hasSmall: boolean
}

interface StatisticWords {
  t: TFunction<'results'>
  views: TFunction<'views'>
  language: Language
}

/** The statistics of an item's numbers by group in words: their base, then what a sufficient base allows. */
export function crossStatistics(
  { unit, decimals, codes }: Omit<MeasuredItem, 'numbers'>,
  shown: readonly ShownColumn[],
  { t, views, language }: StatisticWords,
): CrossStatistics {
  const baseOf = ({ statistics }: ShownColumn) => statistics?.base ?? 0
  const sizes = shown.map((column) => baseSize(baseOf(column)))
  const line = (
    key: Exclude<keyof NumberStatistics, 'base'>,
    label: string,
    [least, most]: [least: number, most: number],
  ): StatisticLine => {
    const of = (column: ShownColumn) =>
      baseSize(baseOf(column)) === 'too_small' ? null : (column.statistics?.[key] ?? null)
    const textOf = (column: ShownColumn) => {
      const value = of(column)
      return value === null ? '' : formatAmount(value, { least, most }, language)
    }
    return { ...{ key, of, textOf, isCount: false }, label: withSuffix(label, unit), isMarked: () => false }
  }
  const base: StatisticLine = {
    ...{ key: 'statisticBase', label: t('cross.statisticBase'), of: baseOf, isCount: true },
    textOf: (column) => countText(baseOf(column), language),
    isMarked: (column) => baseSize(baseOf(column)) === 'small',
  }
  const least = t('cross.noStatistics', { least: LEAST_BASE })
  if (sizes.every((size) => size === 'too_small')) return { lines: [base], notes: [least], hasSmall: false }
  const finest = decimals + 1
  const mean = codes ? withSuffix(views('numeric.mean'), t('cross.codes', codes)) : views('numeric.mean')
  return {
    lines: [
      base,
      line('mean', mean, [finest, finest]),
      line('median', views('numeric.median'), [0, finest]),
      // The points of a scale are too few for quartiles.
      ...(codes
        ? []
        : [
            line('lower', t('cross.lower'), [0, finest + 1]),
            line('upper', t('cross.upper'), [0, finest + 1]),
          ]),
      line('spread', views('numeric.spread'), [finest, finest]),
    ],
    notes: [...(sizes.includes('too_small') ? [least] : []), t('cross.differences')],
    hasSmall: sizes.includes('small'),
  }
}

function withSuffix(label: string, suffix: string): string {
  return suffix === '' ? label : `${label} (${suffix})`
}
