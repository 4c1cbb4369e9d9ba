import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'
import type { DraftSession } from '../../draft/draft-session.ts'
import type { ToldProblem } from './use-plan-problems.ts'

/** A plan on the screen, open for writing. */
export type PlanSession = DraftSession<ExperimentPlan>

/** The props of every part of the plan's form. */
export interface PlanFieldsProps {
  plan: ExperimentPlan
  session: PlanSession
  problems: readonly ToldProblem[]
}
