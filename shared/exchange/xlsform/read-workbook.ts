import type { ZipReader } from '../archive/read-zip.ts'
import { ImportRefusal } from '../import-result.ts'
import { childAt, childrenOf, descendantsOf, parseXml, type XmlElement } from '../xml/parse-xml.ts'

/** Columns beyond this one are not read. */
const LAST_COLUMN = 256

/** Sheets by their name in lower case; a row holds the texts of its cells by column. */
export interface Workbook {
  sheets: Map<string, string[][]>
  /** Texts of cells that were formulas: the value kept in the file, or the formula as text. Nothing was run. */
  formulas: string[]
}

/** Reads a workbook's cells as text (ECMA-376 part 1, 18.2 to 18.4). */
export async function readWorkbook(zip: ZipReader): Promise<Workbook> {
  const workbook = await part(zip, 'xl/workbook.xml')
  const relations = await part(zip, 'xl/_rels/workbook.xml.rels')
  if (!workbook || !relations) throw new ImportRefusal('archive_broken')
  const targets = new Map(
    childrenOf(relations, 'Relationship').map(({ attributes }) => [
      attributes.get('Id') ?? '',
      attributes.get('Target') ?? '',
    ]),
  )
  const shared = await part(zip, 'xl/sharedStrings.xml')
  const strings = shared ? childrenOf(shared, 'si').map(richText) : []
  const result: Workbook = { sheets: new Map(), formulas: [] }
  for (const { attributes } of descendantsOf(workbook, 'sheet')) {
    const target = targets.get(attributes.get('id') ?? '') ?? ''
    const sheet = await part(zip, target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    if (!sheet) continue
    const rows = childrenOf(childAt(sheet, 'sheetData') ?? sheet, 'row')
    result.sheets.set(
      (attributes.get('name') ?? '').trim().toLowerCase(),
      rows.map((row) => readRow(row, strings, result.formulas)),
    )
  }
  return result
}

async function part(zip: ZipReader, name: string): Promise<XmlElement | null> {
  const text = await zip.text(name)
  return text === null ? null : parseXml(text)
}

function readRow(row: XmlElement, strings: readonly string[], formulas: string[]): string[] {
  const cells: string[] = []
  let next = 0
  for (const cell of childrenOf(row, 'c')) {
    const column = columnOf(cell.attributes.get('r')) ?? next
    next = column + 1
    if (column >= LAST_COLUMN) continue
    while (cells.length < column) cells.push('')
    cells[column] = cellText(cell, strings, formulas)
  }
  return cells
}

function cellText(cell: XmlElement, strings: readonly string[], formulas: string[]): string {
  const kind = cell.attributes.get('t')
  const value = plainText(childAt(cell, 'v'))
  const formula = childAt(cell, 'f')
  if (formula) {
    const text = value || `=${plainText(formula)}`
    formulas.push(text)
    return text
  }
  if (kind === 's') return strings[Number(value)] ?? ''
  if (kind === 'inlineStr') return richText(childAt(cell, 'is') ?? cell)
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  return kind === 'e' ? '' : value
}

/** The text of a string with formats; its phonetic reading is left out. */
function richText(element: XmlElement): string {
  return childrenOf(element)
    .map((child) => {
      if (child.name === 't') return plainText(child)
      return child.name === 'r' ? plainText(childAt(child, 't')) : ''
    })
    .join('')
    .replace(/_x([0-9a-f]{4})_/gi, (_whole, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

function plainText(element: XmlElement | undefined): string {
  return element?.children.filter((child) => typeof child === 'string').join('') ?? ''
}

/** "B7" is column 1; null where the reference is missing or odd. */
function columnOf(reference = ''): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1]
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
