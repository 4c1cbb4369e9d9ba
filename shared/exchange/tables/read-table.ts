import type { DraftWriter } from '../draft-writer.ts'
import type { ImportNoteCode } from '../import-result.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import { htmlText } from '../text/html-text.ts'
import { isFormula, unquoteCell } from './formula-text.ts'
import { listedOptions, pointsOf } from './listed-options.ts'
import { readRows } from './read-rows.ts'
import { separatorOf } from './separator-of.ts'
import { columnsOf, type TableColumns } from './table-columns.ts'

const OPEN = /^(?:open|ouvert|libre|free|text|texte|comment|num|nombre|entier|integer|date)/
const DETAILED_TYPES: [RegExp, ImportNoteCode][] = [
  [/multi|checkbox|cases/, 'multiple'],
  [/^(?:rating|scale|échelle|echelle|likert|nps)/, 'rating'],
  [/^(?:rank|class)/, 'ranking'],
  [/^(?:num|nombre|entier|integer|date)/, 'to_open'],
]

/** What is in the column of conditions where there is none. */
const UNFILTERED =
  /^(?:[-–—./]*|0|no(?:n|ne)?|n\/?a|never|jamais|false|faux|all|always|everyone|everybody|any|tous|toutes|tou[st] le monde|toujours|aucune?|sans|néant|null)$/i

/** How the options in one cell are separated; the first of these that is in it. */
const SEPARATORS = ['\n', '|', ';', ' / ', '/', ',']

/** The rows of a text with separated values. */
export function tableRowsOf(text: string, meter: ReadingMeter): string[][] {
  const { separator, start } = separatorOf(text)
  return readRows(text.slice(start), separator, meter)
}

/** Reads the rows of a text with separated values; see `readTableRows`. */
export function readTable(rows: readonly (readonly string[])[], writer: DraftWriter): void {
  readTableRows(rows, columnsOf(rows), writer)
}

/**
 * Reads a table with a row for each item, or for each option. Options are in several columns, or in one, separated by
 * line ends, `|`, `;`, `/` or commas. What stands above the header is the title and the context.
 */
export function readTableRows(
  rows: readonly (readonly string[])[],
  columns: TableColumns,
  writer: DraftWriter,
): void {
  const { header, stem: stemColumn, type: typeColumn, isOption, isOneCell, unread } = columns
  const [title, ...context] = rows.slice(0, Math.max(0, header)).map((row) => row.filter(Boolean).join(' '))
  if (title) writer.title(title)
  for (const line of context) writer.context(line)
  for (const name of unread) writer.note('columns', name)
  const found = rows.slice(header + 1).flatMap((row) => {
    const stem = plain(row[stemColumn] ?? '')
    const cells = row.filter((cell, column) => isOption(column) && cell.trim() !== '')
    const type = (row[typeColumn] ?? '').trim().toLowerCase()
    const [variable, filter] = [columns.variable, columns.filter].map((at) => (row[at] ?? '').trim())
    const is = { isFormula: row.some(isFormula), isFiltered: !UNFILTERED.test(filter ?? '') }
    return stem === '' && cells.length === 0 ? [] : [{ stem, cells, type, variable: variable ?? '', ...is }]
  })
  // With a row for each option, the question stands in the first of its rows, or in all.
  const isBelow = (row: TableRow, above: TableRow | undefined) =>
    above !== undefined && row.cells.length === 1 && (row.stem === '' || row.stem === above.stem)
  const isLong = found.some((row, at) => isBelow(row, found[at - 1]))
  const items = found.reduce<TableRow[]>((items, row) => {
    const above = items.at(-1)
    if (!above || !isBelow(row, above)) items.push(row)
    else {
      above.cells.push(...row.cells)
      above.isFiltered ||= row.isFiltered
    }
    return items
  }, [])
  for (const { stem, cells, type, variable, isFormula, isFiltered } of items) {
    // If each option has its own cell, a separator in it is part of the text.
    const isShared = isOneCell && !isLong && cells.length === 1
    const texts = (isShared ? cells.flatMap(splitOptions) : cells).map(plain).filter(Boolean)
    const named = DETAILED_TYPES.find(([pattern]) => pattern.test(type))?.[1]
    const points = isShared ? pointsOf(texts, named === 'rating') : null
    const { options, areCoded } = points ? { options: points, areCoded: false } : listedOptions(texts)
    const detail = named ?? (points ? 'rating' : undefined)
    const isOpen =
      OPEN.test(type) || (options.length === 0 && !/single|choi|radio|unique/.test(type) && !isListed(detail))
    const notes: (ImportNoteCode | false)[] = [
      // Without points there is nothing that becomes options.
      detail !== undefined && !(detail === 'rating' && options.length < 2) && detail,
      isFiltered && 'branching',
      !isOpen && areCoded && 'codes_apart',
      isFormula && 'formula',
    ]
    writer.add({ stem, variable, ...(isOpen ? {} : { options }) }, notes, variable)
  }
}

/** Whether a kind of question has options, which the table may lack. */
const isListed = (detail: ImportNoteCode | undefined) => detail !== undefined && detail !== 'to_open'

interface TableRow {
  stem: string
  /** Cells with options. */
  cells: string[]
  type: string
  /** The name of its variable; may be "". */
  variable: string
  isFormula: boolean
  /** Whether it has a condition. */
  isFiltered: boolean
}

const plain = (cell: string) => htmlText(unquoteCell(cell.trim())).trim()

function splitOptions(cell: string): string[] {
  const separator = SEPARATORS.find((each) => cell.trim().includes(each))
  return separator ? cell.split(separator) : [cell]
}
