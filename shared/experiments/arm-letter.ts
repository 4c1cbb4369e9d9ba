import type { ExperimentArm } from '../models/experiment.ts'
import { reversedOf } from './edit-arms.ts'

const B = 'B'.charCodeAt(0)

/**
 * The letter of the wording that an arm asks: A for the wording as it is, B, C … for the rewordings, in their order.
 * Empty for any other arm.
 */
export function armLetter(arms: readonly ExperimentArm[], arm: ExperimentArm): string {
  if (arm.kind === 'base' || arm.kind === 'again' || arm.kind === 'reversed') return 'A'
  const reworded = arm.kind === 'rewording' ? arm : reversedOf(arms, arm)
  if (!reworded) return ''
  const at = arms.filter(({ kind }) => kind === 'rewording').findIndex(({ id }) => id === reworded.id)
  return String.fromCharCode(B + at)
}
