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

/** What is diagnosed. */
export interface DiagnoseInput {
  /** The items as the run asked them, in order. */
  questions: readonly DiagnosedQuestion[]
  results: RunResults
  /** Findings of the wording checker by item position; absent where it was not asked. */
  findings?: readonly (readonly SaidFinding[])[]
  /** Positions of the personas that count; absent means all. */
  among?: Among
}

/**
 * Tells for every item of a run what makes it suspect, with the evidence. Pure; neither the order of the personas nor that
 * of the answers matters. What each mark means, from when on it is set and how often it errs: docs/diagnostics.md.
 */
export function diagnose({ questions, results, findings, among }: DiagnoseInput): RunDiagnosis {
  const views = viewItems(questions, results, among)
  const variety = findNoVariety(views)
  const explained = findExplainedByTrait(views, groupByTraits(results.respondents))
  const blanks = findBlanks(views)
  const seen = Map.groupBy<number, Suspicion>(
    [
      ...variety.suspicions,
      ...explained.suspicions,
      ...findNoOpinion(views),
      ...blanks.suspicions,
      ...findStraightLining(views),
      ...findUnchosen(views),
      ...views.flatMap(findInItem),
    ],
    ({ item }) => item,
  )
  const items = views.map((view): ItemDiagnosis => {
    const own = seen.get(view.position) ?? []
    const said = findings?.[view.position] ?? []
    return {
      position: view.position,
      state: view.state,
      base: view.base,
      suspicions: [...own, ...wordingMarks(view, said)].sort(byWeight),
      wording: compareSaidAndSeen(view, said, own),
      unknowable: unknowableOf(view),
    }
  })
  return {
    items,
    population: [...variety.population, ...explained.population, ...blanks.population],
    needLook: items.filter(({ suspicions }) => suspicions.some(({ weight }) => weight !== 'note')).length,
  }
}

function findInItem(view: ItemView): Suspicion[] {
  const answered = view.question.type === 'open_ended' ? (view.responses?.answered ?? []) : []
  const answers = answered.map(wordAnswer)
  return [
    ...findOffPoint(view),
    ...findConfusion(view, answers),
    ...findOpensAlike(view, answers),
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
