import { cutText } from '../../text/cut-text.ts'
import { writeZip } from '../archive/write-zip.ts'
import { LONGEST_EXCEL_CELL } from '../limits.ts'
import type { Cell } from '../tables/csv.ts'
import { safeCell } from '../tables/formula-text.ts'
import { escapeXml, XML_HEAD } from '../xml/escape-xml.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** The style of cells with a quote prefix: a spreadsheet shows their text and never runs it. */
const QUOTED = 1

/**
 * A workbook of cells with text or numbers (ECMA-376 part 1, 18). A text that is longer than a cell may be is cut.
 *
 * @param isCut what stands at the end of a text that was cut
 */
export function writeWorkbook(
  sheets: readonly { name: string; rows: readonly (readonly Cell[])[] }[],
  isCut = '…',
): Uint8Array<ArrayBuffer> {
  const each = <T>(make: (name: string, number: number) => T) =>
    sheets.map(({ name }, index) => make(name, index + 1))
  return writeZip([
    {
      name: '[Content_Types].xml',
      text: `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>${each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`).join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((name, number) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      text: `${XML_HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`,
    },
    ...sheets.map(({ rows }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      text: `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows.map((cells, row) => writeRow(cells, row, isCut)).join('')}</sheetData></worksheet>`,
    })),
  ])
}

function writeRow(cells: readonly Cell[], row: number, isCut: string): string {
  const shortened = cells.map((cell) => (typeof cell === 'string' ? shorten(cell, isCut) : cell))
  return `<row r="${row + 1}">${shortened.map((cell, column) => writeCell(cell, column, row)).join('')}</row>`
}

function writeCell(cell: Cell, column: number, row: number): string {
  const place = `${columnName(column)}${row + 1}`
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  const style = safeCell(cell) === cell ? '' : ` s="${QUOTED}"`
  return `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
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
