import { baseSize } from '../../../../shared/analysis/base-size.ts'
import { measuredItem } from '../../../../shared/analysis/measured-item.ts'
import { paragraph, type ReportBlock, type ReportRow } from '../../../../shared/report/report.ts'
import { cellOf, isMarked, type ShownColumn } from '../cross/cross-cells.ts'
import { crossedBy, crossParts } from '../cross/cross-parts.ts'
import { type NamedVariable, variablesFor } from '../cross/cross-variables.ts'
import { colon, type ReportSource, type ReportWords } from './report-source.ts'

/** How many characters fit side by side on the page, and how many the names of the rows and a number need at least. */
const CHARACTERS = { page: 100, rows: 20, number: 8 }
/** How much wider than these a letter of a head may be, since heads are bold, and wider in another font than Calibri. */
const WIDER = 1.3

/** An item by one variable, as the screen shows it; in several tables where the groups do not fit side by side. */
export function crossBlocks(
  source: ReportSource,
  position: number,
  by: NamedVariable,
  words: ReportWords,
): ReportBlock[] {
  const { version, results, tagging, among, banner, only } = source
  const { results: t, views, language, condition } = words
  const report: ReportWords['report'] = words.report
  const { questions } = version.draft
  const run = { questions, coded: tagging.coded, respondents: results.respondents, among }
  const question = questions[position]
  const answers = results.answers.filter((answer) => answer.question === position)
  const measured = question ? measuredItem(question, position, answers, tagging.coded) : null
  const of = { tagged: tagging.tagged, measured }
  const crossed = crossedBy(position, variablesFor(position, [by]), run, of, words)
  const saysSmall = (base: number) => baseSize(base) === 'small'
  const parts =
    crossed && crossParts(crossed, questions, banner.mode, { t, views, language, condition, saysSmall })
  if (!parts) return []
  const { shown, lines, statistics, notes, number, textOf } = parts
  const what = crossed.rows.length > 0 ? ` · ${t(`cross.modes.${banner.mode}`)}` : ''
  const caption = `${t('cross.title')}${colon(language)} ${by.name}${what}`
  const [everybody, ...groups] = shown
  const tables = sideBySide(groups, everybody)
  if (tables.length === 0) return []
  const told = (column: ShownColumn, row: number) =>
    `${textOf(column, row)}${isMarked(cellOf(column, row, banner.mode)) ? '†' : ''}`
  return [
    ...tables.map((some, at): ReportBlock => {
      const columns = everybody ? [everybody, ...some] : some
      const row = (label: string, cells: string[], tone?: ReportRow['tone']): ReportRow => ({
        ...(tone && { tone }),
        cells: [label, ...cells],
      })
      return {
        kind: 'table',
        caption: [
          at === 0 ? caption : report('crossPart', { caption }),
          ...(only.personas === null ? [] : [only.personas]),
        ].join('\n'),
        head: [crossed.rowsName, ...columns.map(({ label }) => label)],
        rows: [
          ...crossed.rows.map(({ label }, order) =>
            row(
              label,
              columns.map((each) => told(each, order)),
            ),
          ),
          ...lines.map(({ key, label, of }) =>
            row(
              label,
              columns.map(({ column }) => number(of(column))),
              key === 'base' ? 'total' : 'aside',
            ),
          ),
          ...statistics.map(({ label, textOf: told, isMarked }) =>
            row(
              label,
              columns.map((each) => `${told(each).replace('-', '−')}${isMarked(each) ? '†' : ''}`),
            ),
          ),
        ],
        numbers: columns.map((_, order) => order + 1),
        widths: [CHARACTERS.page - sum(columns.map(widthOf)), ...columns.map(widthOf)],
        isDense: true,
      }
    }),
    ...notes.map((note) => paragraph(note, 'soft')),
  ]
}

type Named = Pick<ShownColumn, 'label'>

/** The columns that stand side by side beside everybody's, in as many tables as they need, in their order. */
export function sideBySide<Column extends Named>(columns: readonly Column[], everybody?: Named): Column[][] {
  const room = CHARACTERS.page - CHARACTERS.rows - (everybody ? widthOf(everybody) : 0)
  const tables: Column[][] = []
  for (const column of columns) {
    const last = tables.at(-1)
    if (last && sum([...last, column].map(widthOf)) <= room) last.push(column)
    else tables.push([column])
  }
  return tables
}

/** Wide enough for the longest word of the head, which would otherwise be broken between letters; within reason. */
function widthOf({ label }: Named): number {
  const words = label.split(/[\s-]+/u).map(({ length }) => Math.ceil(WIDER * length) + 2)
  return Math.min(CHARACTERS.page / 4, Math.max(CHARACTERS.number, ...words))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
