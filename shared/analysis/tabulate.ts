import type { OptionCounts, OptionShares, RunResults } from '../models/results.ts'
import {
  type Among,
  type AnalysedItem,
  groupByItem,
  type ItemResponses,
  respondentPositions,
  sortResponses,
} from './item-responses.ts'

/** A row of a frequency table. */
export interface OptionTally {
  /** Position in the item's options. */
  option: number
  /** Personas who chose it; null where the service sent no count for it. */
  count: number | null
  /** 0 to 100; null where the count or the base is unknown, or the base is 0. */
  percentage: number | null
}

/**
 * The frequency table of one choice item.
 *
 * From individual answers: `base = Σ count`, the personas who chose one of the options, and
 * `base + blank + unread + missing = respondents`. Unless the source is `shares`, `percentage = 100 · count / base`.
 */
export interface Tabulation {
  /**
   * `answers`: counted from individual answers. `counts`: ready-made counts. `unfiltered_only`: ready-made numbers, so
   * that none are known for a part of the personas. `shares`: ready-made percentages, confirmed by the person.
   * `nothing`: nothing was recognised for this item.
   */
  source: 'answers' | 'counts' | 'shares' | 'unfiltered_only' | 'nothing'
  options: OptionTally[]
  /** Personas that the percentages refer to; null where it is unknown, as when one of the counts is. */
  base: number | null
  /** `blank`, `unread`, `missing` and `respondents` are null for ready-made numbers, which do not show them. */
  blank: number | null
  unread: number | null
  missing: number | null
  respondents: number | null
}

/**
 * Tabulates one item. Ready-made counts are used only where no individual answer to the item was received. Nothing is
 * guessed: if one count is unknown, so are the base and every percentage.
 *
 * @param among the personas that count; absent means all
 */
export function tabulate(item: AnalysedItem, results: RunResults, among?: Among): Tabulation {
  const answers = results.answers.filter((answer) => answer.question === item.position)
  return tabulateFrom(item, answers, respondentPositions(results), results, among)
}

/** Tabulates every item in one pass over the answers; in the items' order. */
export function tabulateAll(
  items: readonly AnalysedItem[],
  results: RunResults,
  among?: Among,
): Tabulation[] {
  const byItem = groupByItem(results.answers)
  const respondents = respondentPositions(results)
  return items.map((item) => tabulateFrom(item, byItem.get(item.position) ?? [], respondents, results, among))
}

function tabulateFrom(
  item: AnalysedItem,
  answers: RunResults['answers'],
  respondents: readonly number[],
  { counts, shares }: Pick<RunResults, 'counts' | 'shares'>,
  among: Among | undefined,
): Tabulation {
  if (answers.length > 0) return fromAnswers(item, sortResponses(item, answers, respondents, among))
  const ready = counts.find((each) => each.question === item.position)
  const told = shares.find((each) => each.question === item.position)
  if (!ready && told) return among ? withoutCounts(item, 'unfiltered_only') : fromShares(item, told)
  if (!ready) return withoutCounts(item, 'nothing')
  return among ? withoutCounts(item, 'unfiltered_only') : fromCounts(item, ready)
}

function fromAnswers(item: AnalysedItem, responses: ItemResponses): Tabulation {
  const counts = new Array<number>(item.optionCount).fill(0)
  for (const { option } of responses.answered) {
    if (item.type === 'single_choice' && option !== null) counts[option] = (counts[option] ?? 0) + 1
  }
  const base = responses.answered.length
  return {
    source: 'answers',
    options: talliesOf(counts, base),
    base,
    blank: responses.blank.length,
    unread: responses.unread.length,
    missing: responses.missing.length,
    respondents: responses.respondents,
  }
}

function fromCounts(item: AnalysedItem, ready: OptionCounts): Tabulation {
  const counts = Array.from({ length: item.optionCount }, (_, option) => soundCount(ready.counts[option]))
  const base = counts.every((count) => count !== null)
    ? counts.reduce((sum: number, count) => sum + count, 0)
    : null
  return {
    source: 'counts',
    options: talliesOf(counts, base),
    base,
    blank: null,
    unread: null,
    missing: null,
    respondents: null,
  }
}

/** Percentages stay percentages: no count is calculated from them, whatever their base. */
function fromShares(item: AnalysedItem, { shares, base }: OptionShares): Tabulation {
  const options = Array.from({ length: item.optionCount }, (_, option): OptionTally => {
    return { option, count: null, percentage: shares[option] ?? null }
  })
  return { ...withoutCounts(item, 'nothing'), source: 'shares', options, base }
}

function withoutCounts(item: AnalysedItem, source: 'unfiltered_only' | 'nothing'): Tabulation {
  const counts = new Array<null>(item.optionCount).fill(null)
  const options = talliesOf(counts, null)
  return { source, options, base: null, blank: null, unread: null, missing: null, respondents: null }
}

function talliesOf(counts: readonly (number | null)[], base: number | null): OptionTally[] {
  return counts.map((count, option) => ({ option, count, percentage: percentageOf(count, base) }))
}

/** The count if it is a whole number from 0; anything else counts as unknown. */
function soundCount(count: number | null | undefined): number | null {
  return count !== null && count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : null
}

/** `100 · count / base`; null where either is unknown or the base is 0. */
export function percentageOf(count: number | null, base: number | null): number | null {
  return count === null || base === null || base === 0 ? null : (100 * count) / base
}
