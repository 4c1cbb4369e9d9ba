import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../shared/experiments/canonical-json.ts'
import {
  type Experiment,
  type ExperimentPlan,
  experimentPlanSchema,
} from '../../../shared/models/experiment.ts'

/**
 * The SHA-256 of a plan's canonical JSON (see `canonicalJson`), in hex. Members that the plan's schema does not have
 * are left out.
 */
export function planHash(plan: ExperimentPlan): string {
  return hashOf(experimentPlanSchema.parse(plan))
}

/**
 * Whether a frozen plan has changed since the launch. The hash covers the members that the launching version of Sonde
 * knew. So a plan of a newer Sonde is checked as it is in the file, with members unknown here, and a plan of an older
 * Sonde without the members that were added to plans since.
 *
 * @param stored the plan as it is in the file
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
