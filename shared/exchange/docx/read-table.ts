import type { ReadingMeter } from '../reading-meter.ts'
import { cleanText } from '../text/clean-text.ts'
import { readTableRows, type TableUse } from '../text/read-table-rows.ts'
import { rowOfCells } from '../text/table-rows.ts'
import { attributeOf, childAt, childrenOf, type XmlElement } from '../xml/parse-xml.ts'
import { runText, textBoxesOf } from './read-paragraph.ts'
import { contentOf } from './word-content.ts'

/** Recognises how a table of a questionnaire is used. */
export function readTable(table: XmlElement, meter: ReadingMeter): TableUse {
  const rows = contentOf(table, 'tr').map((row) => {
    const cells = contentOf(row, 'tc').map((cell) => spread(cell, meter))
    let begins = 0
    const beginnings = cells.map((cell) => {
      begins += cell.length
      return begins - cell.length
    })
    return rowOfCells(cells.flat(), beginnings)
  })
  return readTableRows(rows, meter)
}

/** The most columns of a table in Word. */
const MOST_COLUMNS = 63

/** The text of a cell, repeated for each column that it spans. */
function spread(cell: XmlElement, meter: ReadingMeter): string[] {
  const span = Number(attributeOf(childAt(cell, 'tcPr', 'gridSpan'), 'val') ?? 1)
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Math.floor(span) || 1))
  meter.add('cells', columns)
  const text = cleanText(
    childrenOf(cell)
      .map((block) => blockText(block, meter))
      .join('\n'),
  )
  meter.add('characters', text.length * columns)
  return Array.from({ length: columns }, () => text)
}

function blockText(block: XmlElement, meter: ReadingMeter): string {
  // A nested table is read once for each table around it, so that its steps are counted too.
  meter.step()
  if (block.name === 'p') {
    const { before, behind } = textBoxesOf(block)
    const boxText = (box: XmlElement) => blockText(box, meter)
    return [...before.map(boxText), runText(block), ...behind.map(boxText)].join('\n')
  }
  if (block.name === 'tcPr' || block.name === 'sdtPr') return ''
  return childrenOf(block)
    .map((each) => blockText(each, meter))
    .join('\n')
}
