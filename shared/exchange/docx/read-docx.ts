import type { ZipReader } from '../archive/read-zip.ts'
import type { DraftWriter } from '../draft-writer.ts'
import { ImportRefusal } from '../import-result.ts'
import { cleanText } from '../text/clean-text.ts'
import { type OutlineLine, readOutlineLine } from '../text/outline-line.ts'
import { readOutline } from '../text/read-outline.ts'
import { childAt, childrenOf, parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { type ListStyles, readNumbering } from './read-numbering.ts'

/** Reads a Word document (ECMA-376 part 1, 17.3 and 17.9): numbered paragraphs are items, what is listed below options. */
export async function readDocx(zip: ZipReader, writer: DraftWriter): Promise<void> {
  const text = await zip.text('word/document.xml')
  const body = text === null ? undefined : childAt(parseXml(text), 'body')
  if (!body) throw new ImportRefusal('archive_broken')
  const numbering = await zip.text('word/numbering.xml')
  const lists = readNumbering(numbering === null ? null : parseXml(numbering))
  if (zip.names.some((name) => name.startsWith('word/media/'))) writer.note('media')
  const lines: (OutlineLine | null)[] = []
  collect(body, lists, lines)
  readOutline(lines, writer)
}

function collect(parent: XmlElement, lists: ListStyles, lines: (OutlineLine | null)[]): void {
  for (const child of childrenOf(parent)) {
    if (child.name === 'p') lines.push(readParagraph(child, lists))
    else if (child.name === 'tbl') {
      if (isGrid(child)) lines.push(...gridLines(child))
      else for (const cell of cellsOf(child).flat()) collect(cell, lists, lines)
    } else if (child.name === 'sdt') {
      const content = childAt(child, 'sdtContent')
      if (content) collect(content, lists, lines)
    }
  }
}

function readParagraph(paragraph: XmlElement, lists: ListStyles): OutlineLine | null {
  const text = cleanText(runText(paragraph))
  if (text === '') return null
  const style = childAt(paragraph, 'pPr', 'pStyle')?.attributes.get('val') ?? ''
  const numbering = childAt(paragraph, 'pPr', 'numPr')
  const level = Number(numbering && (childAt(numbering, 'ilvl')?.attributes.get('val') ?? 0))
  const list = numbering && lists(childAt(numbering, 'numId')?.attributes.get('val') ?? '', level)
  if (list) return { text, marker: list.marker, list: list.name, indent: level * 4 }
  const plain = { text, marker: null, list: '', indent: 0 }
  if (/^(?:title|titre)$/i.test(style)) return { ...plain, role: 'title' }
  if (/^(?:subtitle|soustitre|sous-titre)$/i.test(style)) return { ...plain, role: 'context' }
  const typed = readOutlineLine(text)
  if (/^(?:heading|titre)\s?\d/i.test(style) && !typed?.marker) return { ...plain, role: 'section' }
  return typed
}

/** The text of a paragraph as it stands: what was deleted under tracking and field codes are left out. */
function runText(element: XmlElement): string {
  return childrenOf(element)
    .map((child) => {
      if (child.name === 't') return child.children.filter((each) => typeof each === 'string').join('')
      if (child.name === 'tab') return ' '
      if (child.name === 'br' || child.name === 'cr') return '\n'
      if (child.name === 'noBreakHyphen') return '-'
      if (['pPr', 'rPr', 'del', 'moveFrom', 'Fallback', 'instrText'].includes(child.name)) return ''
      return runText(child)
    })
    .join('')
}

function cellsOf(table: XmlElement): XmlElement[][] {
  return childrenOf(table, 'tr').map((row) => childrenOf(row, 'tc'))
}

function cellText(cell: XmlElement): string {
  return cleanText(childrenOf(cell, 'p').map(runText).join('\n'))
}

/** A grid of questions: stems in the first column, options over the others. */
function isGrid(table: XmlElement): boolean {
  const rows = cellsOf(table).map((cells) => cells.map(cellText))
  const [header = []] = rows
  const labels = header.slice(1)
  return (
    rows.length > 1 &&
    labels.length > 1 &&
    labels.every((label) => label !== '') &&
    rows.slice(1).every(([stem = '', ...cells]) => stem !== '' && cells.every((cell) => cell.length <= 1))
  )
}

function gridLines(table: XmlElement): OutlineLine[] {
  const [header = [], ...rows] = cellsOf(table).map((cells) => cells.map(cellText))
  const [question = '', ...gridOptions] = header
  return rows.map(([row = '']) => ({
    text: `${question} ${row}`.trim(),
    marker: null,
    list: '',
    indent: 0,
    gridOptions,
  }))
}
