import type { Question } from '../../../shared/models/draft.ts'
import type { ArmKind, ExperimentArm, ExperimentPlan } from '../../../shared/models/experiment.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'

/** "Do you support it?", with the options Yes and No. */
export const ITEM = aChoice('item', 'Do you support it?', ['Yes', 'No'])

/** An arm named by its kind. Rewordings ask something else than A, reversed arms turn the options round. */
export function anArm(kind: ArmKind, question: Question | null = usualQuestion(kind)): ExperimentArm {
  return { id: kind, kind, question, probes: [] }
}

function usualQuestion(kind: ArmKind): Question {
  const reworded = { ...ITEM, stem: 'You do support it, don’t you?' }
  const item = kind.startsWith('rewording') ? reworded : ITEM
  if (kind === 'equivalent') return { ...ITEM, stem: 'Are you in favour of it?' }
  if (kind === 'contrary') return { ...ITEM, stem: 'Do you oppose it?' }
  return kind.endsWith('reversed') ? { ...item, options: item.options.toReversed() } : item
}

/** The default design: A, A again, A reversed and B, two runs of 50 each. */
export function aPlan(change: Partial<ExperimentPlan> = {}): ExperimentPlan {
  const arms = (['base', 'again', 'reversed', 'rewording'] as const).map((kind) => anArm(kind))
  return {
    format: 1,
    purpose: 'rewording',
    title: 'Support',
    source: { surveyId: 'survey', versionId: null, runId: null },
    draft: aSurvey('Support', [ITEM]),
    item: ITEM.id,
    alone: true,
    arms,
    twins: [],
    personas: 50,
    runs: 2,
    connectionId: 'practice',
    comparison: { from: 'base', to: 'rewording' },
    leastPoints: 5,
    ...change,
  }
}
