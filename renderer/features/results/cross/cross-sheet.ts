import type { CrossColumn } from '../../../../shared/analysis/cross-tabulate.ts'
import { formatDecimal } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'
import type { Sheet } from '../../../lib/sheet-text.ts'
import type { CellMode } from './banner.ts'
import { type CrossCell, cellOf, isMarked, type ShownColumn } from './cross-cells.ts'

interface SheetParts {
  rowsName: string
  rows: readonly string[]
  /** The lines under the rows: the base, then who gave no answer. */
  lines: readonly { label: string; of: (column: CrossColumn) => number }[]
  shown: readonly ShownColumn[]
  mode: CellMode
  language: Language
  notes: string[]
}

/** The table as text and numbers: percentages with one decimal in the language's way, counts as they are. */
export function crossSheet({ rowsName, rows, lines, shown, mode, language, notes }: SheetParts): Sheet {
  const colon = language === 'fr' ? '\u00A0: ' : ': '
  return {
    header: [
      rowsName,
      ...shown.map(({ variable, label }) => (variable === null ? label : `${variable}${colon}${label}`)),
    ],
    rows: [
      ...rows.map((label, at) => [label, ...shown.map((each) => cellText(cellOf(each, at, mode), language))]),
      ...lines.map(({ label, of }) => [label, ...shown.map(({ column }) => of(column))]),
    ],
    notes,
  }
}

/** "18.4%", with the mark of a small base behind it; the count where a percentage is not shown. */
function cellText(cell: CrossCell, language: Language): string | number {
  const { count, base, isShare } = cell
  if (!isShare) return count
  const share = formatDecimal(base === 0 ? 0 : (100 * count) / base, language)
  // Spreadsheets take a share with a plain space for a number.
  return `${share}${language === 'fr' ? ' %' : '%'}${isMarked(cell) ? '†' : ''}`
}
