import type { ZipReader } from '../archive/read-zip.ts'
import type { DraftWriter } from '../draft-writer.ts'
import { ImportRefusal } from '../import-result.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import type { Told } from '../source-lines.ts'
import { addTable } from '../text/add-table.ts'
import type { OutlineLine } from '../text/outline-line.ts'
import { readOutline } from '../text/read-outline.ts'
import { attributeOf, childrenOf, parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { writeOutControls } from './content-controls.ts'
import { readNumbering } from './read-numbering.ts'
import { readOwnDocx } from './read-own-docx.ts'
import { readParagraph, runText, textBoxesOf, type WordStyles } from './read-paragraph.ts'
import { readStyles } from './read-styles.ts'
import { readTable } from './read-table.ts'
import { contentOf } from './word-content.ts'

/**
 * Reads a Word document (ECMA-376 part 1, 17.3, 17.4 and 17.9): numbered or bold paragraphs are items, lists below or
 * beside them their options. Returns the XML of the document, whose questions are counted
 * apart; null where Sonde wrote it, whose documents are read by their styles.
 */
export async function readDocx(
  zip: ZipReader,
  writer: DraftWriter,
  meter: ReadingMeter,
  told?: Told,
): Promise<string | null> {
  const part = async (name: string) => {
    const xml = await zip.text(name)
    return xml === null ? null : parseXml(xml, meter)
  }
  const xml = (await zip.text('word/document.xml')) ?? ''
  const root = xml === '' ? null : parseXml(xml, meter)
  // Some programs write a body for each paragraph.
  const bodies = root ? childrenOf(root, 'body') : []
  if (bodies.length === 0) throw new ImportRefusal('archive_broken')
  const styles: WordStyles = {
    lists: readNumbering(await part('word/numbering.xml')),
    styles: readStyles(await part('word/styles.xml')),
  }
  if (zip.names.some((name) => name.startsWith('word/media/'))) writer.note('media')
  const properties = (await zip.text('docProps/core.xml')) ?? ''
  const isOwn = properties.includes('<dc:creator>Sonde</dc:creator>')
  if (isOwn && readOwnDocx(bodies, writer, meter, told)) return null
  for (const body of bodies) writeOutControls(body)
  const lines: (OutlineLine | null)[] = []
  const document: Document = { styles, lines, meter }
  for (const body of bodies) collect(body, document)
  readOutline(isOwn ? lines.map((line) => line && { ...line, isExact: true }) : lines, writer, meter, told)
  for (const name of ['footnote', 'endnote']) {
    const notes = await part(`word/${name}s.xml`)
    for (const note of notes ? childrenOf(notes, name) : []) {
      const text = runText(note).trim()
      // Notes with a type are lines between the text and its notes.
      if (text !== '' && attributeOf(note, 'type') === undefined) writer.note('text_dropped', text)
    }
  }
  return isOwn ? null : xml
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
  for (const child of contentOf(parent)) {
    meter.step()
    if (child.name === 'p') {
      const boxes = textBoxesOf(child)
      for (const box of boxes.before) collect(box, document)
      const read = readParagraph(child, styles)
      meter.add('lines', Math.max(1, read.length))
      for (const line of read) meter.add('characters', line.text.length)
      // No spread into `push`: a paragraph may have more lines than a call may have arguments.
      for (const line of read.length > 0 ? read : [null]) lines.push(line)
      for (const box of boxes.behind) collect(box, document)
    } else if (child.name === 'tbl') collectTable(child, document)
  }
}

function collectTable(table: XmlElement, document: Document): void {
  if (addTable(readTable(table, document.meter), document.lines)) return
  for (const row of contentOf(table, 'tr')) for (const cell of contentOf(row, 'tc')) collect(cell, document)
}
