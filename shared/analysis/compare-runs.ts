import type { Question, SurveyDraft } from '../models/draft.ts'
import type { RunResults } from '../models/results.ts'
import { compareDrafts, type ItemChange } from '../versions/compare-drafts.ts'
import { chanceBetween, totalVariation } from './across-runs.ts'
import { LEAST_BASE } from './base-size.ts'
import { analysedItem, groupByItem, respondentPositions } from './item-responses.ts'
import { type NumericAnswers, readNumericItem } from './numeric/numeric-item.ts'
import { type OptionTally, type Tabulation, tabulateAll } from './tabulate.ts'
import { wholePoints } from './whole-points.ts'

/** A run with what it asked and what came of it. */
export interface ReadRun {
  connectionId: string
  draft: SurveyDraft
  results: RunResults
}

/** An item as one of the two runs asked it, with the answers of all its personas. */
export interface ItemInRun {
  question: Question
  position: number
  table: Tabulation
}

/** A response option in the two runs; a side is null where that run did not offer it. */
export interface ComparedOption {
  key: string
  other: { text: string; tally: OptionTally } | null
  here: { text: string; tally: OptionTally } | null
}

/** How far the answers to an item moved between two runs. All in whole points, as they are shown. */
export interface ItemMove {
  /** Total variation. */
  moved: number
  /** What chance alone reaches on these bases, in 19 of 20 cases; see `chanceFloor`. */
  chance: number
  isBeyond: boolean
}

/**
 * Why an item has no points. `one_run`: only one of the runs asked it. `open`: it has no options. `retyped`: it has
 * options in one run only. `options`: some were added, removed or reworded. `no_counts`: not all counts are known.
 * `small_base`: fewer than 30 in one of the runs chose an option.
 */
export type WithoutPoints = 'one_run' | 'open' | 'retyped' | 'options' | 'no_counts' | 'small_base'

/** One item in two runs. */
export interface ComparedItem {
  key: string
  other: ItemInRun | null
  here: ItemInRun | null
  /** Whether its stem is not the same in both runs. */
  reworded: boolean
  /** Whether its options stand in another order. */
  reordered: boolean
  /** In the order of this run; an option that only the other run has follows the one that it followed there. */
  options: ComparedOption[]
  /** Null where `without` says why. */
  move: ItemMove | null
  without: WithoutPoints | null
  /** The numbers among the answers to an open item; null unless the answers of both runs are numbers. */
  numbers: { other: NumericAnswers; here: NumericAnswers } | null
}

/** Two runs of one survey, item by item. */
export interface ComparedRuns {
  /** In the order of this run; an item that only the other run has follows the one that it followed there. */
  items: ComparedItem[]
  /** How many items have points. */
  measured: number
  /** How many of these moved further than chance reaches. */
  beyond: number
  /** What differs around the items, which may move answers too. */
  settings: ('connection' | 'context' | 'audience')[]
}

/** Compares a run with one other run of the same survey. Items and options are matched as between two versions. */
export function compareRuns(other: ReadRun, here: ReadRun): ComparedRuns {
  const [sideThere, sideHere] = [sidesOf(other), sidesOf(here)]
  const difference = compareDrafts(other.draft, here.draft)
  const items = difference.items.map((change, at) =>
    comparedItem(change, {
      key: String(at),
      other: change.before && sideThere.at(change.before.at),
      here: change.after && sideHere.at(change.after.at),
      numbersOf: { other: sideThere.numbers, here: sideHere.numbers },
    }),
  )
  const moves = items.flatMap(({ move }) => (move ? [move] : []))
  const changed = new Set(difference.fields.map(({ field }) => field))
  return {
    items,
    measured: moves.length,
    beyond: moves.filter(({ isBeyond }) => isBeyond).length,
    settings: [
      ...(other.connectionId === here.connectionId ? [] : (['connection'] as const)),
      ...(changed.has('context') ? (['context'] as const) : []),
      ...(changed.has('ages') || changed.has('sex') ? (['audience'] as const) : []),
    ],
  }
}

