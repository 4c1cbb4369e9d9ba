import { judgeExperiment } from '../../../shared/experiments/verdict/judge-experiment.ts'
import type { Verdict } from '../../../shared/experiments/verdict/verdict.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { ArmKind, Experiment, ExperimentArm, ExperimentPlan } from '../../../shared/models/experiment.ts'
import type { ExperimentEvidence, RunEvidence } from '../../../shared/models/experiment-evidence.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'

/** "Do you support it?", with the options Yes and No. */
export const ITEM = aChoice('item', 'Do you support it?', ['Yes', 'No'])

/** An arm whose id is its kind. Rewordings ask something other than A, and reversed arms reverse the options. */
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

/** The default design with two runs of 50 per arm: A, A again, A with its options reversed, and B. */
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

/** A run's results: number of personas by option of A. */
export function aRunOf(
  arm: string,
  counts: number[],
  repeat = 1,
  change: Partial<RunEvidence> = {},
): RunEvidence {
  const base = counts.reduce((all, count) => all + count, 0)
  const none = { elsewhere: 0, blank: 0, unread: 0, missing: 0, signs: [] }
  return {
    runId: `${arm}-${repeat}`,
    arm,
    repeat,
    extension: 0,
    state: 'done',
    hasAnswers: true,
    personas: base,
    items: [{ item: ITEM.id, counts, base, ...none }],
    traits: [],
    ...change,
  }
}

/** Evidence from the counts of each run, by arm. */
export function evidenceOf(arms: Record<string, number[][]>): ExperimentEvidence {
  return {
    planChanged: false,
    runs: Object.entries(arms).flatMap(([arm, runs]) =>
      runs.map((counts, at) => aRunOf(arm, counts, at + 1)),
    ),
  }
}

/** The verdict on a plan with this evidence. */
export function judged(
  plan: ExperimentPlan,
  evidence: ExperimentEvidence,
  extensions: Experiment['extensions'] = [],
): Verdict {
  return judgeExperiment({ plan, runs: [], extensions }, evidence)
}

/** A frozen experiment with this plan. */
export function anExperiment(plan: ExperimentPlan, change: Partial<Experiment> = {}): Experiment {
  return {
    id: 'one',
    plan,
    revision: 1,
    createdAt: 0,
    updatedAt: 0,
    basedOn: null,
    frozen: {
      at: Date.UTC(2026, 10, 23),
      hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    runs: [],
    extensions: [],
    paused: false,
    ...change,
  }
}
