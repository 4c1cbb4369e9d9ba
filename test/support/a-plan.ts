import type { Question } from '../../shared/models/draft.ts'
import type { ExperimentArm, ExperimentPlan } from '../../shared/models/experiment.ts'
import { aSurveyDraft } from './sample-drafts.ts'

/** An arm that asks `question`. */
export function anArm(
  id: string,
  question: Question | null,
  patch: Partial<ExperimentArm> = {},
): ExperimentArm {
  return { id, kind: 'base', question, probes: [], ...patch }
}

/**
 * A plan about the first item of the sample draft, asked alone, with two runs per arm: A, A again, A with its options
 * reversed, and a rewording.
 */
export function aPlan(patch: Partial<ExperimentPlan> = {}): ExperimentPlan {
  const draft = aSurveyDraft()
  const [question] = draft.questions
  if (!question) throw new Error('The sample draft has no item.')
  const reversed = { ...question, options: question.options.toReversed() }
  const rewording = {
    ...question,
    stem: 'Quel est votre principal moyen de transport pour aller travailler ?',
  }
  return {
    format: 1,
    purpose: 'rewording',
    title: 'Trajet : autre formulation',
    source: { surveyId: 'survey-1', versionId: null, runId: null },
    draft,
    item: question.id,
    alone: true,
    arms: [
      anArm('a', question),
      anArm('again', question, { kind: 'again' }),
      anArm('reversed', reversed, { kind: 'reversed' }),
      anArm('b', rewording, { kind: 'rewording' }),
    ],
    twins: [],
    personas: 6,
    runs: 2,
    connectionId: 'practice',
    comparison: { from: 'a', to: 'b' },
    leastPoints: 5,
    ...patch,
  }
}
