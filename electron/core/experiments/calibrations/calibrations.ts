import { judgeCalibration } from '../../../../shared/experiments/calibration/judge-calibration.ts'
import type { CalibrationSummary } from '../../../../shared/models/calibration.ts'
import type { CorePorts } from '../../ports.ts'
import type { ExperimentService } from '../experiment-service.ts'

/** Results of the calibrations on a connection. */
export interface Calibrations {
  /**
   * The calibrations on a connection in which twins could be judged, newest first. Leaves out those with a planned run
   * still under way, and those whose stored plan is no longer the frozen one.
   */
  list(input: { connectionId: string }): Promise<CalibrationSummary[]>
}

interface CalibrationsParts {
  ports: { storage: Pick<CorePorts['storage'], 'experiments'> }
  experiments: Pick<ExperimentService, 'evidence'>
}

export function createCalibrations({ ports: { storage }, experiments }: CalibrationsParts): Calibrations {
  return {
    list: async ({ connectionId }) => {
      const launched = storage.experiments.list({}).flatMap((experiment) => {
        const { id, plan, frozen } = experiment
        const isOne = plan.purpose === 'calibration' && plan.connectionId === connectionId
        return isOne && frozen ? [{ id, plan, at: frozen.at }] : []
      })
      const found: CalibrationSummary[] = []
      for (const { id, plan, at } of launched) {
        const evidence = await experiments.evidence(id)
        const { conclusion, planted, shown, controls, marked } = judgeCalibration({ plan }, evidence)
        if (evidence.planChanged || conclusion === 'unknown' || conclusion === 'waiting') continue
        found.push({ id, title: plan.title, at, conclusion, planted, shown, controls, marked })
      }
      return found.sort((one, other) => other.at - one.at)
    },
  }
}
