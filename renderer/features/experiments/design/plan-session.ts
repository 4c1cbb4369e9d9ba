import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'
import type { DraftSession } from '../../draft/draft-session.ts'
import type { ToldProblem } from './use-plan-problems.ts'

/** A plan on the screen, open for writing. */
export type PlanSession = DraftSession<ExperimentPlan>

/** What every part of the plan's form needs. */
export interface PlanFieldsProps {
  plan: ExperimentPlan
  session: PlanSession
  problems: readonly ToldProblem[]
}

/** Puts the cursor into what will be drawn: the arm that was just added, or what is left of one that was removed. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}
