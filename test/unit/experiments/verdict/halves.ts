import type { ArmKind, ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { anArm, evidenceOf } from '../experiments.ts'

/** Percentages of "Yes" if nothing has an effect. */
export const CALM = { base: 50, again: 51, reversed: 48 }

/** Two runs of 100 per arm; `yes` is the percentage of "Yes" in each arm. */
export function halves(yes: Record<string, number>) {
  const run = (share: number) => [share, 100 - share]
  return evidenceOf(
    Object.fromEntries(Object.entries(yes).map(([arm, share]) => [arm, [run(share), run(share)]])),
  )
}

/** The plan with an arm of each of these kinds. */
export function ofArms(plan: ExperimentPlan, kinds: readonly ArmKind[]): ExperimentPlan {
  return { ...plan, arms: kinds.map((kind) => anArm(kind)) }
}
