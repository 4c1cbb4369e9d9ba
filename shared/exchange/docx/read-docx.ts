import type { ZipReader } from '../archive/read-zip.ts'
import type { DraftWriter } from '../draft-writer.ts'
import { ImportRefusal } from '../import-result.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import type { ToldRoles } from '../source-lines.ts'
import type { OutlineLine } from '../text/outline-line.ts'
import { readOutline } from '../text/read-outline.ts'
import { childAt, childrenOf, parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { readNumbering } from './read-numbering.ts'
import { readParagraph, type WordStyles } from './read-paragraph.ts'
import { readBoldStyles } from './read-styles.ts'
import { readTable } from './read-table.ts'

/**
 * Reads a Word document (ECMA-376 part 1, 17.3, 17.4 and 17.9): numbered or bold paragraphs are items, lists below or
 * beside them their options.
 */
export async function readDocx(
  zip: ZipReader,
  writer: DraftWriter,
  meter: ReadingMeter,
  told?: ToldRoles,
): Promise<void> {
  const part = async (name: string) => {
    const xml = await zip.text(name)
    return xml === null ? null : parseXml(xml, meter)
  }
  const root = await part('word/document.xml')
  const body = root && childAt(root, 'body')
  if (!body) throw new ImportRefusal('archive_broken')
  const styles: WordStyles = {
    lists: readNumbering(await part('word/numbering.xml')),
    isBold: readBoldStyles(await part('word/styles.xml')),
  }
  if (zip.names.some((name) => name.startsWith('word/media/'))) writer.note('media')
  const lines: (OutlineLine | null)[] = []
  const document: Document = { styles, lines, meter }
  collect(body, document)
  readOutline(lines, writer, meter, told)
}

/** A document that is being read. */
interface Document {
  styles: WordStyles
  /** The lines found so far; null for an empty paragraph. */
  lines: (OutlineLine | null)[]
  meter: ReadingMeter
}

function collect(parent: XmlElement, document: Document): void {
  const { styles, lines, meter } = document
  for (const child of childrenOf(parent)) {
    meter.step()
    if (child.name === 'p') {
      const read = readParagraph(child, styles)
      meter.add('lines', Math.max(1, read.length))
      for (const line of read) meter.add('characters', line.text.length)
      // No spread into `push`: a paragraph may have more lines than a call may have arguments.
      for (const line of read.length > 0 ? read : [null]) lines.push(line)
    } else if (child.name === 'tbl') collectTable(child, document)
    else if (child.name === 'sdt') {
      const content = childAt(child, 'sdtContent')
      if (content) collect(content, document)
    }
  }
}

function collectTable(table: XmlElement, document: Document): void {
  const { lines, meter } = document
  const read = readTable(table, meter)
  if (read.kind === 'layout') {
    for (const row of childrenOf(table, 'tr'))
      for (const cell of childrenOf(row, 'tc')) collect(cell, document)
    return
  }
  const [first] = read.lines
  const asks = read.kind === 'items' || first?.fixed?.role === 'stem' ? false : fixQuestion(lines, read.kind)
  if (read.kind === 'answers' && !asks) {
    for (const row of childrenOf(table, 'tr'))
      for (const cell of childrenOf(row, 'tc')) collect(cell, document)
    return
  }
  if (read.kind === 'grid' && !asks && first?.fixed) first.fixed.isFresh = true
  for (const line of read.lines) lines.push(line)
}

/** Whether a line before a table is its question: bold, numbered, or ending like a question or an open sentence. */
function isQuestion(line: OutlineLine | null | undefined): line is OutlineLine {
  if (!line || line.fixed || (line.role && line.role !== 'stem')) return false
  if (line.marker && line.marker !== 'number' && line.marker !== 'question') return false
  return line.strong === true || line.marker !== null || /[?:…)]$/.test(line.text)
}

/**
 * Whether the newest line is the question of a table; if so, empty paragraphs between them are removed. The question of
 * a grid is one whatever is around it.
 */
function fixQuestion(lines: (OutlineLine | null)[], kind: 'grid' | 'answers'): boolean {
  const at = lines.findLastIndex((line) => line !== null)
  const line = lines[at]
  if (!isQuestion(line)) return false
  lines.length = at + 1
  if (kind === 'grid') lines[at] = { ...line, fixed: { role: 'stem' } }
  return true
}
