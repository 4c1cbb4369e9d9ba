import { type BaseSize, baseSize } from '../../../../shared/analysis/base-size.ts'
import { baseOfCell, type CrossColumn, type CrossTable } from '../../../../shared/analysis/cross-tabulate.ts'
import type { NumberStatistics } from '../../../../shared/analysis/numeric/number-statistics.ts'
import type { FilterCondition } from '../../../../shared/models/results-filter.ts'
import type { CellMode } from './banner.ts'

/** A column to be shown. */
export interface ShownColumn {
  key: string
  label: string
  column: CrossColumn
  table: CrossTable
  /** Of the numbers of its personas; null where there are none. */
  statistics: NumberStatistics | null
  /** The name of its variable; null for everybody. */
  variable: string | null
  /** The personas in it; null for everybody and for those in no group. */
  condition: FilterCondition | null
}

/** The number of a cell: a count, or a share of a base that suffices. */
export interface CrossCell {
  count: number
  base: number
  size: BaseSize
  isShare: boolean
}

/** The number in a column and a row. */
export function cellOf({ column, table }: ShownColumn, row: number, mode: CellMode): CrossCell {
  const base = mode === 'counts' ? 0 : baseOfCell(table, column, row, mode)
  const size = baseSize(base)
  const isShare = mode !== 'counts' && size !== 'too_small'
  return { count: column.counts[row] ?? 0, base, size, isShare }
}

/** Whether a cell bears the mark of a small base. A zero does not, since it is zero on any base. */
export function isMarked({ isShare, size, count }: CrossCell): boolean {
  return isShare && size === 'small' && count > 0
}
