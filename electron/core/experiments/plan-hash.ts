import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../shared/experiments/canonical-json.ts'
import { type ExperimentPlan, experimentPlanSchema } from '../../../shared/models/experiment.ts'

/** The SHA-256 of a plan's canonical JSON (see `canonicalJson`), in hex. Members that no plan has do not count. */
export function planHash(plan: ExperimentPlan): string {
  return createHash('sha256')
    .update(canonicalJson(experimentPlanSchema.parse(plan)))
    .digest('hex')
}
