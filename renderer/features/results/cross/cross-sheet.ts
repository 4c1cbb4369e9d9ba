import type { CrossColumn } from '../../../../shared/analysis/cross-tabulate.ts'
import { withoutNoise } from '../../../../shared/analysis/number-bands.ts'
import type { SheetCell } from '../../../../shared/exchange/xlsform/write-cells.ts'
import type { Sheet as WorkbookSheet } from '../../../../shared/exchange/xlsform/write-workbook.ts'
import type { Language } from '../../../lib/i18n.ts'
import { type Sheet, shareInSheet } from '../../../lib/sheet-text.ts'
import type { CellMode } from './banner.ts'
import { type CrossCell, cellOf, isMarked, type ShownColumn } from './cross-cells.ts'
import type { StatisticLine } from './cross-statistics.ts'

/** A cross-table as it leaves the page, also for a workbook. */
export interface CrossSheet extends Sheet {
  /** The same for a workbook: shares are numbers, in other columns than counts. */
  workbook: { header: string[]; rows: SheetCell[][] }
}

interface SheetParts {
  rowsName: string
  rows: readonly string[]
  /** The lines under the rows: the base, then who gave no answer. */
  lines: readonly { label: string; of: (column: CrossColumn) => number }[]
  /** The lines of statistics below them. */
  statistics: readonly StatisticLine[]
  shown: readonly ShownColumn[]
  mode: CellMode
  language: Language
  /** What a column of counts is called in a workbook. */
  count: string
  notes: string[]
}

/** The table as text and numbers: percentages with one decimal in the language's way, counts as they are. */
export function crossSheet(parts: SheetParts): CrossSheet {
  const { rowsName, rows, lines, statistics, shown, mode, language, notes } = parts
  return {
    header: [rowsName, ...shown.map((column) => headOf(column, language))],
    rows: [
      ...rows.map((label, at) => [label, ...shown.map((each) => cellText(cellOf(each, at, mode), language))]),
      ...lines.map(({ label, of }) => [label, ...shown.map(({ column }) => of(column))]),
      ...statistics.map(({ label, of, textOf, isCount }) => [
        label,
        ...shown.map((each) => (isCount ? of(each) : textOf(each))),
      ]),
    ],
    workbook: workbookTable(parts),
    notes,
  }
}

function headOf({ variable, label }: ShownColumn, language: Language): string {
  return variable === null ? label : `${variable}${language === 'fr' ? '\u00A0:' : ':'} ${label}`
}

/** A column of counts for each group, and one of shares beside it, which is empty where a base does not suffice. */
function workbookTable(parts: SheetParts): CrossSheet['workbook'] {
  const { rowsName, rows, lines, statistics, shown, mode, language, count } = parts
  const hasShares = mode !== 'counts' && rows.length > 0
  const both = <T>(counted: T, share: T): T[] => (hasShares ? [counted, share] : [counted])
  return {
    header: [
      rowsName,
      ...shown.flatMap((column) => {
        const head = headOf(column, language)
        return hasShares ? [`${head} · ${count}`, `${head} · %`] : [head]
      }),
    ],
    rows: [
      ...rows.map((label, at) => [
        label,
        ...shown.flatMap((each) => {
          const cell = cellOf(each, at, mode)
          return both<SheetCell>(cell.count, shareOf(cell))
        }),
      ]),
      ...lines.map(({ label, of }) => [
        label,
        ...shown.flatMap(({ column }) => both<SheetCell>(of(column), null)),
      ]),
      ...statistics.map(({ label, of }) => [
        label,
        ...shown.flatMap((column) => both<SheetCell>(roundedOf(of(column)), null)),
      ]),
    ],
  }
}

/** "18.4%", with the mark of a small base behind it; the count where a percentage is not shown. */
function cellText(cell: CrossCell, language: Language): string | number {
  const { count, base, isShare } = cell
  if (!isShare) return count
  return shareInSheet({ share: base === 0 ? 0 : count / base, isMarked: isMarked(cell) }, language)
}

/** A number without the noise of its calculation. */
function roundedOf(value: number | null): number | null {
  return value === null ? null : withoutNoise(value)
}

function shareOf(cell: CrossCell): SheetCell {
  const { count, base, isShare } = cell
  return isShare ? { share: base === 0 ? 0 : count / base, isMarked: isMarked(cell) } : null
}

/** The widths of columns in a workbook, in characters. */
const WIDTHS = { labels: 36, numbers: 16 }

/** The table as a sheet of a workbook, with the notes below. */
export function crossWorkbookSheet(
  { workbook: { header, rows }, notes }: CrossSheet,
  name: string,
): WorkbookSheet {
  return {
    ...{ name, isHeaded: true, keptColumns: 1, isOnePageWide: true, foot: notes.at(-1) ?? '' },
    rows: [header, ...rows, [], ...notes.map((note) => [note])],
    widths: header.map((_, at) => (at === 0 ? WIDTHS.labels : WIDTHS.numbers)),
  }
}