/** The items with the largest moves first; those without points last, in their order. */
export function byMove(items: readonly ComparedItem[]): ComparedItem[] {
  const size = ({ move }: ComparedItem) => move?.moved ?? -1
  return [...items].sort((a, b) => size(b) - size(a))
}

/** The items of one run, by their position in its questionnaire. */
function sidesOf({ draft: { questions }, results }: ReadRun) {
  const tables = tabulateAll(questions.map(analysedItem), results)
  const answers = groupByItem(results.answers)
  const respondents = respondentPositions(results)
  return {
    at: (position: number): ItemInRun | null => {
      const [question, table] = [questions[position], tables[position]]
      return question && table ? { question, position, table } : null
    },
    numbers: ({ question, position }: ItemInRun): NumericAnswers | null => {
      const read = readNumericItem({ question, position, answers: answers.get(position) ?? [], respondents })
      return read?.kind === 'numbers' ? read : null
    },
  }
}

interface Sides extends Pick<ComparedItem, 'key' | 'other' | 'here'> {
  numbersOf: Record<'other' | 'here', (item: ItemInRun) => NumericAnswers | null>
}

function comparedItem(change: ItemChange, { key, other, here, numbersOf }: Sides): ComparedItem {
  const options = comparedOptions(change, other, here)
  const isOpen = (side: ItemInRun | null) => side?.question.type === 'open_ended'
  const found = measure(options, other, here)
  const areOpen = other && here && isOpen(other) && isOpen(here)
  const numbers = areOpen ? { other: numbersOf.other(other), here: numbersOf.here(here) } : null
  return {
    ...{ key, other, here, options },
    reworded: change.reworded,
    reordered: options.length > 0 && change.options.some(({ moved }) => moved),
    move: typeof found === 'string' ? null : found,
    without: typeof found === 'string' ? found : null,
    numbers: numbers?.other && numbers.here ? { other: numbers.other, here: numbers.here } : null,
  }
}

/** The options that were offered in either run: an open-ended item keeps options, but does not ask them. */
function comparedOptions(
  change: ItemChange,
  other: ItemInRun | null,
  here: ItemInRun | null,
): ComparedOption[] {
  const side = (item: ItemInRun | null, at: number | undefined) => {
    const tally = at === undefined ? undefined : item?.table.options[at]
    return tally && at !== undefined ? { text: item?.question.options[at]?.text ?? '', tally } : null
  }
  const matched =
    other && here
      ? change.options.map(({ before, after }) => [side(other, before?.at), side(here, after?.at)] as const)
      : ((other ?? here)?.question.options ?? []).map((_, at) => [side(other, at), side(here, at)] as const)
  return matched.flatMap(([before, after], at) =>
    before || after ? [{ key: String(at), other: before, here: after }] : [],
  )
}

function measure(
  options: readonly ComparedOption[],
  other: ItemInRun | null,
  here: ItemInRun | null,
): ItemMove | WithoutPoints {
  if (!other || !here) return 'one_run'
  if (other.question.type !== here.question.type) return 'retyped'
  if (here.question.type === 'open_ended') return 'open'
  const pairs: { from: number; to: number }[] = []
  for (const { other: before, here: after } of options)
    if (!before || !after || before.text !== after.text) return 'options'
    else if (before.tally.count !== null && after.tally.count !== null)
      pairs.push({ from: before.tally.count, to: after.tally.count })
  if (pairs.length < options.length || options.length === 0) return 'no_counts'
  const [from, to] = [pairs.map((pair) => pair.from), pairs.map((pair) => pair.to)]
  if (sum(from) < LEAST_BASE || sum(to) < LEAST_BASE) return 'small_base'
  const moved = wholePoints(totalVariation(from, to))
  const chance = wholePoints(chanceBetween(from, to))
  return { moved, chance, isBeyond: moved > chance }
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
