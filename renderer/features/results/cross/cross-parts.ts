import type { TFunction } from 'i18next'
import { baseSize, LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import { type CountedRun, type CrossedItem, crossItem } from '../../../../shared/analysis/cross-item.ts'
import { baseOfCell, type CrossColumn } from '../../../../shared/analysis/cross-tabulate.ts'
import type { MeasuredItem } from '../../../../shared/analysis/measured-item.ts'
import type { TaggedAnswers } from '../../../../shared/analysis/tags/tag-answers.ts'
import { tagsAt } from '../../../../shared/analysis/tags/tags-at.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { FilterCondition } from '../../../../shared/models/results-filter.ts'
import type { Language } from '../../../lib/i18n.ts'
import { countText, shareText, signsLegend } from '../../../lib/table-numbers.ts'
import type { CellMode } from './banner.ts'
import { cellOf, type ShownColumn } from './cross-cells.ts'
import { crossStatistics, type StatisticLine } from './cross-statistics.ts'
import type { NamedVariable } from './cross-variables.ts'

/** A row: an option of the item, or a tag of its answers. */
export interface CrossRow {
  key: string
  label: string
  /** The personas that the row counts. */
  condition: FilterCondition
}

/** An item by variables side by side. */
export interface CrossedBy {
  position: number
  /** What the rows are called, and the rows. */
  rowsName: string
  rows: readonly CrossRow[]
  /** The numbers of the item; null where it has none. */
  measured: MeasuredItem | null
  /** `ungrouped`: what those are called who are in no group. */
  tables: readonly (CrossedItem & { name: string; ungrouped: string })[]
  /** What is said under the table besides what its numbers call for. */
  remarks: readonly string[]
}

interface CrossTexts {
  results: TFunction<'results'>
  tags: TFunction<'tags'>
}

/**
 * Counts an item by variables, with the statistics of its numbers (see `measuredItem`); null where there is nothing to
 * count.
 */
export function crossedBy(
  position: number,
  variables: readonly NamedVariable[],
  run: CountedRun,
  { tagged, measured }: { tagged: TaggedAnswers; measured: MeasuredItem | null },
  { results: t, tags }: CrossTexts,
): CrossedBy | null {
  const question = run.questions[position]
  const rows = question ? crossRows(question, position, tagged, t) : []
  if (!question || (rows.length === 0 && !measured)) return null
  const isOpen = question.type === 'open_ended'
  const keys = rows.map(({ key }) => key)
  const overlaps = variables.some(({ variable }) => variable.kind === 'tag')
  return {
    position,
    rowsName: rows.length === 0 ? t('cross.statistic') : isOpen ? tags('table.tag') : t('table.option'),
    ...{ rows, measured },
    tables: variables.flatMap(({ name, variable }) => {
      const crossed = crossItem(position, variable, run, keys, measured)
      const ungrouped = variable.kind === 'tag' ? tags('table.untagged') : t('cross.ungrouped')
      return crossed ? [{ name, ungrouped, ...crossed }] : []
    }),
    remarks: [
      ...(isOpen && rows.length > 0 ? [tags('table.severalRows')] : []),
      ...(overlaps ? [tags('table.severalColumns')] : []),
    ],
  }
}

/** The options of a choice item, or the tags of the answers to an open-ended one. */
export function crossRows(
  { type, options }: Question,
  position: number,
  tagged: TaggedAnswers,
  t: TFunction<'results'>,
): CrossRow[] {
  if (type === 'open_ended')
    return tagsAt(position, tagged).map(({ id, name }) => ({
      key: id,
      label: name,
      condition: { kind: 'tag', item: position, tags: [id], not: false },
    }))
  return options.map(({ id, text }, option) => ({
    key: id,
    label: text.trim() || t('noOption'),
    condition: { kind: 'answer', item: position, options: [option], without: [], not: false },
  }))
}

/** A cross-table in words. */
export interface CrossParts {
  /** Everybody, then the groups of each variable. */
  shown: readonly ShownColumn[]
  banner: readonly { name: string; columns: readonly ShownColumn[] }[]
  /** The lines under the rows: the base, then who gave no answer. */
  lines: readonly { key: string; label: string; of: (column: CrossColumn) => number }[]
  /** The statistics of the item's numbers below them; none where it has no numbers. */
  statistics: readonly StatisticLine[]
  /** The number of a cell: a count, or a percentage where the base suffices. */
  textOf: (column: ShownColumn, row: number) => string
  /** A count of a line. */
  number: (count: number) => string
  /** What has to be said of the bases, whoever else says it. */
  ofBases: { tooSmall: string[]; small: string[] }
  /** All that is said under the table. */
  notes: readonly string[]
}

export interface CrossWords {
  t: TFunction<'results'>
  views: TFunction<'views'>
  language: Language
  /** A condition in words: "Age: 25–34". */
  condition: (condition: FilterCondition) => string
  /** Whether a table with this base says itself that it is small. */
  saysSmall: (base: number) => boolean
}

/** The columns, the numbers and the notes of a cross-table; null where there is nothing to show. */
export function crossParts(
  { tables, rows, measured, remarks }: CrossedBy,
  questions: readonly Question[],
  mode: CellMode,
  { t, views, language, condition, saysSmall }: CrossWords,
): CrossParts | null {
  const { table: first, statistics: ofAll } = tables[0] ?? {}
  if (!first) return null
  const number = (count: number) => countText(count, language)
  /** The value only, since the variable is named above. */
  const groupName = (of: FilterCondition) =>
    of.kind === 'answer'
      ? questions[of.item]?.options[of.options[0] ?? -1]?.text.trim() || t('noOption')
      : condition(of).replace(/^[^:]*:\s*/u, '')
  const banner = tables.map(({ name: variable, groups, table, statistics, ungrouped }, at) => {
    const columns = groups.flatMap(({ condition: of }, order): ShownColumn[] => {
      const column = table.columns[order]
      const own = { column, statistics: statistics?.columns[order] ?? null }
      return column
        ? [{ key: `${at}/${order}`, label: groupName(of), ...own, column, table, variable, condition: of }]
        : []
    })
    const untold = {
      ...{ key: `${at}/none`, label: ungrouped, column: table.ungrouped, table },
      ...{ variable, condition: null, statistics: statistics?.ungrouped ?? null },
    }
    return { name: variable, columns: table.ungrouped.respondents > 0 ? [...columns, untold] : columns }
  })
  const total = {
    ...{ column: first.total, table: first, variable: null, condition: null },
    statistics: ofAll?.total ?? null,
  }
  const shown = [{ key: 'all', label: t('cross.all'), ...total }, ...banner.flatMap(({ columns }) => columns)]
  const textOf = (each: ShownColumn, row: number) => {
    const { count, base, isShare } = cellOf(each, row, mode)
    return isShare ? shareText(count, base, language) : number(count)
  }
  const bases = shown.flatMap(({ column, table }) =>
    mode === 'counts' || rows.length === 0
      ? []
      : mode === 'row'
        ? rows.map((_, row) => baseOfCell(table, column, row, mode))
        : [baseOfCell(table, column, 0, mode)],
  )
  const statistics = measured && crossStatistics(measured, shown, { t, views, language })
  const without = (['blank', 'unread', 'missing'] as const).filter((part) => first.total[part] > 0)
  const legend = signsLegend(
    shown.flatMap((each) => [
      ...rows.map((_, row) => textOf(each, row)),
      number(each.column.base),
      ...without.map((part) => number(each.column[part])),
      ...(statistics?.lines.map((line) => line.textOf(each)) ?? []),
    ]),
  )
  const hasSize = (size: 'too_small' | 'small') => bases.some((base) => baseSize(base) === size)
  const ofStatistics = statistics?.notes ?? []
  const tooSmall = hasSize('too_small') ? [t('cross.tooSmall', { least: LEAST_BASE })] : []
  const small = hasSize('small') || statistics?.hasSmall ? [t('cross.small')] : []
  const statisticBases = statistics ? shown.map((column) => column.statistics?.base ?? 0) : []
  return {
    ...{ shown, banner, textOf, number, statistics: statistics?.lines ?? [] },
    ofBases: { tooSmall: [...tooSmall, ...ofStatistics], small },
    lines: [
      { key: 'base', label: t('table.base'), of: ({ base }) => base },
      ...without.map((part) => ({
        ...{ key: part, label: t(`table.${part}`), of: (column: CrossColumn) => column[part] },
      })),
    ],
    notes: [
      ...tooSmall,
      ...ofStatistics,
      ...([...bases, ...statisticBases].some(saysSmall) ? small : []),
      ...(legend ? [t(legend)] : []),
      ...remarks,
    ],
  }
}
