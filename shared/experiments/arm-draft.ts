import type { Question, SurveyDraft } from '../models/draft.ts'
import type { ExperimentArm, ExperimentPlan } from '../models/experiment.ts'

/**
 * The questionnaire that an arm sends: that of the plan with the arm's item in place of the item under test, or the
 * arm's item alone. Probes follow the item; in an arm of twins each twin replaces its item. Title, context and audience
 * are the same in all arms, so that only the item can make a difference.
 */
export function armDraft(plan: ExperimentPlan, arm: ExperimentArm): SurveyDraft {
  return { ...plan.draft, personas: plan.personas, questions: questionsOf(plan, arm) }
}

function questionsOf({ draft, item, alone, twins }: ExperimentPlan, arm: ExperimentArm): Question[] {
  if (arm.kind === 'twins') {
    return draft.questions.map((own) => twins.find((twin) => twin.item === own.id)?.question ?? own)
  }
  // The arms of a calibration that have no item of their own ask the questionnaire as it is.
  if (arm.question === null) return draft.questions
  const asked = [arm.question, ...arm.probes.map(({ question }) => question)]
  return alone ? asked : draft.questions.flatMap((own) => (own.id === item ? asked : [own]))
}
