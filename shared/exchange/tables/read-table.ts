import type { DraftWriter } from '../draft-writer.ts'
import type { ImportNoteCode } from '../import-result.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import { htmlText } from '../text/html-text.ts'
import { isFormula, unquoteCell } from './formula-text.ts'
import { guessSeparator, readRows } from './read-rows.ts'

const STEM =
  /^(?:question|questions|text|texte|stem|énoncé|enonce|libellé|libelle|label|item|intitulé|intitule)$/
const TYPE = /^(?:type|kind|format)$/
const OPTIONS = /^(?:options?|choices?|choix|réponses?|reponses?|answers?|modalités?|modalites?)(?:\s*\d+)?$/
const OPEN = /^(?:open|ouvert|libre|free|text|texte|comment|number|nombre|numeric|date)/
const DETAILED_TYPES: [RegExp, ImportNoteCode][] = [
  [/multi|checkbox|cases/, 'multiple'],
  [/^(?:rating|scale|échelle|echelle|likert|nps)/, 'rating'],
  [/^(?:rank|class)/, 'ranking'],
  [/^(?:number|nombre|numeric|date)/, 'to_open'],
]

/**
 * Reads a table with a row for each item; options are in several columns, or in one, separated by `|`, `;` or line
 * ends.
 */
export function readTable(text: string, writer: DraftWriter, meter: ReadingMeter): void {
  const rows = readRows(text, guessSeparator(text), meter)
  const header = (rows[0] ?? []).map((cell) => cell.trim().toLowerCase())
  const stemColumn = header.findIndex((name) => STEM.test(name))
  const named = stemColumn !== -1
  const typeColumn = named ? header.findIndex((name) => TYPE.test(name)) : -1
  const isOption = (column: number) => (named ? OPTIONS.test(header[column] ?? '') : column > 0)
  const optionColumns = header.filter((_, column) => isOption(column)).length
  if (named)
    noteColumns(
      header,
      (column) => column === stemColumn || column === typeColumn || isOption(column),
      writer,
    )
  for (const row of named ? rows.slice(1) : rows) {
    const stem = htmlText(unquoteCell(row[named ? stemColumn : 0] ?? '').trim()).trim()
    const cells = row.filter((_, column) => isOption(column)).map((cell) => cell.trim())
    // If each option has its own column, a separator in it is part of the text.
    const listed = optionColumns === 1 ? cells.flatMap(splitOptions) : cells.map(unquoteCell)
    const options = listed.map((option) => htmlText(option).trim()).filter(Boolean)
    if (stem === '' && options.length === 0) continue
    const type = (row[typeColumn] ?? '').trim().toLowerCase()
    const detail = DETAILED_TYPES.find(([pattern]) => pattern.test(type))?.[1]
    const isOpen = OPEN.test(type) || (options.length === 0 && !/single|choi|radio|unique|multi/.test(type))
    writer.add(isOpen ? { stem } : { stem, options }, [detail ?? false, row.some(isFormula) && 'formula'])
  }
}

function splitOptions(cell: string): string[] {
  const separator = ['\n', '|', ';'].find((each) => cell.includes(each))
  const parts = separator ? cell.split(separator) : [cell]
  return parts.map((part) => unquoteCell(part.trim())).filter((part) => part !== '')
}

function noteColumns(
  header: readonly string[],
  isRead: (column: number) => boolean,
  writer: DraftWriter,
): void {
  const unread = header.filter((name, column) => name !== '' && !isRead(column))
  if (unread.length > 0) writer.note('columns', unread.join(', '))
}
