import { cutText } from '../../text/cut-text.ts'
import { type PackedContent, packContent, writeZip, type ZipTools } from '../archive/write-zip.ts'
import { escapeXml, XML_HEAD } from '../xml/escape-xml.ts'
import { type SheetCell, STYLES, writeCells } from './write-cells.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** The media type of a workbook (.xlsx). */
export const WORKBOOK_MEDIA_TYPE = `${SHEET_TYPE}.sheet`
/** The longest text at the foot of a printed page, and the command in front of it that puts it at the left. */
const LONGEST_FOOT = 255
const LEFT = '&L'

/** A sheet of a workbook. All but its name and cells is how it looks. */
export interface Sheet {
  name: string
  rows: readonly (readonly SheetCell[])[]
  /** Whether the first row is a header: in bold and always in sight. */
  isHeaded?: boolean
  /** Whether each head offers to filter and to sort. */
  isFiltered?: boolean
  /** How many columns at the left stay in sight. */
  keptColumns?: number
  /** The widths of the columns, in characters; without them, a spreadsheet shows all columns equally wide. */
  widths?: readonly number[]
  /** Whether long texts go on in the next line of their cell. */
  isWrapped?: boolean
  /** Whether all columns fit on a page on paper, which then is wide. */
  isOnePageWide?: boolean
  /** What stands at the foot of each page on paper. */
  foot?: string
}

/** A sheet as a workbook holds it. */
export interface PackedSheet {
  name: string
  packed: PackedContent
}

/**
 * A workbook of cells with text, numbers or dates (ECMA-376 part 1, 18). A text that is too long for a cell is cut.
 *
 * @param isCut what stands at the end of a text that was cut
 * @param tools see `writeZip`
 */
export function writeWorkbook(
  sheets: readonly Sheet[],
  isCut = '…',
  tools?: ZipTools,
): Uint8Array<ArrayBuffer> {
  return joinSheets(
    sheets.map((sheet) => packSheet(sheet, isCut, tools)),
    tools,
  )
}

/** One sheet by itself, so that a large workbook can be made in steps. See `writeWorkbook`. */
export function packSheet(sheet: Sheet, isCut: string, tools?: ZipTools): PackedSheet {
  const text = `${XML_HEAD}<worksheet xmlns="${MAIN}">${writeSheet(sheet, isCut)}</worksheet>`
  return { name: sheet.name, packed: packContent({ text }, tools) }
}

/** A workbook of sheets that were packed with the same tools. */
export function joinSheets(sheets: readonly PackedSheet[], tools?: ZipTools): Uint8Array<ArrayBuffer> {
  const each = <T>(make: (name: string, number: number) => T) =>
    sheets.map(({ name }, index) => make(name, index + 1))
  return writeZip(
    [
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
        text: `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets>${each((name, number) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets></workbook>`,
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        text: `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
      },
      { name: 'xl/styles.xml', text: `${XML_HEAD}<styleSheet xmlns="${MAIN}">${STYLES}</styleSheet>` },
      ...sheets.map(({ packed }, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, packed })),
    ],
    tools,
  )
}

function writeSheet(sheet: Sheet, isCut: string): string {
  const { rows, isHeaded = false, isFiltered = false, foot } = sheet
  const cells = writeCells(rows, { isCut, isHeaded, isWrapped: sheet.isWrapped ?? false })
  return [
    sheet.isOnePageWide ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : '',
    writeView(sheet),
    writeWidths(sheet),
    `<sheetData>${cells.text}</sheetData>`,
    isFiltered && cells.filled ? `<autoFilter ref="${cells.filled}"/>` : '',
    sheet.isOnePageWide ? '<pageSetup orientation="landscape" fitToHeight="0"/>' : '',
    foot === undefined
      ? ''
      : `<headerFooter><oddFooter>${escapeXml(footText(foot))}</oddFooter></headerFooter>`,
  ].join('')
}

/** The panes that stay in sight when a person scrolls. */
function writeView({ isHeaded, keptColumns = 0 }: Sheet): string {
  if (!isHeaded && keptColumns === 0) return ''
  const rows = isHeaded ? 1 : 0
  const corner = `${String.fromCharCode(65 + keptColumns)}${rows + 1}`
  const pane = `${rows ? 'bottom' : 'top'}${keptColumns ? 'Right' : 'Left'}`
  const splits = `${keptColumns ? ` xSplit="${keptColumns}"` : ''}${rows ? ` ySplit="${rows}"` : ''}`
  return `<sheetViews><sheetView workbookViewId="0"><pane${splits} topLeftCell="${corner}" activePane="${pane}" state="frozen"/></sheetView></sheetViews>`
}

function writeWidths({ widths = [] }: Sheet): string {
  if (widths.length === 0) return ''
  const columns = widths.map((width, at) => {
    const number = at + 1
    return `<col min="${number}" max="${number}" width="${width}" customWidth="1"/>`
  })
  return `<cols>${columns.join('')}</cols>`
}

/** The text on paper, at the left. "&" begins a command in it and is doubled. */
function footText(foot: string): string {
  const signs = foot.split('&').length - 1
  return `${LEFT}${cutText(foot, LONGEST_FOOT - LEFT.length - signs).replaceAll('&', '&&')}`
}
