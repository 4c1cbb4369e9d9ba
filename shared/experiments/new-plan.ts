import { type Question, SURVEY_PERSONAS, type SurveyDraft } from '../models/draft.ts'
import {
  type ArmKind,
  DEFAULT_LEAST_POINTS,
  DEFAULT_RUNS_PER_ARM,
  type ExperimentArm,
  type ExperimentPlan,
} from '../models/experiment.ts'
import { reverseOptions } from './reverse-options.ts'

/**
 * What a person wants to know; it depends on where the experiment was started. `order`: whether the place of an option
 * attracts answers. `agreement`: whether personas agree with any statement. `wording`: the effect of another wording.
 */
export type PlanAim = 'wording' | 'order' | 'agreement'

/** What a new plan is made from. */
export interface PlanBeginning {
  /** The questionnaire with the item. */
  draft: SurveyDraft
  /** Id of the item. */
  item: string
  source: ExperimentPlan['source']
  connectionId: string
  aim?: PlanAim
  /** The rewording B, where there is one already. */
  later?: Question
  newId: () => string
}

/** How many characters of a stem name its item in the plan's title, and in the title sent if the survey has none. */
const LONGEST_TITLE = 60

/** The arms for each aim, in order; the reversed arm is left out where the options have no order. */
const ARMS: Record<PlanAim, readonly ArmKind[]> = {
  wording: ['base', 'again', 'reversed', 'rewording'],
  order: ['base', 'again', 'reversed'],
  agreement: ['base', 'again', 'contrary'],
}

/** The arm that is compared with A in the main comparison. */
const COMPARED: Record<PlanAim, ArmKind> = {
  wording: 'rewording',
  order: 'reversed',
  agreement: 'contrary',
}

/**
 * A plan with the default design. The item is asked inside its questionnaire, because preceding items influence its
 * answers and the questionnaire is what will be used; the number of calls is the same. It is asked alone if another
 * item is not complete enough to be sent. Each run has the most personas possible: with fewer, only larger moves can be
 * seen. Null where there is no such item.
 */
export function newPlan(beginning: PlanBeginning): ExperimentPlan | null {
  const { draft, item, source, connectionId, aim = 'wording', later, newId } = beginning
  const question = draft.questions.find(({ id }) => id === item)
  if (!question) return null
  const arms = ARMS[aim].flatMap((kind) => firstArm(kind, question, later, newId))
  const [base] = arms
  const other = arms.find(({ kind }) => kind === COMPARED[aim])
  const stem = question.stem.trim()
  const title = draft.title.trim() === '' ? stem.slice(0, LONGEST_TITLE) : draft.title
  // The version that the draft was restarted from only matters to its survey.
  const { base: _, ...asked } = draft
  return {
    format: 1,
    purpose: 'rewording',
    title: [shorten(stem), draft.title.trim()].filter(Boolean).join(' · '),
    source,
    draft: { ...asked, title },
    item,
    alone: draft.questions.some((other) => other.id !== item && !isComplete(other)),
    arms,
    twins: [],
    personas: SURVEY_PERSONAS.max,
    runs: DEFAULT_RUNS_PER_ARM,
    connectionId,
    comparison: base && other ? { from: base.id, to: other.id } : null,
    leastPoints: DEFAULT_LEAST_POINTS,
  }
}

function firstArm(
  kind: ArmKind,
  question: Question,
  later: Question | undefined,
  newId: () => string,
): ExperimentArm[] {
  const asked =
    kind === 'reversed'
      ? reverseOptions(question)
      : kind === 'rewording' && later
        ? alignOptions(question, later)
        : question
  return asked === null ? [] : [{ id: newId(), kind, question: asked, probes: [] }]
}

/**
 * Another wording as an arm of the same item. An option with the text of an option of A gets the id of the latter,
 * since answers are matched by these ids.
 */
export function alignOptions(question: Question, later: Question): Question {
  const ids = new Set(question.options.map(({ id }) => id))
  const taken = new Set(later.options.map(({ id }) => id).filter((id) => ids.has(id)))
  const options = later.options.map((option) => {
    if (ids.has(option.id)) return option
    const same = question.options.find(({ id, text }) => !taken.has(id) && sameText(text, option.text))
    if (!same) return option
    taken.add(same.id)
    return { ...option, id: same.id }
  })
  return { ...later, id: question.id, options }
}

const sameText = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()

/** The beginning of a stem, enough to recognise its item in the survey. */
function shorten(stem: string): string {
  return stem.length > LONGEST_TITLE ? `${stem.slice(0, LONGEST_TITLE).trimEnd()}…` : stem
}

/** Whether an item can be sent: it has a stem, and a choice item has at least two options, all with text. */
function isComplete({ stem, type, options }: Question): boolean {
  if (stem.trim() === '') return false
  return type === 'open_ended' || (options.length > 1 && options.every(({ text }) => text.trim() !== ''))
}
