import {
  type PracticeConditions,
  practiceConditionsSchema,
} from '../../../shared/models/practice-conditions.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { PracticePort } from '../ports.ts'

/** What a person may set of the built-in practice service. */
export interface PracticeControls {
  conditions(): Promise<PracticeConditions>
  setConditions(conditions: PracticeConditions): Promise<PracticeConditions>
}

export function createPracticeControls(practice: PracticePort | null): PracticeControls {
  function running(): PracticePort {
    if (!practice) throw new SondeError('MISSING')
    return practice
  }
  return {
    conditions: async () => practiceConditionsSchema.parse(await running().getConditions()),
    setConditions: async (conditions) => {
      const { min, max } = conditions.latencyMs
      if (min > max)
        throw new SondeError('INVALID', { fields: [{ path: ['latencyMs', 'max'], message: 'order' }] })
      return practiceConditionsSchema.parse(await running().setConditions(conditions))
    },
  }
}
