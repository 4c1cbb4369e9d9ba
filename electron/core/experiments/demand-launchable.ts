import { findPlanProblems, type PlanProblem } from '../../../shared/experiments/design/plan-problems.ts'
import type { ExperimentPlan } from '../../../shared/models/experiment.ts'
import type { FieldProblem } from '../../../shared/models/problem.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { toField } from '../runs/queue/draft-field.ts'

/** Throws INVALID, with the problems of the plan, where it cannot be launched. */
export function demandLaunchable(plan: ExperimentPlan): void {
  const fields = findPlanProblems(plan).map((problem) => toPlanField(plan, problem))
  if (fields.length > 0) throw new SondeError('INVALID', { fields })
}

/** The place of a plan's problem, as a path into the plan; the message is the problem's code. */
function toPlanField(plan: ExperimentPlan, { code, arm, twin, problem }: PlanProblem): FieldProblem {
  const place = plan.arms.findIndex(({ id }) => id === arm)
  const above = arm === null ? (twin === undefined ? [] : ['twins', twin]) : ['arms', place]
  if (!problem) return { path: above, message: code }
  const { path, message } = toField(problem)
  return { path: [...above, ...path], message }
}
