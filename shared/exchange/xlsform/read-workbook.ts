import type { ZipReader } from '../archive/read-zip.ts'
import { ImportRefusal } from '../import-result.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import {
  attributeOf,
  childAt,
  childrenOf,
  descendantsOf,
  parseXml,
  type XmlElement,
} from '../xml/parse-xml.ts'
import { type NumberForm, numberForms, numberText } from './cell-number.ts'

/** Number of columns that are read. */
const LAST_COLUMN = 256

/** What was read of a workbook. */
export interface Workbook {
  /** Sheets by their name in lower case; a row has the texts of its cells, by column. */
  sheets: Map<string, string[][]>
  /** The names of these sheets as they are written, in the same order. */
  names: string[]
  /** Texts of cells with formulas: the value stored in the file, or else the formula as text. Nothing is run. */
  formulas: string[]
}

/** What is needed to read a cell. */
interface Reading {
  strings: readonly string[]
  /** How each style of cells shows a number. */
  forms: readonly NumberForm[]
  formulas: string[]
  meter: ReadingMeter
}

/**
 * Reads the cells of sheets as text (ECMA-376 part 1, 18.2 to 18.4). In a form only its own sheets are unpacked, since the
 * others may have any size; in any other workbook all are read, whatever their names.
 *
 * @param form the sheets of a form; a workbook that has the first of them is one
 */
export async function readWorkbook(
  zip: ZipReader,
  form: readonly [string, ...string[]],
  meter: ReadingMeter,
): Promise<Workbook> {
  const part = async (name: string) => {
    const text = await zip.text(name)
    return text === null ? null : parseXml(text, meter)
  }
  const workbook = await part('xl/workbook.xml')
  const relations = await part('xl/_rels/workbook.xml.rels')
  if (!workbook || !relations) throw new ImportRefusal('archive_broken')
  const targets = new Map(
    childrenOf(relations, 'Relationship').map((each) => [
      attributeOf(each, 'Id') ?? '',
      attributeOf(each, 'Target') ?? '',
    ]),
  )
  const all = descendantsOf(workbook, 'sheet').map((sheet) => ({
    title: (attributeOf(sheet, 'name') ?? '').trim(),
    target: targets.get(attributeOf(sheet, 'id') ?? '') ?? '',
  }))
  const shared = await part('xl/sharedStrings.xml')
  const strings = shared ? childrenOf(shared, 'si').map(richText) : []
  const result: Workbook = { sheets: new Map(), names: [], formulas: [] }
  const forms = numberForms(await part('xl/styles.xml'))
  const reading: Reading = { strings, forms, formulas: result.formulas, meter }
  const isForm = all.some(({ title }) => title.toLowerCase() === form[0])
  for (const { title, target } of all) {
    const name = title.toLowerCase()
    if (result.sheets.has(name) || (isForm && !form.includes(name))) continue
    const sheet = await part(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    if (!sheet) continue
    const rows = childrenOf(childAt(sheet, 'sheetData') ?? sheet, 'row')
    result.names.push(title)
    result.sheets.set(
      name,
      rows.map((row) => readRow(row, reading)),
    )
  }
  return result
}

function readRow(row: XmlElement, reading: Reading): string[] {
  const cells: string[] = []
  let next = 0
  for (const cell of childrenOf(row, 'c')) {
    const column = columnOf(attributeOf(cell, 'r')) ?? next
    next = column + 1
    if (column >= LAST_COLUMN) continue
    const text = cellText(cell, reading)
    if (text.length > IMPORT_LIMITS.cellCharacters) throw new ImportRefusal('cell_too_long')
    // A cell without text, which may only have a colour, needs no entry, nor do empty cells before it.
    if (text === '') continue
    reading.meter.add('characters', text.length)
    reading.meter.add('cells', Math.max(1, column + 1 - cells.length))
    while (cells.length < column) cells.push('')
    cells[column] = text
  }
  return cells
}

function cellText(cell: XmlElement, { strings, forms, formulas }: Reading): string {
  const kind = attributeOf(cell, 't')
  const stored = plainText(childAt(cell, 'v'))
  const isNumber = kind === undefined || kind === 'n'
  const value = isNumber ? numberText(stored, forms[Number(attributeOf(cell, 's') ?? 0)] ?? 'plain') : stored
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

/** The text of a formatted string, without its phonetic reading. */
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

/** The column of a cell reference: "B7" is in column 1. Null where the reference is missing or invalid. */
function columnOf(reference = ''): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1]
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
