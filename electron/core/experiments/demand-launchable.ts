import { armDraft } from '../../../shared/experiments/arm-draft.ts'
import { findDraftProblems } from '../../../shared/models/draft-problems.ts'
import type { ExperimentPlan } from '../../../shared/models/experiment.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { toField } from '../runs/queue/draft-field.ts'

/** Throws INVALID, with what keeps a plan from being launched. */
export function demandLaunchable(plan: ExperimentPlan): void {
  if (plan.arms.length === 0)
    throw new SondeError('INVALID', { fields: [{ path: ['arms'], message: 'no_arms' }] })
  const fields = plan.arms.flatMap((arm, at) =>
    findDraftProblems(armDraft(plan, arm)).map((problem) => {
      const { path, message } = toField(problem)
      return { path: ['arms', at, ...path], message }
    }),
  )
  if (fields.length > 0) throw new SondeError('INVALID', { fields })
}
