import type { Question, SurveyDraft } from '../../models/draft.ts'
import {
  DEFAULT_LEAST_POINTS,
  DEFAULT_RUNS_PER_ARM,
  type ExperimentPlan,
  type Twin,
  type TwinDefect,
} from '../../models/experiment.ts'
import type { WordingLanguage } from '../../wording/finding.ts'
import { makeTwin } from '../twins/make-twin.ts'
import { amongQuestions } from './sound-items.ts'

/** The most items of a calibration: enough for a conclusion, and few enough for a short run. */
export const MOST_CALIBRATED = 10

/**
 * With fewer twins nothing can be concluded, neither from a defect that shows nor from none: see `judgeCalibration`.
 */
export const LEAST_TWINS = 4

/** What a new calibration is made from. */
export interface CalibrationBeginning {
  /** The questionnaire whose items are used. */
  draft: SurveyDraft
  source: ExperimentPlan['source']
  /** Ids of the items, in any order; see `soundItems`. */
  items: readonly string[]
  connectionId: string
  title: string
  personas: number
  /** The language to assume where neither an item nor the questionnaire shows one. */
  lang: WordingLanguage
  newId: () => string
}

/**
 * A plan that asks the items, the same items again, and their twins, each arm in runs of its own. Each item gets at
 * most one twin; the defects are distributed so that all kinds are tried that the items allow. An item without a twin
 * stays as a control.
 */
export function calibrationPlan(beginning: CalibrationBeginning): ExperimentPlan {
  const { draft, source, items, connectionId, title, personas, lang, newId } = beginning
  const { base: _, ...kept } = draft
  const questions = draft.questions.filter(({ id }) => items.includes(id)).slice(0, MOST_CALIBRATED)
  const arm = (kind: 'base' | 'again' | 'twins') => ({ id: newId(), kind, question: null, probes: [] })
  return {
    format: 1,
    purpose: 'calibration',
    title,
    source,
    draft: { ...kept, questions, personas },
    item: null,
    alone: false,
    arms: [arm('base'), arm('again'), arm('twins')],
    twins: shareOut(questions, amongQuestions(draft.questions, lang).language),
    personas,
    runs: DEFAULT_RUNS_PER_ARM,
    connectionId,
    comparison: null,
    leastPoints: DEFAULT_LEAST_POINTS,
  }
}

/**
 * One twin for each item for which a rule can make one. Items that allow few defects are served first; each gets the
 * defect that has been planted least often so far.
 */
export function shareOut(questions: readonly Question[], lang: WordingLanguage): Twin[] {
  const possible = questions.map((item) => ({ item, twins: possibleTwins(item, lang) }))
  const planted = new Map<TwinDefect, number>()
  const chosen = new Map<string, Twin>()
  for (const { item, twins } of possible.toSorted((one, other) => one.twins.length - other.twins.length)) {
    const count = ({ defect }: Twin) => planted.get(defect) ?? 0
    const [twin] = twins.toSorted((one, other) => count(one) - count(other))
    if (!twin) continue
    planted.set(twin.defect, count(twin) + 1)
    chosen.set(item.id, twin)
  }
  return questions.flatMap(({ id }) => chosen.get(id) ?? [])
}

/** Defects that few items allow come first, so that they are used wherever they are possible. */
const RAREST_FIRST: readonly TwinDefect[] = [
  'unbalanced',
  'overlapping',
  'double_barrelled',
  'absolute',
  'leading',
]

/** The twins that the rules can make of an item, in the order of RAREST_FIRST. */
export function possibleTwins(item: Question, lang: WordingLanguage): Twin[] {
  return RAREST_FIRST.flatMap((defect) => {
    const made = makeTwin(item, defect, lang)
    return 'question' in made ? [{ item: item.id, defect, question: made.question }] : []
  })
}
