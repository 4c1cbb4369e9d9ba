import type { RunResults } from '../models/results.ts'
import { type Among, respondentPositions } from './item-responses.ts'
import type { Tabulation } from './tabulate.ts'

/** How many personas answered one item. `answered + blank + unread + missing = respondents` where all are known. */
export interface ItemSummary {
  /** Position in the version's questions. */
  position: number
  /** Null where ready-made counts are incomplete. */
  answered: number | null
  /** `blank`, `unread` and `missing` are null where only ready-made counts were received, which do not show them. */
  blank: number | null
  unread: number | null
  missing: number | null
}

/** How complete the answers of a run are. */
export interface ResponseSummary {
  items: ItemSummary[]
  /** Personas in the results. */
  respondents: number
  /** Sums over the items where the number is known. One cell is one persona with one item. */
  answered: number
  blank: number
  unread: number
  missing: number
  /** Items for which only percentages were received, without their base. */
  withoutBase: number
  /**
   * `empty`: no item was answered. `complete`: every requested persona has answered every item or left it blank.
   * `partial`: anything in between, including what is not known for sure.
   */
  state: 'complete' | 'partial' | 'empty'
}

/**
 * Summarises how many answered what, so that the page can say when answers of a run are missing.
 *
 * @param tables of every item, of the same personas (see `tabulateAll`)
 * @param personas how many personas were requested
 */
export function summariseResponses(
  tables: readonly Tabulation[],
  results: RunResults,
  personas: number,
  among?: Among,
): ResponseSummary {
  const respondents = respondentPositions(results)
  const counted = among ? respondents.filter((each) => among.has(each)).length : respondents.length
  const items = tables.map((table, position) => summarise(table, position, counted))
  return {
    items,
    respondents: counted,
    answered: sumOf(items, 'answered'),
    blank: sumOf(items, 'blank'),
    unread: sumOf(items, 'unread'),
    missing: sumOf(items, 'missing'),
    withoutBase: tables.filter(({ source, base }) => source === 'shares' && base === null).length,
    state: stateOf(items, among ? counted : Math.max(personas, counted)),
  }
}

/** Where nothing was received for an item, every persona is missing. */
function summarise(table: Tabulation, position: number, respondents: number): ItemSummary {
  const { source, base: answered, blank, unread, missing } = table
  return source === 'nothing'
    ? { position, answered: 0, blank: 0, unread: 0, missing: respondents }
    : { position, answered, blank, unread, missing }
}

function stateOf(summaries: readonly ItemSummary[], expected: number): ResponseSummary['state'] {
  if (summaries.every(({ answered }) => answered === 0)) return 'empty'
  const isComplete = summaries.every(
    ({ answered, blank }) => answered !== null && answered + (blank ?? 0) >= expected,
  )
  return isComplete ? 'complete' : 'partial'
}

function sumOf(items: readonly ItemSummary[], part: Exclude<keyof ItemSummary, 'position'>): number {
  return items.reduce((sum, item) => sum + (item[part] ?? 0), 0)
}
