import { practiceConditionsSchema } from '../models/practice-conditions.ts'
import { procedure } from './base.ts'

/** The built-in practice service's conditions, to learn how Sonde behaves when a service misbehaves. */
export const practiceContract = {
  /** MISSING when the practice service does not run. */
  conditions: procedure.output(practiceConditionsSchema),
  /** Puts these conditions in force until Sonde quits. */
  setConditions: procedure.input(practiceConditionsSchema).output(practiceConditionsSchema),
}
