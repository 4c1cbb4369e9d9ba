import { LEAST_BASE } from '../../../analysis/base-size.ts'
import type { ExperimentPlan } from '../../../models/experiment.ts'
import type { Comparison, Verdict } from '../verdict.ts'
import { beyondNoise, missingArms, tellCauses, tellOrder } from './tell-causes.ts'
import { readinessOf, tellAgreement, tellConclusion, tellMove } from './tell-conclusion.ts'
import { tellExplored } from './tell-explored.ts'
import { tellNoise, tellTest } from './tell-noise.ts'
import { tellOptions } from './tell-options.ts'
import { tellComparedCutShort, tellCutShort, tellLost } from './tell-runs.ts'
import { type Teller, tellerOf } from './teller.ts'
import type { SectionName, VerdictLanguage, VerdictMessages } from './verdict-messages.ts'

/** A verdict in words, for the page and the command line alike. */
export interface ToldVerdict {
  /** The conclusion in one or a few sentences. */
  headline: string
  /** What may not be concluded from it; null where there is no verdict. */
  limits: string | null
  /** A warning that the plan was changed after the launch; null where it was not. */
  warning: string | null
  /** Arms whose options are not those of A, so that shares of different texts stand side by side. */
  options: string[]
  sections: { name: SectionName; title: string; lines: string[] }[]
}

/** Puts a verdict into words. */
export function tellVerdict(verdict: Verdict, plan: ExperimentPlan, language: VerdictLanguage): ToldVerdict {
  const teller = tellerOf(plan, language)
  const { messages } = teller
  const { comparison } = verdict
  // Where nobody varies there is no noise, so that nothing can be told from it.
  const noted = comparison && !isAllTheSame(comparison) ? comparison : null
  const lines: Record<SectionName, string[]> = {
    causes: noted ? tellCauses(noted, teller) : [],
    noise: noted ? tellNoise(noted, verdict, teller) : [],
    runs: noted ? tellTest(noted, teller) : [],
    order: noted ? tellOrder(verdict, teller) : [],
    agreement: tellAgreement(verdict, teller),
    cutShort: tellCutShort(verdict.arms, plan, teller),
    lost: tellLost(verdict, teller),
    explored: tellExplored(verdict, teller),
  }
  const names = Object.keys(lines) as SectionName[]
  return {
    headline: verdict.comparison
      ? [
          headlineOf(verdict.comparison, verdict, plan, teller),
          ...tellComparedCutShort(verdict, plan, teller),
        ].join(' ')
      : tellNone(verdict, plan, teller),
    limits: verdict.comparison && messages.limits[limitOf(verdict.comparison, verdict)],
    warning: verdict.planChanged ? messages.planChanged : null,
    options: tellOptions(verdict, plan, teller),
    sections: names
      .filter((name) => lines[name].length > 0)
      .map((name) => ({ name, title: messages.sections[name], lines: lines[name] })),
  }
}

function tellNone({ state, runs, arms }: Verdict, { comparison }: ExperimentPlan, teller: Teller): string {
  const { messages, say, name, number } = teller
  const base = (id: string | undefined) => number(arms.find(({ arm }) => arm === id)?.base ?? 0)
  const [from, to] = [comparison?.from, comparison?.to]
  return say(messages.none[state === 'judged' ? 'too_few' : state], {
    done: number(runs.withAnswers),
    planned: number(runs.planned),
    from: name(from ?? ''),
    fromBase: base(from),
    to: name(to ?? ''),
    toBase: base(to),
    least: number(LEAST_BASE),
  })
}

function headlineOf(comparison: Comparison, verdict: Verdict, plan: ExperimentPlan, teller: Teller): string {
  const { messages, say, name, points } = teller
  const { move, noise, isMoved, differsIn, doubt } = comparison
  const thin = tellThin(verdict, [move.from, move.to], teller)
  if (isMoved)
    return [
      tellMove(comparison, verdict, plan, teller),
      ...tellConclusion(comparison, verdict, plan, teller),
      ...thin,
    ].join(' ')
  const isNoise = move.moved <= noise.floor
  const isSingle = doubt === 'one_run'
  const again = beyondNoise(comparison, 'again')
  const order = beyondNoise(comparison, 'reversed')
  const values = {
    from: name(move.from),
    to: name(move.to),
    points: points(move.moved),
    floor: points(noise.floor),
    least: points(verdict.leastPoints),
  }
  const within = isAllTheSame(comparison)
    ? 'same'
    : !isNoise
      ? 'least'
      : differsIn === 'direction'
        ? 'noiseDirection'
        : 'noise'
  const visible = points(noise.visible)
  return [
    say(messages.within[within], values),
    ...(isNoise && noise.chance > 0 ? [say(messages.within.seen, { visible })] : []),
    ...(again
      ? [say(messages.within.unsteady, { points: points(again.moved), chance: points(again.chance) })]
      : []),
    ...(order
      ? [
          say(messages.within[isSingle ? 'orderTooMay' : 'orderToo'], {
            points: points(order.moved),
            chance: points(order.chance),
          }),
          ...(isSingle ? [messages.doubt.one_run] : []),
        ]
      : []),
    ...thin,
  ].join(' ')
}

/** Whether answers do not vary at all, so that there is no noise to compare a difference with. */
function isAllTheSame({ move, noise }: Comparison): boolean {
  return move.moved === 0 && noise.chance === 0
}

/** Which limits apply to the conclusion: for example, an effect of the order is no reason to revise the wording. */
function limitOf(comparison: Comparison, verdict: Verdict): keyof VerdictMessages['limits'] {
  const { isMoved, move, noise, conclusion, causes, differsIn, doubt } = comparison
  if (!isMoved) return isAllTheSame(comparison) || move.moved > noise.floor ? 'least' : 'within'
  if (differsIn === 'nothing') return 'same'
  if (conclusion === 'order') return 'order'
  if (conclusion === 'population_or_model') return 'unsteady'
  if (readinessOf(comparison, verdict) !== null) return 'agreement'
  if (missingArms(causes).length > 0) return 'untested'
  return doubt === null ? 'wording' : 'moreRuns'
}

/** Lines on those of these arms that lack planned runs. */
function tellThin({ arms, runs }: Verdict, ids: readonly string[], teller: Teller): string[] {
  const { messages, say, name, number } = teller
  const planned = runs.planned / Math.max(1, arms.length)
  return arms
    .filter(({ arm, missingRuns }) => ids.includes(arm) && missingRuns > 0)
    .map(({ arm, missingRuns }) =>
      say(messages.thin, {
        arm: name(arm),
        done: number(planned - missingRuns),
        planned: number(planned),
      }),
    )
}
