import type { ExperimentPlan } from '../../../models/experiment.ts'
import type { Comparison, Verdict } from '../verdict.ts'
import { missingArms } from './tell-causes.ts'
import { optionIn, tellOptionsToo } from './tell-options.ts'
import type { Teller } from './teller.ts'

/**
 * "B moved “Yes” up by 18 points; the same wording again moved 7, where chance reaches 10; the reversed order moved 4."
 */
export function tellMove(
  { move, noise, causes, differsIn, doubt }: Comparison,
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
  // What A again moved is held against what chance reaches between A and A again.
  const again = noise.measured === null ? null : causes.find(({ kind }) => kind === 'again')
  const chance = points(again?.chance ?? noise.chance)
  const parts = [
    moved ?? say(messages.moved[way], values),
    say(messages.beside[noise.measured === null ? 'noAgain' : 'again'], {
      points: points(noise.measured ?? 0),
      chance: doubt === 'one_run' ? say(messages.beside.ifIndependent, { chance }) : chance,
    }),
    ...(order?.moved == null ? [] : [say(messages.beside.reversed, { points: points(order.moved) })]),
  ]
  return `${parts.join(messages.semicolon)}.`
}

/** The conclusion from a move, then what keeps it from being certain. */
export function tellConclusion(
  comparison: Comparison,
  verdict: Verdict,
  plan: ExperimentPlan,
  teller: Teller,
): string[] {
  const { conclusion, differsIn, causes, move, doubt } = comparison
  const { messages, say } = teller
  const texts = messages.conclusion
  const doubts = tellDoubt(comparison, teller)
  if (differsIn === 'nothing') return [texts.nothing, ...doubts]
  if (conclusion === 'order' && differsIn === 'order')
    return [texts[doubt ? 'orderAloneMay' : 'orderAlone'], ...doubts]
  if (conclusion === 'order' || conclusion === 'population_or_model') {
    const control = causes.find(({ cause, state }) => cause === conclusion && state === 'explains')
    const text = control?.kind === 'equivalent' ? 'equivalent' : conclusion === 'order' ? 'order' : 'again'
    const values = { to: teller.name(move.to), control: teller.points(control?.moved ?? 0) }
    return [say(texts[text], values), ...doubts]
  }
  const readiness = readinessOf({ differsIn }, verdict)
  if (readiness !== null) return [texts[doubt ? (`${readiness}May` as const) : readiness], ...doubts]
  const missing = missingArms(causes)
  const arms = teller.list(missing.map((kind) => teller.kind(kind)))
  return [
    missing.length > 0 ? say(texts.wordingUntested, { arms }) : texts[doubt ? 'wordingMay' : 'wording'],
    ...tellOptionsToo(move, plan, teller),
    ...doubts,
  ]
}

/**
 * A sentence on what keeps a conclusion from being certain. None on few runs where the same wording alone moved further
 * than chance: that it does is the conclusion.
 */
function tellDoubt(
  { doubt, conclusion, permutation, noise }: Comparison,
  { messages, say, probability, points }: Teller,
) {
  if (doubt === null) return []
  if (conclusion === 'population_or_model' && (doubt === 'one_run' || doubt === 'repeats')) return []
  const p = probability(permutation.result?.p ?? 1)
  return [say(messages.doubt[doubt], { p, points: points(noise.estimated) })]
}

/** What personas tend to do with a statement and its contrary alike; null where neither is seen, or not compared. */
export function readinessOf(
  { differsIn }: Pick<Comparison, 'differsIn'>,
  { agreement }: Verdict,
): 'agreeing' | 'refusing' | null {
  if (differsIn !== 'direction' || !agreement || Math.abs(agreement.surplus) <= agreement.chance) return null
  return agreement.surplus > 0 ? 'agreeing' : 'refusing'
}

/** Lines on the readiness to agree. */
export function tellAgreement({ agreement }: Verdict, teller: Teller): string[] {
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
