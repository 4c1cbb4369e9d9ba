import type { Question } from '../models/draft.ts'
import { CODES, type CodedResponses } from './coded-responses.ts'
import type { PersonaGroup } from './group-personas.ts'
import type { Among } from './item-responses.ts'

/**
 * What some personas did with a choice item. `base + blank + unread + missing = respondents` and `base = Σ counts`, but each
 * is counted from the answers, none made of the others.
 */
export interface CrossColumn {
  /** Personas who chose each option, in the order of the options. */
  counts: number[]
  /** Personas who chose an option. */
  base: number
  blank: number
  unread: number
  missing: number
  respondents: number
}

/** A choice item by one variable. */
export interface CrossTable {
  /** Everybody who counts, in a group or not. */
  total: CrossColumn
  /** One a group, in the order of the groups. */
  columns: CrossColumn[]
  /** Those who are in no group: their profile does not say, or they did not choose an option. */
  ungrouped: CrossColumn
}

/**
 * Counts the answers to a choice item by groups of personas.
 *
 * @param among the personas that count; absent means all
 */
export function crossTabulate(
  { options }: Pick<Question, 'options'>,
  item: number,
  groups: readonly PersonaGroup[],
  coded: CodedResponses,
  among?: Among,
): CrossTable {
  const codes = coded.codesOf(item)
  const table: CrossTable = {
    total: emptyColumn(options.length),
    columns: groups.map(() => emptyColumn(options.length)),
    ungrouped: emptyColumn(options.length),
  }
  coded.personas.forEach((persona, place) => {
    if (among && !among.has(persona)) return
    const code = codes[place] ?? CODES.missing
    count(table.total, code)
    let isGrouped = false
    groups.forEach(({ members }, column) => {
      const counted = table.columns[column]
      if (!members[place] || !counted) return
      isGrouped = true
      count(counted, code)
    })
    if (!isGrouped) count(table.ungrouped, code)
  })
  return table
}

function emptyColumn(options: number): CrossColumn {
  return {
    counts: new Array<number>(options).fill(0),
    base: 0,
    blank: 0,
    unread: 0,
    missing: 0,
    respondents: 0,
  }
}

function count(column: CrossColumn, code: number): void {
  column.respondents += 1
  if (code >= 0) {
    column.base += 1
    column.counts[code] = (column.counts[code] ?? 0) + 1
  } else if (code === CODES.blank) column.blank += 1
  else if (code === CODES.missing) column.missing += 1
  else column.unread += 1
}

/** What a percentage of a cell is of: its column, its row (everybody who chose the option) or the whole table. */
export type CrossBase = 'column' | 'row' | 'total'

/** The base of the percentage of a cell. */
export function baseOfCell(
  { total }: CrossTable,
  column: CrossColumn,
  option: number,
  of: CrossBase,
): number {
  if (of === 'column') return column.base
  return of === 'row' ? (total.counts[option] ?? 0) : total.base
}
