import { readZip } from './archive/read-zip.ts'
import { countLimeSurveyTable, countLimeSurveyXml } from './count/count-limesurvey.ts'
import { countLines } from './count/count-lines.ts'
import { countOptions } from './count/count-options.ts'
import { countQualtrics } from './count/count-qualtrics.ts'
import { countSurveyJs } from './count/count-surveyjs.ts'
import { countXlsform } from './count/count-xlsform.ts'
import { rowsOfText, rowsOfWord, type SourceRow } from './count/source-rows.ts'
import { readDocx } from './docx/read-docx.ts'
import { createDraftWriter, type DraftWriter, type ImportTools } from './draft-writer.ts'
import { extensionOf, hasMacros, isArchive, refuseForeign } from './foreign-file.ts'
import { ImportRefusal, type ImportResult } from './import-result.ts'
import { objectOf, readJson } from './json/read-json.ts'
import { readLimeSurvey } from './limesurvey/read-limesurvey.ts'
import { isLimeSurveyTable, tableRows } from './limesurvey/table-rows.ts'
import { isLimeSurveyXml, xmlRows } from './limesurvey/xml-rows.ts'
import { IMPORT_LIMITS } from './limits.ts'
import { isAdvancedFormat, readAdvancedFormat } from './qualtrics/read-advanced-format.ts'
import { readQualtrics } from './qualtrics/read-qualtrics.ts'
import { createReadingMeter, type ReadingMeter } from './reading-meter.ts'
import { readSondeFile } from './sonde-file/read-sonde-file.ts'
import { SONDE_FORMAT } from './sonde-file/sonde-file.ts'
import { readSurveyJs } from './surveyjs/read-surveyjs.ts'
import { isFormula } from './tables/formula-text.ts'
import { readRows } from './tables/read-rows.ts'
import { readTable, readTableRows, tableRowsOf } from './tables/read-table.ts'
import { decodeText } from './text/decode-text.ts'
import { readPlainText } from './text/read-plain-text.ts'
import { isForm } from './xlsform/form-rows.ts'
import { readWorkbook } from './xlsform/read-workbook.ts'
import { readXlsform, XLSFORM_SHEETS } from './xlsform/read-xlsform.ts'
import { tablesOf } from './xlsform/table-of.ts'

/** A file as chosen, or a text as pasted. */
export type ImportSource = { fileName: string; bytes: Uint8Array } | { text: string }

interface Reading {
  meter: ReadingMeter
  writer: DraftWriter
  tools: ImportTools
  /** The name of the file without its ending, the title of a table that has none; "" for a pasted text. */
  fileTitle: string
}

/** Reads any kind of file that Sonde knows, recognised by its content. Throws `ImportRefusal` for all others. */
export async function readImport(source: ImportSource, tools: ImportTools): Promise<ImportResult> {
  const meter = createReadingMeter(tools)
  const fileTitle = 'text' in source ? '' : source.fileName.replace(/\.[a-z0-9]+$/i, '')
  const reading: Reading = { meter, writer: createDraftWriter(tools, meter), tools, fileTitle }
  if ('text' in source) {
    if (source.text.length > IMPORT_LIMITS.fileBytes) throw new ImportRefusal('too_large')
    return readText(source.text, '', reading)
  }
  const { bytes, fileName } = source
  const extension = extensionOf(fileName)
  refuseForeign(bytes, extension)
  if (isArchive(bytes)) return readArchive(bytes, reading)
  const { text, encoding } = decodeText(bytes)
  if (encoding === 'windows-1252') reading.writer.note('encoding')
  return readText(text, extension, reading)
}

async function readArchive(bytes: Uint8Array, reading: Reading): Promise<ImportResult> {
  const { meter, writer, tools } = reading
  const zip = readZip(bytes, meter)
  const types = (await zip.text('[Content_Types].xml')) ?? ''
  if (hasMacros(zip.names, types)) throw new ImportRefusal('macros')
  if (zip.names.includes('word/document.xml')) {
    const xml = await readDocx(zip, writer, meter, tools.told)
    return writer.result('docx', xml === null ? null : countText(rowsOfWord(xml)))
  }
  // LimeSurvey's archive of a survey with its answers, which are not read.
  const structure = zip.names.find((name) => /^[^/]+\.lss$/i.test(name))
  if (structure !== undefined) return readLimeSurveyXml((await zip.text(structure)) ?? '', reading)
  if ((await zip.text('mimetype'))?.includes('opendocument')) throw new ImportRefusal('other_document')
  if (!zip.names.includes('xl/workbook.xml')) throw new ImportRefusal('unknown_kind')
  const workbook = await readWorkbook(zip, XLSFORM_SHEETS, meter)
  const found = tablesOf(workbook)
  if (found) {
    writer.title(reading.fileTitle)
    // The table itself notes those that stay formulas.
    for (const text of workbook.formulas) if (!isFormula(text)) writer.note('formula', text)
    for (const name of found.unread) writer.note('sheets', name)
    for (const { rows, columns } of found.tables) readTableRows(rows, columns, writer)
    return writer.result('table', null)
  }
  readXlsform(workbook, writer, tools, meter)
  return writer.result('xlsform', countXlsform(workbook.sheets))
}

