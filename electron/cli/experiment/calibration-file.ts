import { z } from 'zod'
import { calibrationPlan, MOST_CALIBRATED } from '../../../shared/experiments/calibration/calibration-plan.ts'
import { amongQuestions, findUnsound } from '../../../shared/experiments/calibration/sound-items.ts'
import { isUnchanged } from '../../../shared/experiments/design/plan-problems.ts'
import { alignOptions } from '../../../shared/experiments/new-plan.ts'
import { makeTwin } from '../../../shared/experiments/twins/make-twin.ts'
import { seesDefect } from '../../../shared/experiments/twins/sees-defect.ts'
import type { Question } from '../../../shared/models/draft.ts'
import {
  DEFAULT_LEAST_POINTS,
  DEFAULT_RUNS_PER_ARM,
  type ExperimentPlan,
  MOST_RUNS_PER_ARM,
  type Twin,
  twinDefectSchema,
} from '../../../shared/models/experiment.ts'
import type { WordingLanguage } from '../../../shared/wording/finding.ts'
import { draftOf, type FileProblem, surveySchema, text } from './plan-file.ts'

const number = z.number().int().min(1)

/** A calibration as a person writes it in a file; docs/experiments.md says what each member means. */
export const calibrationFileSchema = z.strictObject({
  kind: z.literal('calibration'),
  title: z.string().default(''),
  survey: surveySchema,
  items: z.array(number).min(1).max(MOST_CALIBRATED).optional(),
  twins: z
    .array(
      z.strictObject({
        item: number,
        defect: twinDefectSchema,
        stem: text.optional(),
        options: z.array(text).min(2).optional(),
      }),
    )
    .min(1)
    .optional(),
  personas: z.number().int().min(1).max(100).default(100),
  runs: z.number().int().min(1).max(MOST_RUNS_PER_ARM).default(DEFAULT_RUNS_PER_ARM),
  leastPoints: z.number().min(0).max(100).default(DEFAULT_LEAST_POINTS),
})
export type CalibrationFile = z.infer<typeof calibrationFileSchema>
type FileTwin = NonNullable<CalibrationFile['twins']>[number]

/** The language that is assumed where neither an item nor the questionnaire shows one. */
const OTHERWISE = 'en'

/**
 * The plan that a file describes. Ids are the same each time the file is read, so it always means the same calibration.
 */
export function calibrationOf(
  file: CalibrationFile,
  connectionId: string,
): { plan: ExperimentPlan } | { problem: FileProblem } {
  const draft = draftOf(file)
  const isChoice = (place: number) => draft.questions[place - 1]?.type === 'single_choice'
  const places = file.items ?? [...draft.questions.keys()].map((at) => at + 1).filter(isChoice)
  const problem = itemsProblem(file, places, draft.questions)
  if (problem) return { problem }
  let arms = 0
  const plan = calibrationPlan({
    draft,
    source: { surveyId: '', versionId: null, runId: null },
    items: places.map((place) => draft.questions[place - 1]?.id ?? ''),
    connectionId,
    title: file.title.trim() || file.survey.title,
    personas: file.personas,
    lang: OTHERWISE,
    newId: () => {
      arms += 1
      return `arm-${arms}`
    },
  })
  const sized = { ...plan, runs: file.runs, leastPoints: file.leastPoints }
  if (!file.twins) return { plan: sized }
  const twins: Twin[] = []
  for (const [at, twin] of file.twins.entries()) {
    const path = `twins[${at + 1}]`
    const item = draft.questions[twin.item - 1]
    if (!item || !places.includes(twin.item)) return { problem: { path, what: 'item_unknown' } }
    if (twins.some((other) => other.item === item.id)) return { problem: { path, what: 'twin_repeated' } }
    const question = twinOf(twin, item, amongQuestions(draft.questions, OTHERWISE).language)
    if (!question) return { problem: { path, what: 'no_twin' } }
    const made: Twin = { item: item.id, defect: twin.defect, question }
    // That a twin asks the same as the item is told as a problem of the plan.
    const isSeen = isUnchanged(item, question) || seesDefect(made, item)
    if (!isSeen) return { problem: { path, what: 'twin_unseen' } }
    twins.push(made)
  }
  return { plan: { ...sized, twins } }
}

/**
 * The first problem of the items, or null: a calibration needs single-choice items without wording issues, and at most
 * `MOST_CALIBRATED` of them.
 */
function itemsProblem(
  { items }: CalibrationFile,
  places: readonly number[],
  questions: readonly Question[],
): FileProblem | null {
  const among = amongQuestions(questions, OTHERWISE)
  for (const place of places) {
    const at = items?.indexOf(place)
    const path = at === undefined ? `survey.items[${place}]` : `items[${at + 1}]`
    const item = questions[place - 1]
    if (!item) return { path, what: 'item_unknown' }
    if (item.type !== 'single_choice') return { path, what: 'item_open_ended' }
    const unsound = findUnsound(item, among)
    if (unsound) return { path, what: unsound === 'unread' ? 'item_unread' : 'item_unsound' }
  }
  if (places.length === 0) return { path: 'survey.items', what: 'item_open_ended' }
  return places.length > MOST_CALIBRATED ? { path: 'items', what: 'too_many_items' } : null
}

/** The twin as the file gives it, or as the rule for the defect makes it; null where no rule applies. */
function twinOf({ defect, stem, options }: FileTwin, item: Question, lang: WordingLanguage): Question | null {
  if (stem === undefined && options === undefined) {
    const made = makeTwin(item, defect, lang)
    return 'question' in made ? made.question : null
  }
  const asked = { ...item, stem: stem ?? item.stem }
  if (!options) return asked
  const own = options.map((each, at) => ({ id: `${item.id}-twin-option-${at + 1}`, text: each }))
  return alignOptions(item, { ...asked, options: own })
}
