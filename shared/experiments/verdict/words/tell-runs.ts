import { LEAST_BASE } from '../../../analysis/base-size.ts'
import type { ExperimentPlan } from '../../../models/experiment.ts'
import type { ArmShares, Verdict } from '../verdict.ts'
import type { Teller } from './teller.ts'

/** The runs of an arm whose base is too small for shares, as in "B (runs 1 and 2)"; empty where there are none. */
export function nameSmallRuns(
  { arm, runs }: ArmShares,
  { messages, say, name, number, list }: Teller,
): string[] {
  const small = runs.filter(({ base }) => base < LEAST_BASE)
  if (small.length === 0) return []
  const text = messages.runsOf[small.length === 1 ? 'one' : 'other']
  return [say(text, { arm: name(arm), runs: list(small.map(({ repeat }) => number(repeat))) })]
}

/** A sentence on runs of the two compared arms that were cut short, for those who read only the headline. */
export function tellComparedCutShort(verdict: Verdict, plan: ExperimentPlan, teller: Teller): string[] {
  const ids = [verdict.comparison?.move.from, verdict.comparison?.move.to]
  const arms = verdict.arms.filter(({ arm, cutShort }) => ids.includes(arm) && cutShort.length > 0)
  const runs = arms.flatMap(({ cutShort }) => cutShort)
  if (runs.length < 2) return tellCutShort(arms, plan, teller)
  const { messages, say, name, number } = teller
  return [
    say(messages.cutShortRuns, {
      count: number(runs.length),
      arms: teller.list(arms.map(({ arm }) => name(arm))),
      personas: number(runs.reduce((sum, { personas }) => sum + personas, 0)),
      planned: number(runs.length * (plan.personas ?? 0)),
    }),
  ]
}

/** Lines on runs of these arms that were cut short, each with the number of personas who answered. */
export function tellCutShort(
  arms: Verdict['arms'],
  { personas: planned }: ExperimentPlan,
  { messages, say, name, number }: Teller,
): string[] {
  return arms.flatMap(({ arm, cutShort }) =>
    cutShort.map(({ repeat, state, personas }) =>
      say(messages.cutShort, {
        arm: name(arm),
        repeat: number(repeat),
        state: messages.runState[state ?? 'forgotten'],
        personas: number(personas),
        planned: number(planned ?? 0),
      }),
    ),
  )
}

/** Lines on runs without counts to compare, each with its state. */
export function tellLost({ arms }: Verdict, { messages, say, name, number }: Teller): string[] {
  return arms.flatMap(({ arm, lost }) =>
    lost.map(({ repeat, state, uncounted }) =>
      say(messages.lost, {
        arm: name(arm),
        repeat: number(repeat),
        state: messages.runState[uncounted ? 'uncounted' : (state ?? 'forgotten')],
      }),
    ),
  )
}
