import type { Experiment, ExperimentArm } from '../../models/experiment.ts'
import type { ExperimentEvidence, ItemEvidence, RunEvidence } from '../../models/experiment-evidence.ts'
import { isUnderWay } from '../../models/run.ts'
import { isCompared } from '../design/plan-problems.ts'

/** A run whose counts of the item are known. */
export interface CountedRun {
  run: RunEvidence
  item: ItemEvidence
  /**
   * Personas by option of A, in its order; if anybody in the experiment chose another option, their number comes last.
   */
  counts: number[]
}

/** The runs of one arm. */
export interface ArmCounts {
  arm: ExperimentArm
  /** Runs whose answers can be compared. */
  counted: CountedRun[]
  /** The sum of their counts, by option. */
  counts: number[]
  base: number
  /** Runs that ended without counts to compare (`lost`), and runs that are still under way (`waiting`). */
  lost: RunEvidence[]
  waiting: RunEvidence[]
}

/** The part of an experiment that is judged: its plan, its runs, and its extensions. */
export type JudgedExperiment = Pick<Experiment, 'plan' | 'runs' | 'extensions'>

/**
 * Pools the answers of each compared arm, in the order of the plan: counts are added, never percentages.
 *
 * @param withExtensions whether runs that were added after the launch count
 */
export function countArms(
  { plan }: JudgedExperiment,
  evidence: ExperimentEvidence,
  withExtensions: boolean,
): ArmCounts[] {
  const options = plan.arms.find(({ kind }) => kind === 'base')?.question?.options.length ?? 0
  const hasElse = evidence.runs.some(({ items }) =>
    items.some(({ item, elsewhere }) => item === plan.item && elsewhere > 0),
  )
  const asked = { item: plan.item, options, hasElse }
  return plan.arms.filter(isCompared).map((arm) => {
    const own = evidence.runs.filter((run) => run.arm === arm.id && (withExtensions || run.extension === 0))
    const counted = own.flatMap((run) => countRun(run, asked))
    const isCounted = (run: RunEvidence) => counted.some((each) => each.run === run)
    const isWaiting = (run: RunEvidence) => !run.hasAnswers && run.state !== null && isUnderWay(run.state)
    const counts = addCounts(
      counted.map((run) => run.counts),
      options + (hasElse ? 1 : 0),
    )
    return {
      arm,
      counted,
      counts,
      base: sum(counts),
      waiting: own.filter(isWaiting),
      lost: own.filter((run) => !isCounted(run) && !isWaiting(run)),
    }
  })
}

interface Asked {
  item: string | null
  options: number
  /** Whether personas who chose an option that A does not have are counted too. */
  hasElse: boolean
}

function countRun(run: RunEvidence, { item: wanted, options, hasElse }: Asked): CountedRun[] {
  const item = run.items.find((each) => each.item === wanted)
  if (!run.hasAnswers || !item) return []
  const known = item.counts.filter((count) => count !== null)
  return known.length === options ? [{ run, item, counts: hasElse ? [...known, item.elsewhere] : known }] : []
}

/** Counts of several runs added up, option by option. */
export function addCounts(runs: readonly (readonly number[])[], options: number): number[] {
  return Array.from({ length: options }, (_, at) => sum(runs.map((counts) => counts[at] ?? 0)))
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
