import type { EffectLevels } from '../../../electron/practice/answers/effects/effect.ts'
import { judgeExperiment } from '../../../shared/experiments/verdict/judge-experiment.ts'
import type { Verdict } from '../../../shared/experiments/verdict/verdict.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { ArmKind, ExperimentPlan } from '../../../shared/models/experiment.ts'
import type { ItemEvidence, RunEvidence } from '../../../shared/models/experiment-evidence.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { aSurvey } from '../drafts.ts'
import { askPractice } from './ask-practice.ts'

/** The question of each arm, the number of personas and of runs. */
export interface PracticeDesign {
  arms: Partial<Record<ArmKind, Question>>
  /** The arm that is compared with A. */
  compared: ArmKind
  personas: number
  runs: number
}

/** The experiment plan of a design; each arm's id is its kind. */
export function practicePlan({ arms, compared, personas, runs }: PracticeDesign): ExperimentPlan {
  const asked = Object.entries(arms) as [ArmKind, Question][]
  const item = arms.base?.id ?? ''
  return {
    format: 1,
    purpose: 'rewording',
    title: '',
    source: { surveyId: '', versionId: null, runId: null },
    draft: aSurvey('', arms.base ? [arms.base] : []),
    item,
    alone: true,
    arms: asked.map(([kind, question]) => ({ id: kind, kind, question, probes: [] })),
    twins: [],
    personas,
    runs,
    connectionId: 'practice',
    comparison: { from: 'base', to: compared },
    leastPoints: 5,
  }
}

/**
 * Carries out a design with interleaved arms on the practice service of this seed, without a server, and judges it. Each
 * `attempt` samples other people of the same panel.
 */
export function judgeOnPractice(
  design: PracticeDesign,
  seed: number,
  levels?: EffectLevels,
  attempt = 0,
): Verdict {
  const plan = practicePlan(design)
  const before = attempt * plan.runs * plan.arms.length
  const options = design.arms.base?.options.map(({ id }) => id) ?? []
  const runs: RunEvidence[] = []
  for (let repeat = 1; repeat <= plan.runs; repeat += 1) {
    for (const { id: arm, question } of plan.arms) {
      if (!question) continue
      const n = runs.length + 1
      const results = askPractice([question], seed, design.personas, before + n, levels)
      const items = [countItem(question, results, options, plan.item ?? '')]
      const state = 'done' as const
      runs.push({
        runId: `run-${n}`,
        arm,
        repeat,
        extension: 0,
        state,
        hasAnswers: true,
        personas: design.personas,
        items,
        traits: [],
      })
    }
  }
  return judgeExperiment({ plan, runs: [], extensions: [] }, { planChanged: false, runs })
}

function countItem(
  question: Question,
  { answers }: RunResults,
  options: readonly string[],
  item: string,
): ItemEvidence {
  const chosen = answers.flatMap(({ kind, option }) =>
    kind === 'option' && option !== null ? [question.options[option]?.id ?? ''] : [],
  )
  const counts = options.map((id) => chosen.filter((other) => other === id).length)
  const blank = answers.filter(({ kind }) => kind === 'blank').length
  return { item, counts, base: chosen.length, elsewhere: 0, blank, unread: 0, missing: 0, signs: [] }
}
