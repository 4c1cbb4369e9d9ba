import { z } from 'zod'
import { heldComparisonSchema, heldDecisionSchema, heldItemSchema, heldSchema } from '../models/held.ts'
import { procedure } from './base.ts'

/** After a restore of an older store: nothing is sent until a person has seen what was unfinished in it. */
export const restoreContract = {
  /** What is held; null where nothing is. Calls no service. */
  held: procedure.output(heldSchema.nullable()),
  /** Asks the service what became of a held run or focus group. Changes nothing; MISSING for one that is not held. */
  compare: procedure.input(heldItemSchema.pick({ kind: true, id: true })).output(heldComparisonSchema),
  /**
   * Lets work go on as the person chose. Only runs without a choice stay held; focus groups do nothing without the
   * person. CONFLICT for a choice that the last comparison does not offer; then nothing has changed.
   */
  goOn: procedure.input(z.object({ decisions: z.array(heldDecisionSchema) })).output(heldSchema.nullable()),
}
