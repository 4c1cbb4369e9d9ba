import { chanceFloor, evenShares, visibleMove } from '../../analysis/chance-variation.ts'
import { wholePoints } from '../../analysis/whole-points.ts'
import type { ExperimentPlan } from '../../models/experiment.ts'

/** Which moves a design can see, in whole points of total variation. */
export interface DesignSight {
  /** Personas on either side of the main comparison. */
  base: number
  /** In 19 of 20 experiments two repeats of one wording differ by no more than this. */
  floor: number
  /** A move of this size goes beyond the noise, and is as large as the plan asks, in 8 of 10 experiments. */
  visible: number
  /** The assumed shares of the options: an even distribution, or earlier answers to A. */
  from: 'even' | 'earlier'
}

/**
 * Which moves a plan can see, calculated before it is launched: docs/experiments.md, "What a design can see". Null
 * where nothing can be compared: no choice item, or no personas. Answers of a run are assumed to be independent; if
 * they are correlated, less can be seen.
 *
 * @param earlier personas by option of A in a run that asked A already; null where there is none
 */
export function designSight(
  plan: Pick<ExperimentPlan, 'arms' | 'personas' | 'runs' | 'leastPoints'>,
  earlier: readonly number[] | null = null,
): DesignSight | null {
  const question = plan.arms.find(({ kind }) => kind === 'base')?.question
  const options = question?.type === 'single_choice' ? question.options.length : 0
  const base = (plan.personas ?? 0) * plan.runs
  if (options < 2 || !(base > 0)) return null
  const seen = earlier?.length === options ? earlier.reduce((sum, count) => sum + count, 0) : 0
  const shares = seen > 0 && earlier ? earlier.map((count) => count / seen) : evenShares(options)
  const bases = { from: base, to: base }
  return {
    base,
    floor: wholePoints(chanceFloor(shares, bases)),
    visible: visibleMove(shares, bases, { least: plan.leastPoints }),
    from: seen > 0 ? 'earlier' : 'even',
  }
}
