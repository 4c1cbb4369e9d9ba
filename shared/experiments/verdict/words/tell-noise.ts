import { LEAST_BASE } from '../../../analysis/base-size.ts'
import type { Comparison, Verdict } from '../verdict.ts'
import { nameSmallRuns } from './tell-runs.ts'
import type { Teller } from './teller.ts'

/** Lines on how far answers differ where nothing was changed. */
export function tellNoise({ noise, move, doubt }: Comparison, verdict: Verdict, teller: Teller): string[] {
  const { messages, say, points } = teller
  const { arms, leastPoints: least } = verdict
  const { chance, measured, floor, runs, clustered } = noise
  // A again measures no noise where it is itself one of the two compared arms.
  const isCompared = arms.some(({ arm, kind }) => kind === 'again' && (arm === move.from || arm === move.to))
  // A single run of an arm is compared with no other one, however large it is.
  const leftOut = arms.flatMap((arm) => (arm.runs.length > 1 ? nameSmallRuns(arm, teller) : []))
  const unmeasured = isCompared ? [] : [messages.noise.unmeasured]
  return [
    say(messages.noise[doubt === 'one_run' ? 'chanceIndependent' : 'chance'], { points: points(chance) }),
    ...(measured === null
      ? unmeasured
      : [
          say(messages.noise.measured, { again: teller.kind('again'), points: points(measured) }),
          say(messages.noise.floor, { points: points(floor) }),
        ]),
    ...(least > 0 ? [say(messages.noise.least, { points: points(least) })] : []),
    ...(runs ? [say(messages.noise.runs, { points: points(runs.moved) })] : []),
    ...(leftOut.length > 0
      ? [
          say(messages.noise.leftOut, {
            least: teller.number(LEAST_BASE),
            runs: teller.list(leftOut),
          }),
        ]
      : []),
    ...(clustered ? [messages.noise.clustered] : []),
  ]
}

/** Lines on the permutation test over runs. */
export function tellTest({ permutation }: Comparison, teller: Teller): string[] {
  const { messages, say, name, number, runs: inRuns } = teller
  const { runs, arms, bases, arrangements, result, none } = permutation
  const namesOf = (ids: readonly string[]) => teller.list(ids.map(name))
  const sides = say(messages.test.sides, { from: namesOf(arms.from), to: namesOf(arms.to) })
  const ways = number(arrangements)
  if (none === 'unequal_bases') {
    const [few, many] = bases.from < bases.to ? (['from', 'to'] as const) : (['to', 'from'] as const)
    const values = {
      ...{ few: namesOf(arms[few]), fewer: number(Math.round(bases[few])) },
      ...{ many: namesOf(arms[many]), more: number(Math.round(bases[many])) },
    }
    return [sides, say(messages.test.unequal, values)]
  }
  if (!result) {
    const values = { from: number(runs.from), to: number(runs.to), arrangements: ways }
    return [sides, say(messages.test.tooFew, values)]
  }
  const { p, asFar, tried, exact } = result
  const values = {
    runs: inRuns(runs.from + runs.to),
    arrangements: ways,
    tried: number(tried),
    asFar: number(asFar),
    p: teller.probability(p),
  }
  return [sides, say(messages.test[exact ? 'exact' : 'drawn'], values), messages.test.unit]
}
