import type { Question } from '../../models/draft.ts'
import { type DraftProblem, findDraftProblems } from '../../models/draft-problems.ts'
import type { ArmKind, ExperimentArm, ExperimentPlan } from '../../models/experiment.ts'
import { armDraft } from '../arm-draft.ts'
import { reversedOf } from '../edit-arms.ts'
import { oppositesOf, sidesOf } from '../option-sides.ts'
import { type CrossedOption, findCrossedOption } from './crossed-options.ts'

/**
 * What keeps a plan from being launched. `draft`: a problem of a questionnaire that is sent, see `PlanProblem.problem`.
 */
export type PlanProblemCode =
  | 'draft'
  | 'connection_missing'
  | 'item_unknown'
  | 'item_repeated'
  | 'base_missing'
  | 'base_repeated'
  | 'arm_repeated'
  | 'again_repeated'
  | 'question_missing'
  | 'question_open_ended'
  | 'options_not_shared'
  | 'options_crossed'
  | 'wording_unchanged'
  | 'again_differs'
  | 'reversed_differs'
  | 'order_unchanged'
  | 'reverses_nothing'
  | 'probes_missing'
  | 'probes_misplaced'
  | 'comparison_missing'
  | 'comparison_unknown'
  | 'comparison_of_one'
  | 'contrary_from'
  | 'contrary_sides'
  | 'contrary_no_sides'
  | 'twins_missing'
  | 'twins_arm_missing'
  | 'again_missing'
  | 'twin_item_unknown'
  | 'twin_unchanged'

/** A problem of a plan and its place. */
export interface PlanProblem {
  code: PlanProblemCode
  /** Id of the arm; null where it is about the plan as a whole. */
  arm: string | null
  /** Position of the twin that has the problem. */
  twin?: number
  /** For `draft`: the problem of the questionnaire that the arm sends. */
  problem?: DraftProblem
  /** For `options_crossed`: the first such option. */
  crossed?: CrossedOption
  /** For `contrary_sides`: how many options of A agree, and how many disagree. */
  sides?: { agree: number; disagree: number }
}

/** Everything that keeps this plan from being launched; empty when it may be launched. */
export function findPlanProblems(plan: ExperimentPlan): PlanProblem[] {
  return [
    ...wholeProblems(plan),
    ...(plan.purpose === 'calibration' ? calibrationProblems(plan) : rewordingProblems(plan)),
    ...plan.arms.flatMap((arm) => probeProblems(arm)),
    ...draftProblems(plan),
  ]
}

/** Whether the answers of an arm are compared with those of A. */
export function isCompared({ kind }: Pick<ExperimentArm, 'kind'>): boolean {
  return kind !== 'probe' && kind !== 'twins'
}

const whole = (code: PlanProblemCode): PlanProblem => ({ code, arm: null })

function wholeProblems({ arms, connectionId, draft }: ExperimentPlan): PlanProblem[] {
  const bases = arms.filter(({ kind }) => kind === 'base')
  const again = arms.filter(({ kind }) => kind === 'again')
  const items = new Set(draft.questions.map(({ id }) => id))
  const repeated = arms.filter(({ id }, at) => arms.findIndex((other) => other.id === id) < at)
  return [
    ...(connectionId === '' ? [whole('connection_missing')] : []),
    ...(items.size < draft.questions.length ? [whole('item_repeated')] : []),
    ...(bases.length === 0 ? [whole('base_missing')] : []),
    ...bases.slice(1).map(({ id }): PlanProblem => ({ code: 'base_repeated', arm: id })),
    ...again.slice(1).map(({ id }): PlanProblem => ({ code: 'again_repeated', arm: id })),
    ...repeated.map(({ id }): PlanProblem => ({ code: 'arm_repeated', arm: id })),
  ]
}

function rewordingProblems(plan: ExperimentPlan): PlanProblem[] {
  const base = plan.arms.find(({ kind }) => kind === 'base')?.question ?? null
  const isKnown = plan.draft.questions.some(({ id }) => id === plan.item)
  return [
    ...(isKnown ? [] : [whole('item_unknown')]),
    ...plan.arms.flatMap((arm) => armProblems(arm, base).map((code): PlanProblem => ({ code, arm: arm.id }))),
    ...plan.arms.flatMap((arm) => crossedProblems(arm, base)),
    ...plan.arms
      .filter((arm) => reversesNothing(plan.arms, arm))
      .map(({ id }): PlanProblem => {
        return { code: 'reverses_nothing', arm: id }
      }),
    ...comparisonProblems(plan).map(whole),
    ...contraryProblems(plan, base),
  ]
}

/** Problems of what an arm asks, compared with what A asks. */
function armProblems({ kind, question }: ExperimentArm, base: Question | null): PlanProblemCode[] {
  if (question === null) return ['question_missing']
  if (!isCompared({ kind }) || base === null) return []
  if (question.type === 'open_ended') return ['question_open_ended']
  const shared = question.options.filter(({ id }) => base.options.some((option) => option.id === id))
  // An arm without options has its own problem (`draft`) and is not reported here again.
  if (shared.length === 0 && question.options.length > 0) return ['options_not_shared']
  return wordingProblems(kind, question, base)
}

