import type { AnswerKey } from '../../../shared/models/answer-key.ts'
import {
  type PracticeConditions,
  practiceConditionsSchema,
} from '../../../shared/models/practice-conditions.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { PracticePort } from '../ports.ts'
import type { RunService } from '../runs/run-service.ts'
import { readAnswerKey } from './answer-key.ts'

/** What a person may set in the built-in practice service, and ask it. */
export interface PracticeControls {
  conditions(): Promise<PracticeConditions>
  setConditions(conditions: PracticeConditions): Promise<PracticeConditions>
  answerKey(runId: string): Promise<AnswerKey>
}

/** The controls of this Sonde's practice service; all throw MISSING where it is not running. */
export function createPracticeControls(
  practice: PracticePort | null,
  runs: Pick<RunService, 'results'>,
): PracticeControls {
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
    answerKey: async (runId) => {
      const { run, version } = await runs.results(runId)
      return readAnswerKey(practice, run, version)
    },
  }
}
