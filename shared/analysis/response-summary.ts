import type { RunResults } from '../models/results.ts'
import {
  type Among,
  type AnalysedItem,
  groupByItem,
  respondentPositions,
  sortResponses,
} from './item-responses.ts'
import { tabulate } from './tabulate.ts'

/** How many personas answered one item. `answered + blank + unread + missing = respondents` where all are known. */
export interface ItemSummary {
  /** Position in the version's questions. */
  position: number
  /** Null where ready-made counts are incomplete. */
  answered: number | null
  /** The next three are null where only ready-made counts came: they do not tell. */
  blank: number | null
  unread: number | null
  missing: number | null
}

/** What came back of a run. */
export interface ResponseSummary {
  items: ItemSummary[]
  /** Personas in the results. */
  respondents: number
  /** Sums over the items where the number is known. One cell is one persona with one item. */
  answered: number
  blank: number
  unread: number
  missing: number
  /** Items of which only percentages came, without of how many personas. */
  withoutBase: number
  /**
   * `empty`: nothing was answered to any item. `complete`: every persona asked for is there with something received
   * for every item, for an item left blank is an answer received. `partial`: anything between, including what is not
   * known for sure.
   */
  state: 'complete' | 'partial' | 'empty'
}

/**
 * Sums up who answered what, so that a run that came back without answers, or with a part of them, says so.
 *
 * @param personas how many personas were asked for
 */
export function summariseResponses(
  items: readonly AnalysedItem[],
  results: RunResults,
  personas: number,
  among?: Among,
): ResponseSummary {
  const byItem = groupByItem(results.answers)
  const respondents = respondentPositions(results)
  const counted = among ? respondents.filter((each) => among.has(each)).length : respondents.length
  const summaries = items.map((item): ItemSummary => {
    const answers = byItem.get(item.position)
    if (!answers) return summaryWithoutAnswers(item, results, counted, among)
    const sorted = sortResponses(item, answers, respondents, among)
    return {
      position: item.position,
      answered: sorted.answered.length,
      blank: sorted.blank.length,
      unread: sorted.unread.length,
      missing: sorted.missing.length,
    }
  })
  return {
    items: summaries,
    respondents: counted,
    answered: sumOf(summaries, 'answered'),
    blank: sumOf(summaries, 'blank'),
    unread: sumOf(summaries, 'unread'),
    missing: sumOf(summaries, 'missing'),
    withoutBase: items.filter((item) => {
      const { source, base } = tabulate(item, results, among)
      return source === 'shares' && base === null
    }).length,
    state: stateOf(summaries, among ? counted : Math.max(personas, counted)),
  }
}

/** Nothing single came for the item: its ready-made counts, or every persona is missing. */
function summaryWithoutAnswers(
  item: AnalysedItem,
  results: RunResults,
  respondents: number,
  among: Among | undefined,
): ItemSummary {
  const { source, base } = tabulate(item, results, among)
  if (source === 'nothing') {
    return { position: item.position, answered: 0, blank: 0, unread: 0, missing: respondents }
  }
  return { position: item.position, answered: base, blank: null, unread: null, missing: null }
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
