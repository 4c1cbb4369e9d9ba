import type { Cell } from '../../shared/exchange/tables/csv.ts'
import type { Share } from '../../shared/exchange/xlsform/write-cells.ts'
import { formatDecimal } from './format.ts'
import type { Language } from './i18n.ts'

/** A table as it leaves the page. */
export interface Sheet {
  header: string[]
  rows: Cell[][]
  /** What has to be said of it: what the cells are, and where they come from. */
  notes: string[]
}

/** A table for the clipboard: cells apart by tabs, and the notes below. */
export function sheetText({ header, rows, notes }: Sheet): string {
  const table = [header, ...rows].map((cells) =>
    cells.map((cell) => String(cell ?? '').replaceAll(/[\t\n\r]+/g, ' ')).join('\t'),
  )
  return `${[...table, '', ...notes].join('\n')}\n`
}

/** The rows with the notes behind each, so that a part of a file says them too. */
export function withNotes({ header, rows, notes }: Sheet, head: string): Pick<Sheet, 'header' | 'rows'> {
  const said = notes.join(' · ')
  return { header: [...header, head], rows: rows.map((cells) => [...cells, said]) }
}

/** A share as text, with one decimal in the language's way and the sign of a small base: "18.4%†". */
export function shareInSheet({ share, isMarked }: Share, language: Language): string {
  // Spreadsheets take a share with a plain space for a number.
  return `${formatDecimal(100 * share, language)}${language === 'fr' ? ' %' : '%'}${isMarked ? '†' : ''}`
}
