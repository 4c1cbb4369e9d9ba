import type { ExperimentArm } from '../../../models/experiment.ts'
import { armLetter } from '../../arm-letter.ts'
import { fill } from './fill.ts'
import type { VerdictMessages } from './verdict-messages.ts'

/** A kind of arm of which a plan has at most one, so that its name does not depend on the plan. */
export type NamedKind = 'again' | 'reversed' | 'equivalent'

/** The name of an arm, as in "A again" or "B"; empty for an id that no arm has. */
export function armName(arms: readonly ExperimentArm[], id: string, messages: VerdictMessages): string {
  const arm = arms.find((each) => each.id === id)
  if (!arm) return ''
  const letter = armLetter(arms, arm)
  switch (arm.kind) {
    case 'base':
    case 'rewording':
      return letter
    case 'rewording_reversed':
      return fill(messages.arm.reversed, { letter })
    default:
      return fill(messages.arm[arm.kind], { letter })
  }
}

/** The name of a control arm, whether a plan has it or not. */
export function kindName(kind: NamedKind, messages: VerdictMessages): string {
  return fill(messages.arm[kind], { letter: 'A' })
}
