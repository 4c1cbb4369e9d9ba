import type { RunResults } from '../../models/results.ts'
import type { Among } from '../item-responses.ts'
import { wordAnswer } from './answer-words.ts'
import { findBlanks } from './blanks.ts'
import { findConfusion } from './confused-words.ts'
import { findExplainedByTrait } from './explained-by-trait.ts'
import { type DiagnosedQuestion, type ItemView, viewItems } from './item-view.ts'
import { findNearDuplicates } from './near-duplicates.ts'
import { findNoOpinion } from './no-opinion.ts'
import { findNoVariety } from './no-variety.ts'
import { findOffPoint } from './off-point.ts'
import { findOpensAlike } from './opens-alike.ts'
import { compareSaidAndSeen, type SaidFinding, unknowableOf, wordingMarks } from './said-beside-seen.ts'
import { findStraightLining } from './straight-lining.ts'
import type { ItemDiagnosis, RunDiagnosis, Suspicion, SuspicionKind, SuspicionWeight } from './suspicion.ts'
import { groupByTraits } from './trait-groups.ts'
import { findUnchosen } from './unchosen-option.ts'

/** The input of `diagnose`. */
export interface DiagnoseInput {
  /** The items as the run asked them, in order. */
  questions: readonly DiagnosedQuestion[]
  results: RunResults
  /** Findings of the wording checker by item position; absent where it did not run. */
  findings?: readonly (readonly SaidFinding[])[]
  /** Positions of the personas that count; absent means all. */
  among?: Among
}

/**
 * Finds for every item of a run the marks that make it suspect, with the evidence. Pure; the order of personas and
 * answers does not matter. docs/diagnostics.md says what each mark means, when it is set and how often it errs.
 */
export function diagnose({ findings, ...input }: DiagnoseInput): RunDiagnosis {
  return withFindings(diagnoseAnswers(input), findings ?? [])
}

function diagnoseAnswers({ questions, results, among }: DiagnoseInput): RunDiagnosis {
  const views = viewItems(questions, results, among)
  const variety = findNoVariety(views)
  const explained = findExplainedByTrait(views, groupByTraits(results.respondents))
  const blanks = findBlanks(views)
  const openEnded = views.filter(({ question }) => question.type === 'open_ended').length
  const seen = Map.groupBy<number, Suspicion>(
    [
      ...variety.suspicions,
      ...explained.suspicions,
      ...findNoOpinion(views),
      ...blanks.suspicions,
      ...findStraightLining(views),
      ...findUnchosen(views),
      ...views.flatMap((view) => findInItem(view, openEnded)),
    ],
    ({ item }) => item,
  )
  const items = views.map((view): ItemDiagnosis => {
    const { position, state, base } = view
    const suspicions = seen.get(position) ?? []
    return { position, state, base, suspicions, wording: 'not_judged', unknowable: unknowableOf(view) }
  })
  const population = [...variety.population, ...explained.population, ...blanks.population]
  return { items, population, needLook: 0 }
}

/**
 * Adds the findings of the wording checker to a diagnosis that was made without them; the answers are not analysed
 * again.
 */
export function withFindings(
  { items: made, population }: RunDiagnosis,
  findings: readonly (readonly SaidFinding[])[],
): RunDiagnosis {
  const items = made.map((item): ItemDiagnosis => {
    const said = findings[item.position] ?? []
    const seen = item.suspicions.filter(({ evidence }) => evidence.kind !== 'wording')
    return {
      ...item,
      suspicions: [...seen, ...wordingMarks(item, said)].sort(byWeight),
      wording: compareSaidAndSeen(item, said, seen),
    }
  })
  const needLook = items.filter(({ suspicions }) => suspicions.some(({ weight }) => weight !== 'note')).length
  return { items, population, needLook }
}

function findInItem(view: ItemView, openEnded: number): Suspicion[] {
  const answered = view.question.type === 'open_ended' ? (view.responses?.answered ?? []) : []
  const answers = answered.map(wordAnswer)
  return [
    ...findOffPoint(view),
    ...findConfusion(view, answers),
    ...findOpensAlike(view, answers, openEnded),
    ...findNearDuplicates(view, answers),
  ]
}

const WEIGHTS: readonly SuspicionWeight[] = ['strong', 'look', 'note']
const KINDS: readonly SuspicionKind[] = [
  'no_variety',
  'no_opinion',
  'blank',
  'off_point',
  'unclear',
  'asks_back',
  'repeats_stem',
  'opens_alike',
  'near_duplicates',
  'straight_lining',
  'explained_by_trait',
  'unchosen_option',
  'wording',
]

/** The heaviest first, and among those that weigh the same in a fixed order of kinds. */
function byWeight(one: Suspicion, other: Suspicion): number {
  const byWeights = WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight)
  return byWeights || KINDS.indexOf(one.evidence.kind) - KINDS.indexOf(other.evidence.kind)
}
