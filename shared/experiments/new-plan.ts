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
 * What a person wants to know, by where the experiment is begun. `order`: whether options attract by their places.
 * `agreement`: whether personas agree with any statement. `wording`: what another wording does.
 */
export type PlanAim = 'wording' | 'order' | 'agreement'

/** What a plan is made of. */
export interface PlanBeginning {
  /** The questionnaire with the item. */
  draft: SurveyDraft
  /** Id of the item. */
  item: string
  source: ExperimentPlan['source']
  connectionId: string
  aim?: PlanAim
  /** The wording to be compared with, where there is one already: B. */
  later?: Question
  newId: () => string
}

/** As much of the stem names an item: in the plan's title, and in that which is sent where the survey has none. Characters. */
const LONGEST_TITLE = 60

/** The arms of each aim, in order; where options have no order, that of the reversed ones is left out. */
const ARMS: Record<PlanAim, readonly ArmKind[]> = {
  wording: ['base', 'again', 'reversed', 'rewording'],
  order: ['base', 'again', 'reversed'],
  agreement: ['base', 'again', 'contrary'],
}

/** The arm that the aim is about: the main comparison is A with it. */
const COMPARED: Record<PlanAim, ArmKind> = {
  wording: 'rewording',
  order: 'reversed',
  agreement: 'contrary',
}

/**
 * A plan with the default design. The item is asked inside its questionnaire: what comes before an item changes its answers,
 * and the questionnaire is what will be used; a run costs the same calls either way. It is asked alone where another item
 * could not be sent as it is. Personas are as many as a run can have: with fewer, a move must be larger to be seen. Null
 * where there is no such item.
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
  // Where the draft was started from is a matter of its survey.
  const { base: _, ...asked } = draft
  return {
    format: 1,
    purpose: 'rewording',
    title: [draft.title.trim(), shorten(stem)].filter(Boolean).join(' · '),
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
 * Another wording as an arm of the same item: options that say the same as one of A have its id, since answers are set
 * side by side by these.
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

/** Enough of a stem to tell an item from the others of its survey. */
function shorten(stem: string): string {
  return stem.length > LONGEST_TITLE ? `${stem.slice(0, LONGEST_TITLE).trimEnd()}…` : stem
}

/** Whether an item can be sent: it has a stem, and a choice has two options with text. */
function isComplete({ stem, type, options }: Question): boolean {
  if (stem.trim() === '') return false
  return type === 'open_ended' || (options.length > 1 && options.every(({ text }) => text.trim() !== ''))
}
