import type { Question } from '../models/draft.ts'
import { CODES, type CodedResponses } from './coded-responses.ts'
import type { PersonaGroup } from './group-personas.ts'
import type { Among } from './item-responses.ts'
import { partPersonas } from './part-personas.ts'

/**
 * What some personas did with an item. `base + blank + unread + missing = respondents` and, for a choice item,
 * `base = Σ counts`, but each number is counted from the answers, not calculated from the others.
 */
export interface CrossColumn {
  /** Personas who chose each option, in the order of the options; for tags, personas whose answer has each tag. */
  counts: number[]
  /** Personas who chose an option; for tags, personas who answered. */
  base: number
  blank: number
  unread: number
  missing: number
  respondents: number
}

/** An item by one variable. */
export interface CrossTable {
  /** Everybody who counts, in a group or not. */
  total: CrossColumn
  /** One a group, in the order of the groups. */
  columns: CrossColumn[]
  /** Personas in no group: their profile lacks the field, or they did not choose an option. */
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
  return countByGroup(options.length, groups, coded, among, (column, place) => {
    const code = codes[place] ?? CODES.missing
    countState(column, code, code >= 0)
    if (code >= 0) column.counts[code] = (column.counts[code] ?? 0) + 1
  })
}

/**
 * Counts the tags on the answers to an open-ended item by groups of personas. The base is all who answered, tagged or
 * not; an answer counts for each of its tags, so that counts may add up to more than the base.
 *
 * @param tags ids of the tags, in the order of the rows
 */
export function crossTabulateTags(
  tags: readonly string[],
  item: number,
  groups: readonly PersonaGroup[],
  coded: CodedResponses,
  among?: Among,
): CrossTable {
  const codes = coded.codesOf(item)
  const tagged = tags.map((tag) => coded.taggedAt(item, tag))
  return countByGroup(tags.length, groups, coded, among, (column, place) => {
    const code = codes[place] ?? CODES.missing
    countState(column, code, code === CODES.words)
    tagged.forEach((places, row) => {
      if (places.has(place)) column.counts[row] = (column.counts[row] ?? 0) + 1
    })
  })
}

/** Counts each persona of `among` in the total and in the columns of its groups, or in `ungrouped` if it has none. */
function countByGroup(
  rows: number,
  groups: readonly PersonaGroup[],
  coded: CodedResponses,
  among: Among | undefined,
  count: (column: CrossColumn, place: number) => void,
): CrossTable {
  const table: CrossTable = {
    total: emptyColumn(rows),
    columns: groups.map(() => emptyColumn(rows)),
    ungrouped: emptyColumn(rows),
  }
  const parted = partPersonas(coded.personas, groups, among)
  for (const place of parted.total) count(table.total, place)
  for (const place of parted.ungrouped) count(table.ungrouped, place)
  table.columns.forEach((column, at) => {
    for (const place of parted.columns[at] ?? []) count(column, place)
  })
  return table
}

function emptyColumn(rows: number): CrossColumn {
  return {
    counts: new Array<number>(rows).fill(0),
    base: 0,
    blank: 0,
    unread: 0,
    missing: 0,
    respondents: 0,
  }
}

function countState(column: CrossColumn, code: number, isAnswer: boolean): void {
  column.respondents += 1
  if (isAnswer) column.base += 1
  else if (code === CODES.blank) column.blank += 1
  else if (code === CODES.missing) column.missing += 1
  else column.unread += 1
}

/** The base of a cell's percentage: its column, its row (everybody who chose the option) or the whole table. */
export type CrossBase = 'column' | 'row' | 'total'

/** The number of personas that the percentage of a cell refers to. */
export function baseOfCell(
  { total }: CrossTable,
  column: CrossColumn,
  option: number,
  of: CrossBase,
): number {
  if (of === 'column') return column.base
  return of === 'row' ? (total.counts[option] ?? 0) : total.base
}
