import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../shared/experiments/canonical-json.ts'
import {
  type Experiment,
  type ExperimentPlan,
  experimentPlanSchema,
} from '../../../shared/models/experiment.ts'

/** The SHA-256 of a plan's canonical JSON (see `canonicalJson`), in hex. Members that no plan has do not count. */
export function planHash(plan: ExperimentPlan): string {
  return hashOf(experimentPlanSchema.parse(plan))
}

/**
 * Whether a frozen plan is another one than at the launch. The hash is that of all members which the Sonde that launched it knew:
 * a newer one's count as they stand in the file, and an older one's without what has been added to plans since.
 *
 * @param stored the plan as it stands in the file
 */
export function isPlanChanged(
  { plan, frozen }: Pick<Experiment, 'plan' | 'frozen'>,
  stored: unknown,
): boolean {
  if (!frozen) return false
  return planHash(plan) !== frozen.hash && hashOf(stored) !== frozen.hash
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(canonicalJson(value) ?? '')
    .digest('hex')
}