function readLimeSurveyXml(text: string, { meter, writer, tools }: Reading): ImportResult {
  readLimeSurvey(xmlRows(text, meter, tools.textLanguage), writer, tools.language, meter)
  return writer.result('limesurvey', countLimeSurveyXml(text))
}

function readText(text: string, extension: string, reading: Reading): ImportResult {
  const { meter, writer, tools } = reading
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start === '') throw new ImportRefusal('empty')
  if (/^\{\\rtf|^<!doctype html|^<html/i.test(start)) throw new ImportRefusal('other_document')
  if (/^\{\s*["}]/.test(start)) return readObject(text, reading)
  if (isLimeSurveyXml(start)) return readLimeSurveyXml(text, reading)
  // A text in Markdown may begin with a comment.
  const isMarkdown = extension === 'md' && start.startsWith('<!--')
  if (start.startsWith('<') && !isMarkdown) throw new ImportRefusal('unknown_kind')
  if (isLimeSurveyTable(text)) {
    const rows = readRows(text, '\t', meter)
    readLimeSurvey(tableRows(rows, tools.textLanguage), writer, tools.language, meter)
    return writer.result('limesurvey', countLimeSurveyTable(rows))
  }
  if (isAdvancedFormat(start)) {
    const file = readAdvancedFormat(start, reading.fileTitle, meter)
    readQualtrics(file, writer)
    return writer.result('qualtrics', countQualtrics(file))
  }
  if (extension === 'csv' || extension === 'tsv' || extension === 'tab' || isPastedTable(start)) {
    const rows = tableRowsOf(text, meter)
    // The sheet of questions of an XLSForm, saved as a table.
    const workbook = { sheets: new Map([['', rows]]), names: [''], formulas: [] }
    if (isForm(workbook.sheets) && hasSelects(rows)) {
      readXlsform(workbook, writer, tools, meter)
      return writer.result('xlsform', countXlsform(workbook.sheets))
    }
    writer.title(reading.fileTitle)
    readTable(rows, writer)
    return writer.result('table', null)
  }
  if (!['', 'txt', 'text', 'md'].includes(extension)) throw new ImportRefusal('unknown_kind')
  const isOwn = readPlainText(text, writer, meter, tools.told)
  return writer.result('text', isOwn ? null : countText(rowsOfText(text)))
}

/** Whether a table names lists as an XLSForm does: the list of a study's variables has a type and a name as well. */
const hasSelects = (rows: readonly string[][]) =>
  rows.some((row) => row.some((cell) => /^select_(?:one|multiple)\s/.test(cell)))

/** What counting finds in the lines of a text. */
const countText = (rows: readonly SourceRow[]) => ({ lines: countLines(rows), options: countOptions(rows) })

/** The number before the first line: 0 or more. */
const first = (lines: readonly string[]) => Number.parseInt(lines[0] ?? '', 10)

/** Whether a text was copied from a spreadsheet: each of the first lines has a tab between cells. */
function isPastedTable(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/, 5).filter((line) => line.trim() !== '')
  // Numbers before a tab count the lines of a text.
  const isCounted = lines.every((line, at) => Number(/^(\d+)\t[^\t]+$/.exec(line)?.[1]) === at + first(lines))
  return lines.length > 1 && !isCounted && lines.every((line) => /\S\t/.test(line))
}

function readObject(text: string, { meter, writer, tools }: Reading): ImportResult {
  const { value, hadUnsafeKeys } = readJson(text, meter)
  if (hadUnsafeKeys) writer.note('unsafe_keys')
  const file = objectOf(value)
  if (file.format === SONDE_FORMAT) return readSondeFile(file, meter)
  if (Array.isArray(file.SurveyElements)) {
    readQualtrics(file, writer, tools.textLanguage)
    return writer.result('qualtrics', countQualtrics(file))
  }
  if (Array.isArray(file.pages) || Array.isArray(file.elements) || Array.isArray(file.questions)) {
    readSurveyJs(file, writer, tools.textLanguage)
    return writer.result('surveyjs', countSurveyJs(file))
  }
  throw new ImportRefusal('unknown_kind')
}
