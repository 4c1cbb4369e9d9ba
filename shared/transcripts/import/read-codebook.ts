import { readZip } from '../../exchange/archive/read-zip.ts'
import { extensionOf, hasMacros, isArchive, refuseForeign } from '../../exchange/foreign-file.ts'
import { ImportRefusal } from '../../exchange/import-result.ts'
import { IMPORT_LIMITS } from '../../exchange/limits.ts'
import { createReadingMeter, type ReadingMeter, type ReadingWatch } from '../../exchange/reading-meter.ts'
import { readRows } from '../../exchange/tables/read-rows.ts'
import { separatorOf } from '../../exchange/tables/separator-of.ts'
import { decodeText } from '../../exchange/text/decode-text.ts'
import { readWorkbook } from '../../exchange/xlsform/read-workbook.ts'
import { decodeXml } from '../../exchange/xml/decode-xml.ts'
import { codeColumnsOf, isCodeHeader } from './code-columns.ts'
import type { ReadCodebook } from './found-codes.ts'
import { readCodeLines } from './read-code-lines.ts'
import { readCodeTable } from './read-code-table.ts'
import { readQdc } from './read-qdc.ts'

/** A file as chosen, or a text as pasted. */
export type CodebookSource = { fileName: string; bytes: Uint8Array } | { text: string }

/** Names of the sheet that has the codes, where a workbook has others too. */
const SHEETS = ['codebook', 'codes', 'code system', 'grille de codage'] as const

/**
 * Reads a codebook from any kind of file that may have one, recognised by its content: REFI-QDA, a table, a workbook, or
 * lines of text. Throws `ImportRefusal` or `CodebookRefusal` for all others.
 */
export async function readCodebook(source: CodebookSource, watch: ReadingWatch = {}): Promise<ReadCodebook> {
  const meter = createReadingMeter(watch)
  if ('text' in source) {
    if (source.text.length > IMPORT_LIMITS.fileBytes) throw new ImportRefusal('too_large')
    return readText(source.text, '', meter)
  }
  const { bytes, fileName } = source
  const extension = extensionOf(fileName)
  refuseForeign(bytes, extension)
  if (isArchive(bytes)) return readArchive(bytes, meter)
  const { text, encoding } = isXml(bytes) ? decodeXml(bytes) : decodeText(bytes)
  const read = readText(text, extension, meter)
  if (encoding === 'windows-1252') read.remarks.push({ kind: 'encoding', names: [], count: 1 })
  return read
}

/** Whether a file in an encoding that extends ASCII is XML. */
function isXml(bytes: Uint8Array): boolean {
  return /^(?:ï»¿)?\s*</.test(String.fromCharCode(...bytes.subarray(0, 64)))
}

async function readArchive(bytes: Uint8Array, meter: ReadingMeter): Promise<ReadCodebook> {
  const zip = readZip(bytes, meter)
  const project = zip.names.find((name) => /^[^/]+\.qde$/i.test(name))
  if (project !== undefined) return readQdc((await zip.text(project)) ?? '', meter)
  const types = (await zip.text('[Content_Types].xml')) ?? ''
  if (hasMacros(zip.names, types)) throw new ImportRefusal('macros')
  if ((await zip.text('mimetype'))?.includes('opendocument')) throw new ImportRefusal('other_document')
  if (zip.names.includes('word/document.xml')) throw new ImportRefusal('other_document')
  if (!zip.names.includes('xl/workbook.xml')) throw new ImportRefusal('unknown_kind')
  const { sheets } = await readWorkbook(zip, [''], meter)
  const named = SHEETS.map((name) => sheets.get(name) ?? [])
  const all = [...named, ...sheets.values()].filter((rows) => rows.length > 0)
  return readCodeTable(all.find((rows) => codeColumnsOf(rows) !== null) ?? all[0] ?? [], meter)
}

function readText(text: string, extension: string, meter: ReadingMeter): ReadCodebook {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start === '') throw new ImportRefusal('empty')
  if (/^\{\\rtf|^<!doctype html|^<html/i.test(start)) throw new ImportRefusal('other_document')
  if (start.startsWith('<')) return readQdc(text, meter)
  if (!['', 'txt', 'text', 'md', 'csv', 'tsv', 'tab'].includes(extension))
    throw new ImportRefusal('unknown_kind')
  const { separator, start: from } = separatorOf(text)
  const isTable = /^(?:csv|tsv|tab)$/.test(extension) || isCodeHeader(firstRow(start, separator, meter))
  if (!isTable) return readCodeLines(text, meter)
  return readCodeTable(readRows(text.slice(from), separator, meter), meter)
}

function firstRow(text: string, separator: string, meter: ReadingMeter): string[] {
  return readRows(text.slice(0, 2_000).split(/\r|\n/, 1)[0] ?? '', separator, meter)[0] ?? []
}
