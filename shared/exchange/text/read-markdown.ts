import type { ReadingMeter } from '../reading-meter.ts'
import { addTable } from './add-table.ts'
import { isTableRule, isUnderlined, linesAside, readMarkdownLine, tableCells } from './markdown.ts'
import type { OutlineLine } from './outline-line.ts'
import { readTableRows } from './read-table-rows.ts'
import { rowOfCells, typedRow } from './table-rows.ts'

/** A backslash at the end of a line, which breaks it. */
const LINE_BREAK = /(?<!\\)\\\s*$/

/** The lines of a text in Markdown: its front matter, headings and tables are read as what they are. */
export function readMarkdown(written: readonly string[], meter: ReadingMeter): (OutlineLine | null)[] {
  const texts = written.map((text) => text.replace(LINE_BREAK, ''))
  const lines: (OutlineLine | null)[] = []
  const aside = linesAside(texts)
  let at = readFrontMatter(texts, lines)
  while (at < texts.length) {
    const text = texts[at] ?? ''
    if (aside[at]) {
      if (text.trim() !== '')
        lines.push({ text: text.trim(), marker: null, list: '', indent: 0, isAside: true })
      at += 1
      continue
    }
    const table = tableAt(texts, at)
    if (table) {
      for (const row of table.rows) for (const cell of row) meter.add('characters', cell.length)
      if (!addTable(readTableRows(table.rows, meter), lines))
        for (const row of table.rows) lines.push(...cellLines(row))
      lines.push(null)
      at = table.end
    } else {
      const isHeading = isUnderlined(texts, at)
      const signs = texts[at + 1]?.includes('=') ? '#' : '##'
      const read = readMarkdownLine(isHeading ? `${signs} ${text}` : text)
      lines.push(read && isHeading ? { ...read, typed: text.trim() } : read)
      at += isHeading ? 2 : 1
    }
  }
  return lines
}

/** The facts about a page before its text, between two lines of dashes; returns the place after them. */
function readFrontMatter(texts: readonly string[], lines: (OutlineLine | null)[]): number {
  if (texts[0]?.trim() !== '---') return 0
  const end = texts.findIndex((text, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(text))
  if (end === -1) return 0
  for (const text of texts.slice(1, end)) {
    const typed = text.trim()
    const title = /^title\s*:\s*["']?(.*?)["']?$/i.exec(typed)?.[1] ?? ''
    const plain = { typed, marker: null, list: '', indent: 0 }
    if (title !== '') lines.push({ ...plain, text: title, role: 'title' })
    else if (typed !== '') lines.push({ ...plain, text: typed, fixed: { role: 'left_out', isQuiet: true } })
  }
  lines.push(null)
  return end + 1
}

/** The table that begins at a line, with the place after it. */
function tableAt(texts: readonly string[], at: number): { rows: string[][]; end: number } | null {
  const first = tableCells(texts[at] ?? '')
  if (!first || !isTableRule(texts[at + 1] ?? '')) return null
  const rows = [first]
  let end = at + 2
  for (; end < texts.length; end += 1) {
    const cells = tableCells(texts[end] ?? '')
    if (!cells) break
    rows.push(cells)
  }
  // No cell of Markdown spans others.
  return { rows: rows.map((row) => rowOfCells(row, row.keys())), end }
}

/** A row of a table that is no part of a question, as one line. */
function cellLines(row: readonly string[]): OutlineLine[] {
  const text = typedRow(row)
  return text === '' ? [] : [{ text, marker: null, list: '', indent: 0 }]
}
