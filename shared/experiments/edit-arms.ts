import type { Question } from '../models/draft.ts'
import type { ArmKind, ExperimentArm, ExperimentPlan, Probe } from '../models/experiment.ts'
import { pairByText } from './design/crossed-options.ts'
import { reverseOptions } from './reverse-options.ts'

/*
 * What a person can do to the arms of a plan, as recipes on an immer draft: they change the plan in place. Arms that
 * only repeat or reverse another one (A again, A reversed, B reversed) follow it. A call for a missing arm or position
 * changes nothing.
 */

/** Kinds of arms whose wording a person writes; the others follow A or B. */
export const WRITTEN: ReadonlySet<ArmKind> = new Set(['equivalent', 'rewording', 'contrary'])

/** The order of arms in a plan, whatever the order in which they were added. */
const ORDER: readonly ArmKind[] = [
  'base',
  'again',
  'reversed',
  'equivalent',
  'contrary',
  'rewording',
  'rewording_reversed',
  'probe',
  'twins',
]

/** The most rewordings in one plan: B to E. */
export const MOST_REWORDINGS = 4

/** The wording that a `rewording_reversed` arm reverses: the arm before it. Undefined for any other arm. */
export function reversedOf(arms: readonly ExperimentArm[], arm: ExperimentArm): ExperimentArm | undefined {
  const before = arms[arms.findIndex(({ id }) => id === arm.id) - 1]
  return arm.kind === 'rewording_reversed' && before?.kind === 'rewording' ? before : undefined
}

/** Kinds of arms that can be added to a plan now. A reversed rewording is added by `addReversed`: see `canReverse`. */
export function kindsToAdd({ purpose, arms }: ExperimentPlan): ArmKind[] {
  const base = arms.find(({ kind }) => kind === 'base')?.question
  // The arms of a calibration are fixed.
  if (purpose === 'calibration' || !base) return []
  const has = (kind: ArmKind) => arms.some((arm) => arm.kind === kind)
  const rewordings = arms.filter(({ kind }) => kind === 'rewording').length
  const once: ArmKind[] = ['again', 'reversed', 'equivalent', 'contrary', 'probe']
  return [
    ...once.filter((kind) => !has(kind) && (kind !== 'reversed' || reverseOptions(base) !== null)),
    ...(rewordings < MOST_REWORDINGS ? (['rewording'] as const) : []),
  ]
}

/** Whether the reverse of this rewording can be added after it. */
export function canReverse(arms: readonly ExperimentArm[], arm: ExperimentArm): boolean {
  if (arm.kind !== 'rewording' || !arm.question) return false
  const next = arms[arms.findIndex(({ id }) => id === arm.id) + 1]
  return next?.kind !== 'rewording_reversed' && reverseOptions(arm.question) !== null
}

/** Adds an arm that begins with the wording of A. */
export function addArm(plan: ExperimentPlan, kind: ArmKind, id: string): void {
  const question = plan.arms.find((arm) => arm.kind === 'base')?.question
  if (!question) return
  const asked = kind === 'reversed' ? reverseOptions(copyOf(question)) : copyOf(question)
  if (!asked) return
  const after = plan.arms.findIndex((arm) => ORDER.indexOf(arm.kind) > placeOf(kind))
  plan.arms.splice(after === -1 ? plan.arms.length : after, 0, { id, kind, question: asked, probes: [] })
  // In a plan without a main comparison the new arm is compared with A.
  const base = plan.arms.find((arm) => arm.kind === 'base')
  if (plan.comparison === null && base && kind !== 'again') plan.comparison = { from: base.id, to: id }
}

/** The place of a kind in ORDER; a further rewording comes after the reversed arm of the one before it. */
const placeOf = (kind: ArmKind) => ORDER.indexOf(kind === 'rewording' ? 'rewording_reversed' : kind)

/** Adds the reverse of a rewording after it. */
export function addReversed(plan: ExperimentPlan, rewording: string, id: string): void {
  const at = plan.arms.findIndex((arm) => arm.id === rewording)
  const arm = plan.arms[at]
  const question = arm?.question ? reverseOptions(copyOf(arm.question)) : null
  if (question) plan.arms.splice(at + 1, 0, { id, kind: 'rewording_reversed', question, probes: [] })
}

/** Removes an arm, and the arm that only reverses it. A cannot be removed. */
export function removeArm(plan: ExperimentPlan, id: string): void {
  const at = plan.arms.findIndex((arm) => arm.id === id)
  const arm = plan.arms[at]
  if (!arm || arm.kind === 'base') return
  const follows = arm.kind === 'rewording' && plan.arms[at + 1]?.kind === 'rewording_reversed'
  const gone = plan.arms.splice(at, follows ? 2 : 1).map((each) => each.id)
  const { comparison } = plan
  if (comparison && (gone.includes(comparison.from) || gone.includes(comparison.to)))
    plan.comparison = mainComparison(plan)
}

/** Changes the wording of an arm that is written; the arm that reverses it follows. */
export function reword(plan: ExperimentPlan, id: string, change: (question: Question) => void): void {
  const at = plan.arms.findIndex((arm) => arm.id === id)
  const arm = plan.arms[at]
  if (!arm?.question || !WRITTEN.has(arm.kind)) return
  change(arm.question)
  const next = plan.arms[at + 1]
  if (arm.kind !== 'rewording' || next?.kind !== 'rewording_reversed') return
  // If nothing can be reversed any more, `findPlanProblems` reports it.
  next.question = reverseOptions(copyOf(arm.question)) ?? copyOf(arm.question)
}

/** Moves an option of a written arm one place up (-1) or down (1). It keeps its id, and so its pairing with A. */
export function moveOption(question: Question, at: number, step: -1 | 1): void {
  const moved = question.options[at]
  const other = question.options[at + step]
  if (!moved || !other) return
  question.options[at] = other
  question.options[at + step] = moved
}

/** Pairs each option of a written arm with the option of A that has the same text. */
export function pairOptions(plan: ExperimentPlan, id: string, newId: () => string): void {
  const base = plan.arms.find((arm) => arm.kind === 'base')?.question
  if (!base) return
  reword(plan, id, (question) => {
    question.options = pairByText(question, base, newId).options
  })
}

/** Replaces the probes of an arm of probes. */
export function setProbes(plan: ExperimentPlan, id: string, probes: Probe[]): void {
  const arm = plan.arms.find((each) => each.id === id)
  if (arm?.kind === 'probe') arm.probes = probes
}

/** A with the first rewording or, without one, with another arm that differs from A. */
function mainComparison({ arms }: ExperimentPlan): ExperimentPlan['comparison'] {
  const base = arms.find(({ kind }) => kind === 'base')
  const kinds: ArmKind[] = ['rewording', 'equivalent', 'contrary', 'reversed']
  const other = kinds.flatMap((kind) => arms.filter((arm) => arm.kind === kind))[0]
  return base && other ? { from: base.id, to: other.id } : null
}

const copyOf = (question: Question): Question => ({
  ...question,
  options: question.options.map((option) => ({ ...option })),
})