function crossedProblems({ id, kind, question }: ExperimentArm, base: Question | null): PlanProblem[] {
  if (question === null || base === null || !isCompared({ kind })) return []
  const crossed = findCrossedOption(question, base)
  return crossed ? [{ code: 'options_crossed', arm: id, crossed }] : []
}

/** Whether an arm should reverse a rewording, but the arm before it is no rewording or asks something else. */
function reversesNothing(arms: readonly ExperimentArm[], arm: ExperimentArm): boolean {
  if (arm.kind !== 'rewording_reversed' || arm.question === null) return false
  const stem = reversedOf(arms, arm)?.question?.stem
  return stem?.trim() !== arm.question.stem.trim()
}

function wordingProblems(kind: ArmKind, question: Question, base: Question): PlanProblemCode[] {
  const isSame = saysTheSame(question, base)
  switch (kind) {
    case 'again':
      return isSame && hasSameOrder(question, base) ? [] : ['again_differs']
    case 'reversed':
      if (!isSame) return ['reversed_differs']
      return hasSameOrder(question, base) ? ['order_unchanged'] : []
    case 'equivalent':
    case 'contrary':
    case 'rewording':
    case 'rewording_reversed':
      // A rewording may differ only in the order of the options: then the order is what is tried.
      return isSame && hasSameOrder(question, base) ? ['wording_unchanged'] : []
    default:
      return []
  }
}

/** Whether two items have the same stem and the same options, in whatever order. */
export function saysTheSame(one: Question, other: Question): boolean {
  const words = ({ options }: Question) => options.map(({ text }) => text.trim()).sort()
  return one.stem.trim() === other.stem.trim() && areAlike(words(one), words(other))
}

function hasSameOrder(one: Question, other: Question): boolean {
  const words = ({ options }: Question) => options.map(({ text }) => text.trim())
  return areAlike(words(one), words(other))
}

/** Whether two items have the same stem and the same options in the same order. */
export function isUnchanged(one: Question, other: Question): boolean {
  return saysTheSame(one, other) && hasSameOrder(one, other)
}

function areAlike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, at) => word === other[at])
}

function comparisonProblems({ comparison, arms }: ExperimentPlan): PlanProblemCode[] {
  if (comparison === null) return ['comparison_missing']
  if (comparison.from === comparison.to) return ['comparison_of_one']
  const named = [comparison.from, comparison.to].map((id) => arms.find((arm) => arm.id === id))
  if (!named.every((arm) => arm !== undefined && isCompared(arm))) return ['comparison_unknown']
  // The contrary statement must be `to`: only the counts of `to` are mirrored for the comparison.
  return named[0]?.kind === 'contrary' ? ['contrary_from'] : []
}

/** Where the options of A do not pair up, the answers to its contrary cannot be turned round, and there is no verdict. */
function contraryProblems({ comparison, arms }: ExperimentPlan, base: Question | null): PlanProblem[] {
  const to = arms.find(({ id }) => id === comparison?.to)
  // An open-ended item, or one with fewer than two options, has its own problem and is not reported here again.
  if (to?.kind !== 'contrary' || base?.type !== 'single_choice' || base.options.length < 2) return []
  if (oppositesOf(base) !== null) return []
  const sides = sidesOf(base)
  const on = (wanted: number) => sides.filter(({ side }) => side === wanted).length
  const [agree, disagree] = [on(1), on(-1)]
  if (agree === 0 && disagree === 0) return [whole('contrary_no_sides')]
  return [{ ...whole('contrary_sides'), sides: { agree, disagree } }]
}

function calibrationProblems({ twins, arms, draft }: ExperimentPlan): PlanProblem[] {
  const wrong = twins.flatMap(({ item, question }, twin): PlanProblem[] => {
    const own = draft.questions.find(({ id }) => id === item)
    if (!own) return [{ code: 'twin_item_unknown', arm: null, twin }]
    return isUnchanged(own, question) ? [{ code: 'twin_unchanged', arm: null, twin }] : []
  })
  return [
    ...(twins.length === 0 ? [whole('twins_missing')] : []),
    ...(arms.some(({ kind }) => kind === 'twins') ? [] : [whole('twins_arm_missing')]),
    // Only this arm shows how much answers move when nothing changes.
    ...(arms.some(({ kind }) => kind === 'again') ? [] : [whole('again_missing')]),
    ...wrong,
  ]
}

function probeProblems({ id, kind, probes }: ExperimentArm): PlanProblem[] {
  if (kind === 'probe') return probes.length === 0 ? [{ code: 'probes_missing', arm: id }] : []
  return probes.length > 0 ? [{ code: 'probes_misplaced', arm: id }] : []
}

/** Problems of the questionnaires that are sent. A problem that several arms share is listed once. */
function draftProblems(plan: ExperimentPlan): PlanProblem[] {
  const told = new Set<string>()
  const ownItems = new Set(plan.draft.questions)
  return plan.arms.flatMap((arm) => {
    const draft = armDraft(plan, arm)
    return findDraftProblems(draft).flatMap((problem): PlanProblem[] => {
      const question = problem.question === undefined ? undefined : draft.questions[problem.question]
      const isShared = question === undefined || ownItems.has(question)
      const key = `${problem.code} ${question?.id ?? ''} ${problem.option ?? ''} ${problem.ageRange ?? ''}`
      if (isShared && told.has(key)) return []
      told.add(key)
      return [{ code: 'draft', arm: isShared ? null : arm.id, problem }]
    })
  })
}
