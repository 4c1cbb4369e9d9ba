import type { ExperimentPlan } from '../../models/experiment.ts'
import { chanceFloor, evenShares, visibleMove } from './chance-variation.ts'

/** What a design can see, in whole points of total variation. */
export interface DesignSight {
  /** Personas on either side of the main comparison. */
  base: number
  /** Two askings of one wording differ by no more than this in 19 of 20 experiments. */
  floor: number
  /** A move of this size is seen in 8 of 10 experiments. */
  visible: number
  /** Where the shares come from: an even distribution, or what A showed earlier. */
  from: 'even' | 'earlier'
}

/**
 * What a plan can see before it is launched, by method.md, "Two wordings"; null where nothing can be compared: no choice, or no
 * personas. Answers of a run are taken as independent; where they hang together, less can be seen.
 *
 * @param earlier personas by option of A in a run that asked A already; null where there is none
 */
export function designSight(
  plan: Pick<ExperimentPlan, 'arms' | 'personas' | 'runs'>,
  earlier: readonly number[] | null = null,
): DesignSight | null {
  const question = plan.arms.find(({ kind }) => kind === 'base')?.question
  const options = question?.type === 'single_choice' ? question.options.length : 0
  const base = (plan.personas ?? 0) * plan.runs
  if (options < 2 || !(base > 0)) return null
  const seen = earlier?.length === options ? earlier.reduce((sum, count) => sum + count, 0) : 0
  const shares = seen > 0 && earlier ? earlier.map((count) => count / seen) : evenShares(options)
  const bases = { from: base, to: base }
  const floor = chanceFloor(shares, bases)
  return {
    base,
    floor: Math.round(100 * floor),
    visible: Math.round(100 * visibleMove(shares, bases, floor)),
    from: seen > 0 ? 'earlier' : 'even',
  }
}
