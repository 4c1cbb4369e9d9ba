import type { ExperimentPlan } from '../../../shared/models/experiment.ts'
import { type CalibrationFile, calibrationFileSchema, calibrationOf } from './calibration-file.ts'
import { type FileProblem, type PlanFile, planFileSchema, planOf } from './plan-file.ts'

/** A plan file of either kind. */
export type AnyPlanFile = PlanFile | CalibrationFile

/** The schema of a plan file, by the kind that it names; that of a rewording where it names none. */
export function schemaFor(value: unknown): typeof planFileSchema | typeof calibrationFileSchema {
  const isCalibration =
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'calibration'
  return isCalibration ? calibrationFileSchema : planFileSchema
}

/** The plan that a file of either kind describes, or what is wrong with it. */
export function planFrom(
  file: AnyPlanFile,
  connectionId: string,
): { plan: ExperimentPlan } | { problem: FileProblem } {
  return file.kind === 'calibration' ? calibrationOf(file, connectionId) : planOf(file, connectionId)
}
