import type { ExperimentEvidence } from '../../models/experiment-evidence.ts'
import { agreementOf } from './agreement.ts'
import { type ArmCounts, countArms, type JudgedExperiment, sum } from './arm-counts.ts'
import { asCompared, compareArms, dispersionOf } from './compare-arms.ts'
import { exploreGroups, exploreItems, explorePairs } from './explore.ts'
import { sharesOf } from './move.ts'
import { orderPull } from './order-pull.ts'
import type { ArmShares, Comparison, Explored, Verdict } from './verdict.ts'

/**
 * What may be concluded from an experiment, from its plan and the counts of its runs: docs/experiments.md, "The
 * verdict". The formulas are documented at their functions. Only planned runs enter the main comparison; runs added
 * later, when results could be seen, count under "explored". A run launched in place of a failed one counts as planned.
 * If a run failed with some of its answers, these count and the run is named: leaving out answers that can already be
 * seen would be a choice after the fact.
 */
export function judgeExperiment(experiment: JudgedExperiment, evidence: ExperimentEvidence): Verdict {
  const { plan } = experiment
  const arms = countArms(experiment, evidence, false)
  const question = plan.arms.find(({ kind }) => kind === 'base')?.question
  const options = question?.options.map(({ text }) => text) ?? []
  const isCountable = plan.comparison !== null && question?.type === 'single_choice'
  const isWaiting = arms.some(({ waiting }) => waiting.length > 0)
  const find = (kind: string) => arms.find(({ arm }) => arm.kind === kind)
  const [base, again, reversed, contrary] = (['base', 'again', 'reversed', 'contrary'] as const).map(find)
  const { factor } = dispersionOf(arms)
  const agreement = base && contrary ? agreementOf(base, contrary, factor) : null
  const isDirection = contrary !== undefined && plan.comparison?.to === contrary.arm.id
  const hasSides = !isDirection || (agreement !== null && asCompared(contrary, arms) !== null)
  const isJudged = isCountable && !isWaiting && hasSides
  const comparison = isJudged ? compareArms(plan, arms) : null
  return {
    state: stateOf({ isCountable, isWaiting, isJudged }, comparison),
    planChanged: evidence.planChanged,
    // An additional count is for those who chose an option that A does not have.
    options: arms.some(({ counts }) => counts.length > options.length) ? [...options, ''] : options,
    arms: arms.map((each) => showArm(each, plan.runs)),
    runs: {
      planned: arms.length * plan.runs,
      withAnswers: sum(arms.map(({ counted }) => counted.length)),
    },
    leastPoints: plan.leastPoints,
    comparison,
    order: comparison && base && reversed ? orderPull(base, reversed, again, factor) : null,
    agreement: comparison && agreement,
    explored: explore(experiment, evidence, arms, comparison),
  }
}

function stateOf(
  { isCountable, isWaiting, isJudged }: Record<'isCountable' | 'isWaiting' | 'isJudged', boolean>,
  comparison: Comparison | null,
): Verdict['state'] {
  if (!isCountable) return 'nothing_to_compare'
  if (isWaiting) return 'waiting'
  if (!isJudged) return 'no_sides'
  return comparison ? 'judged' : 'too_few'
}

function explore(
  experiment: JudgedExperiment,
  evidence: ExperimentEvidence,
  arms: readonly ArmCounts[],
  comparison: Comparison | null,
): Explored {
  const { plan, extensions } = experiment
  const from = arms.find(({ arm }) => arm.id === plan.comparison?.from)
  const to = arms.find(({ arm }) => arm.id === plan.comparison?.to)
  // Added runs change nothing until one of them has answers.
  const isLater = evidence.runs.some(({ extension, hasAnswers }) => extension > 0 && hasAnswers)
  const extended =
    extensions.length === 0
      ? null
      : {
          times: extensions.length,
          runs: sum(extensions.map(({ runs }) => runs)),
          comparison: comparison && isLater ? compareArms(plan, countArms(experiment, evidence, true)) : null,
        }
  if (!comparison || !from || !to) return { groups: [], pairs: [], items: [], extended }
  const raised = dispersionOf(arms).factor
  const { move, noise } = comparison
  const isSame = move.moved === 0 && noise.chance === 0
  return {
    // Where nobody varies no group can move. For a contrary statement the counts of the groups would have to be
    // mirrored too, which is not done.
    groups: isSame || comparison.differsIn === 'direction' ? [] : exploreGroups(from, to, move.top, raised),
    pairs: explorePairs(plan, arms, raised),
    items: exploreItems(plan, from, to),
    extended,
  }
}

function showArm({ arm, counted, counts, base, lost }: ArmCounts, planned: number): ArmShares {
  const of = (kind: 'blank' | 'unread' | 'missing') => sum(counted.map(({ item }) => item[kind]))
  return {
    arm: arm.id,
    kind: arm.kind,
    base,
    shares: sharesOf(counts),
    blank: of('blank'),
    unread: of('unread'),
    missing: of('missing'),
    runs: counted.map(({ run, counts: own }) => ({
      runId: run.runId,
      repeat: run.repeat,
      extension: run.extension,
      base: sum(own),
      shares: sharesOf(own),
    })),
    lost: lost.map(({ runId, repeat, state, hasAnswers }) => ({
      runId,
      repeat,
      state,
      uncounted: hasAnswers,
    })),
    missingRuns: Math.max(0, planned - counted.length),
    cutShort: counted
      .filter(({ run }) => run.state !== 'done')
      .map(({ run: { runId, repeat, state, personas } }) => ({ runId, repeat, state, personas })),
  }
}
