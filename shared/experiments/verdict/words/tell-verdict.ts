import { LEAST_BASE } from '../../../analysis/base-size.ts'
import type { ExperimentPlan } from '../../../models/experiment.ts'
import type { Comparison, Verdict } from '../verdict.ts'
import { beyondNoise, missingArms, tellCauses, tellOrder } from './tell-causes.ts'
import { tellExplored } from './tell-explored.ts'
import { optionIn, tellOptions, tellOptionsToo } from './tell-options.ts'
import { nameSmallRuns, tellComparedCutShort, tellCutShort, tellLost } from './tell-runs.ts'
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
  const { move, noise, isMoved, differsIn } = comparison
  const thin = tellThin(verdict, [move.from, move.to], teller)
  if (isMoved)
    return [
      tellMove(comparison, verdict, plan, teller),
      ...tellConclusion(comparison, verdict, plan, teller),
      ...thin,
    ].join(' ')
  const isNoise = move.moved <= noise.floor
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
      ? [say(messages.within.orderToo, { points: points(order.moved), chance: points(order.chance) })]
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
  const { isMoved, move, noise, conclusion, causes, differsIn } = comparison
  if (!isMoved) return isAllTheSame(comparison) || move.moved > noise.floor ? 'least' : 'within'
  if (differsIn === 'nothing') return 'same'
  if (conclusion === 'order') return 'order'
  if (conclusion === 'population_or_model') return 'unsteady'
  if (readinessOf(comparison, verdict) !== null) return 'agreement'
  return missingArms(causes).length > 0 ? 'untested' : 'wording'
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

/**
 * "B moved “Yes” up by 18 points; the same wording again moved 7, where chance reaches 10; the reversed order moved 4."
 */
function tellMove(
  { move, noise, causes, differsIn }: Comparison,
  verdict: Verdict,
  plan: ExperimentPlan,
  teller: Teller,
): string {
  const { messages, say, name, points } = teller
  const moved = differsIn === 'direction' ? tellAgreement(verdict, teller)[0]?.replace(/\.$/u, '') : undefined
  const gain = move.options[move.top] ?? 0
  // With two options the gain of one is the whole move; otherwise the whole move is named too.
  const isAll = Math.abs(gain) === move.moved
  const way = gain > 0 ? (isAll ? 'up' : 'upOfAll') : isAll ? 'down' : 'downOfAll'
  const values = {
    to: name(move.to),
    option: optionIn(move.to, move.top, verdict, plan, teller),
    points: points(Math.abs(gain)),
    all: points(move.moved),
  }
  const order = causes.find(({ kind }) => kind === 'reversed')
  const parts = [
    moved ?? say(messages.moved[way], values),
    say(messages.beside[noise.measured === null ? 'noAgain' : 'again'], {
      points: points(noise.measured ?? 0),
      chance: points(noise.chance),
    }),
    ...(order?.moved == null ? [] : [say(messages.beside.reversed, { points: points(order.moved) })]),
  ]
  return `${parts.join(messages.semicolon)}.`
}

function tellConclusion(
  { conclusion, differsIn, causes, move }: Comparison,
  verdict: Verdict,
  plan: ExperimentPlan,
  teller: Teller,
): string[] {
  const { messages, say } = teller
  const texts = messages.conclusion
  if (differsIn === 'nothing') return [texts.nothing]
  if (conclusion === 'order' && differsIn === 'order') return [texts.orderAlone]
  if (conclusion === 'order' || conclusion === 'population_or_model') {
    const control = causes.find(({ cause, state }) => cause === conclusion && state === 'explains')
    const text = control?.kind === 'equivalent' ? 'equivalent' : conclusion === 'order' ? 'order' : 'again'
    return [say(texts[text], { to: teller.name(move.to), control: teller.points(control?.moved ?? 0) })]
  }
  const readiness = readinessOf({ differsIn }, verdict)
  if (readiness !== null) return [texts[readiness]]
  const missing = missingArms(causes)
  const arms = teller.list(missing.map((kind) => teller.kind(kind)))
  return [
    missing.length === 0 ? texts.wording : say(texts.wordingUntested, { arms }),
    ...tellOptionsToo(move, plan, teller),
  ]
}

/** What personas tend to do with a statement and its contrary alike; null where neither is seen, or not compared. */
function readinessOf(
  { differsIn }: Pick<Comparison, 'differsIn'>,
  { agreement }: Verdict,
): 'agreeing' | 'refusing' | null {
  if (differsIn !== 'direction' || !agreement || Math.abs(agreement.surplus) <= agreement.chance) return null
  return agreement.surplus > 0 ? 'agreeing' : 'refusing'
}

function tellNoise({ noise, move }: Comparison, verdict: Verdict, teller: Teller): string[] {
  const { messages, say, points } = teller
  const { arms, leastPoints: least } = verdict
  const { chance, measured, floor, runs, clustered } = noise
  // A again measures no noise where it is itself one of the two compared arms.
  const isCompared = arms.some(({ arm, kind }) => kind === 'again' && (arm === move.from || arm === move.to))
  // A single run of an arm is compared with no other one, however large it is.
  const leftOut = arms.flatMap((arm) => (arm.runs.length > 1 ? nameSmallRuns(arm, teller) : []))
  const unmeasured = isCompared ? [] : [messages.noise.unmeasured]
  return [
    say(messages.noise.chance, { points: points(chance) }),
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

function tellTest({ permutation }: Comparison, teller: Teller): string[] {
  const { messages, say, name, number, runs: inRuns } = teller
  const { runs, arms, arrangements, result } = permutation
  const namesOf = (ids: readonly string[]) => teller.list(ids.map(name))
  const sides = say(messages.test.sides, { from: namesOf(arms.from), to: namesOf(arms.to) })
  const ways = number(arrangements)
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

function tellAgreement({ agreement }: Verdict, teller: Teller): string[] {
  if (!agreement) return []
  const { messages, say, points, percent } = teller
  const { statement, contrary, surplus, chance } = agreement
  const isChance = surplus !== 0 && Math.abs(surplus) <= chance
  const way = isChance ? 'chance' : surplus > 0 ? 'over' : surplus < 0 ? 'under' : 'even'
  return [
    say(messages.agreement.shares, { statement: percent(statement), contrary: percent(contrary) }),
    say(messages.agreement[way], { points: points(Math.abs(surplus)), chance: points(chance) }),
  ]
}
