import { cutText } from '../../text/cut-text.ts'
import { LONGEST_EXCEL_CELL } from '../limits.ts'
import type { Cell } from '../tables/csv.ts'
import { safeCell } from '../tables/formula-text.ts'
import { escapeXml } from '../xml/escape-xml.ts'

/** A share, from 0 to 1, shown as a percentage with one decimal. */
export interface Share {
  share: number
  /** Whether the sign of a small base stands behind it. */
  isMarked: boolean
}

/** The content of a cell of a workbook; dates and shares are numbers that are shown in their way. */
export type SheetCell = Cell | Date | Share

/** How the cells of a sheet are written. */
interface CellForm {
  /** What stands at the end of a text that was cut. */
  isCut: string
  /** Whether the first row is in bold. */
  isHeaded: boolean
  /** Whether long texts go on in the next line of their cell. */
  isWrapped: boolean
}

/** The styles of cells, by their position in `STYLES`; each of the quoted ones is the one before it, quoted. */
const PLAIN = 0
const HEAD = 2
const WRAPPED = 4
const DATE = 6
const SHARE = 7
const MARKED_SHARE = 8
/** Added to a style for a text with a quote prefix: a spreadsheet shows it and never runs it. */
const QUOTED = 1

/** The zone is part of the format: a spreadsheet's dates have none of their own. */
const DATE_FORMAT = 'yyyy\\-mm\\-dd\\ hh:mm\\ &quot;UTC&quot;'
const WRAP = '<alignment horizontal="left" vertical="top" wrapText="1"/>'

/** The content of the styles of a workbook (ECMA-376 part 1, 18.8). */
export const STYLES = [
  `<numFmts count="3"><numFmt numFmtId="164" formatCode="${DATE_FORMAT}"/><numFmt numFmtId="165" formatCode="0.0%"/><numFmt numFmtId="166" formatCode="0.0%&quot;†&quot;"/></numFmts>`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>',
  '<cellXfs count="9"><xf xfId="0"/><xf xfId="0" quotePrefix="1"/>',
  '<xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" fontId="1" applyFont="1" quotePrefix="1"/>',
  `<xf xfId="0" applyAlignment="1">${WRAP}</xf><xf xfId="0" applyAlignment="1" quotePrefix="1">${WRAP}</xf>`,
  `<xf xfId="0" numFmtId="164" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="left" vertical="top"/></xf>`,
  '<xf xfId="0" numFmtId="165" applyNumberFormat="1"/><xf xfId="0" numFmtId="166" applyNumberFormat="1"/>',
  '</cellXfs>',
].join('')

/** What a spreadsheet would read as the code of a character (ECMA-376 part 1, 22.9.2.19). */
const CHARACTER_CODE = /_(?=x[\da-f]{4}_)/gi

const DAY_MS = 86_400_000
/** The day that a spreadsheet counts as 0. */
const FIRST_DAY = Date.UTC(1899, 11, 30)

/**
 * The rows of a sheet.
 *
 * @returns their text, and the range that they fill ("A1:C7"); "" where there is none
 */
export function writeCells(
  rows: readonly (readonly SheetCell[])[],
  form: CellForm,
): { text: string; filled: string } {
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 0)
  return {
    text: rows.map((cells, row) => writeRow(cells, row, form)).join(''),
    filled: columns === 0 ? '' : `A1:${columnName(columns - 1)}${rows.length}`,
  }
}

function writeRow(cells: readonly SheetCell[], row: number, form: CellForm): string {
  const style = form.isHeaded && row === 0 ? HEAD : form.isWrapped ? WRAPPED : PLAIN
  const written = cells.map((cell, column) => writeCell(cell, `${columnName(column)}${row + 1}`, style, form))
  return `<row r="${row + 1}">${written.join('')}</row>`
}

function writeCell(cell: SheetCell, place: string, style: number, { isCut }: CellForm): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}"${styled(style)}><v>${cell}</v></c>`
  if (cell instanceof Date)
    return `<c r="${place}"${styled(DATE)}><v>${(cell.getTime() - FIRST_DAY) / DAY_MS}</v></c>`
  if (typeof cell === 'object')
    return `<c r="${place}"${styled(cell.isMarked ? MARKED_SHARE : SHARE)}><v>${cell.share}</v></c>`
  const text = shorten(cell, isCut)
  const quoted = safeCell(text) === text ? style : style + QUOTED
  return `<c r="${place}" t="inlineStr"${styled(quoted)}><is><t xml:space="preserve">${escapeXml(text.replace(CHARACTER_CODE, '_x005F$&'))}</t></is></c>`
}

function styled(style: number): string {
  return style === PLAIN ? '' : ` s="${style}"`
}

function shorten(text: string, isCut: string): string {
  if (text.length <= LONGEST_EXCEL_CELL) return text
  return cutText(text, LONGEST_EXCEL_CELL - isCut.length) + isCut
}

/** The letters of a column, counted from 0: A to Z, then AA. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : `${columnName(Math.floor(column / 26) - 1)}${last}`
}
