import type { EffectLevels } from '../../../electron/practice/answers/effects/effect.ts'
import { diagnose } from '../../../shared/analysis/diagnostics/diagnose.ts'
import { armDraft } from '../../../shared/experiments/arm-draft.ts'
import { calibrationPlan } from '../../../shared/experiments/calibration/calibration-plan.ts'
import type { CalibrationVerdict } from '../../../shared/experiments/calibration/calibration-verdict.ts'
import { judgeCalibration } from '../../../shared/experiments/calibration/judge-calibration.ts'
import { extractRun } from '../../../shared/experiments/evidence/run-extract.ts'
import { seededRandom } from '../../../shared/experiments/seeded-random.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { ExperimentPlan } from '../../../shared/models/experiment.ts'
import type { RunEvidence } from '../../../shared/models/experiment-evidence.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { aChoice, aSurvey } from '../drafts.ts'
import { askPractice } from './ask-practice.ts'

const SATISFIED = [
  'Very satisfied',
  'Fairly satisfied',
  'Fairly dissatisfied',
  'Very dissatisfied',
  "Don't know",
]
const SUPPORT = ['Strongly support', 'Somewhat support', 'Somewhat oppose', 'Strongly oppose', "Don't know"]
const YES_NO = ['Yes', 'No', "Don't know"]

/** Sound items: one with number ranges, two with scales, and five with yes and no. */
export const SOUND_ITEMS: readonly Question[] = [
  aChoice('rooms', 'How many rooms are there in your home?', ['1 to 2', '3 to 4', '5 to 6', '7 or more']),
  aChoice('buses', 'How satisfied are you with the buses in your town?', SATISFIED),
  aChoice('limit', 'Do you support or oppose a speed limit of 30 km/h in town?', SUPPORT),
  aChoice('fares', 'Should public transport be free of charge?', YES_NO),
  aChoice('nuclear', 'Are you in favour of new nuclear power plants?', YES_NO),
  aChoice('work', 'Do you support working from home two days a week?', YES_NO),
  aChoice('bikes', 'Are you in favour of more bicycle lanes in your town?', YES_NO),
  aChoice('trust', 'Do you trust the courts of your country?', YES_NO),
]

/** The plan of a calibration with these items. */
export function practiceCalibration(items: readonly Question[], personas: number, runs = 2): ExperimentPlan {
  let arms = 0
  const plan = calibrationPlan({
    draft: aSurvey('', [...items]),
    source: { surveyId: '', versionId: null, runId: null },
    items: items.map(({ id }) => id),
    connectionId: 'practice',
    title: '',
    personas,
    lang: 'en',
    newId: () => {
      arms += 1
      return `arm-${arms}`
    },
  })
  return { ...plan, runs }
}

/** Answers a questionnaire as the `n`th run of a calibration. */
type Answering = (questions: readonly Question[], personas: number, n: number) => RunResults

/** Answers as the practice service with this seed does. */
export function byPractice(seed: number, levels?: EffectLevels): Answering {
  return (questions, personas, n) => askPractice(questions, seed, personas, n, levels)
}

/** Answers at random, whatever is asked. */
export function byLot(seed: number): Answering {
  const random = seededRandom(seed)
  return (questions, personas, n) => {
    const results = askPractice(questions, seed, personas, n)
    const answers = results.answers.map((answer) => {
      const options = questions[answer.question]?.options.length ?? 0
      return options === 0
        ? answer
        : { ...answer, kind: 'option' as const, option: Math.floor(random() * options) }
    })
    return { ...results, answers }
  }
}

/** Carries out a calibration with interleaved arms, and judges it. */
export function calibrateOn(answer: Answering, plan: ExperimentPlan): CalibrationVerdict {
  const runs: RunEvidence[] = []
  for (let repeat = 1; repeat <= plan.runs; repeat += 1) {
    for (const arm of plan.arms) {
      const { questions } = armDraft(plan, arm)
      const results = answer(questions, plan.personas ?? 0, runs.length + 1)
      const signs = diagnose({ questions, results }).items.map(({ suspicions }) =>
        suspicions.filter(({ weight }) => weight !== 'note').map(({ evidence }) => evidence.kind),
      )
      const { items, personas } = extractRun(plan, arm, { questions, results, signs })
      const own = { runId: `run-${runs.length + 1}`, arm: arm.id, repeat, extension: 0 }
      runs.push({ ...own, state: 'done', hasAnswers: true, personas, items, traits: [] })
    }
  }
  return judgeCalibration({ plan }, { planChanged: false, runs })
}
