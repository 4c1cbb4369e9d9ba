import type { ExperimentPlan } from '../../../models/experiment.ts'
import type { Verdict } from '../verdict.ts'
import type { Teller } from './teller.ts'

/** Runs of the two compared arms that were cut short: whoever reads only the sentence on top must know. */
export function tellComparedCutShort(verdict: Verdict, plan: ExperimentPlan, teller: Teller): string[] {
  const ids = [verdict.comparison?.move.from, verdict.comparison?.move.to]
  return tellCutShort(
    verdict.arms.filter(({ arm }) => ids.includes(arm)),
    plan,
    teller,
  )
}

/** Runs of these arms that were cut short, each with how many answered. */
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

/** Runs that brought nothing to compare, each with where it stands. */
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
