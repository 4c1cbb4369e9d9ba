import { z } from 'zod'
import { answerKeySchema } from '../models/answer-key.ts'
import { practiceConditionsSchema } from '../models/practice-conditions.ts'
import { procedure } from './base.ts'

/**
 * The built-in practice service: its conditions, to learn how Sonde behaves when a service misbehaves, and its answer
 * key.
 */
export const practiceContract = {
  /** MISSING when the practice service does not run. */
  conditions: procedure.output(practiceConditionsSchema),
  /** Applies these conditions until Sonde quits. */
  setConditions: procedure.input(practiceConditionsSchema).output(practiceConditionsSchema),
  /**
   * What was planted in a run's answers. MISSING when the practice service does not run, or did not answer this run.
   */
  answerKey: procedure.input(z.object({ runId: z.string() })).output(answerKeySchema),
}
