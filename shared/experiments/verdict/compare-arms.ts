import { totalVariation } from '../../analysis/across-runs.ts'
import { LEAST_BASE } from '../../analysis/base-size.ts'
import { visibleMove } from '../../analysis/chance-variation.ts'
import { type Dispersion, dispersion } from '../../analysis/dispersion.ts'
import { wholePoints } from '../../analysis/whole-points.ts'
import type { ArmKind, ExperimentPlan } from '../../models/experiment.ts'
import { saysTheSame } from '../design/plan-problems.ts'
import { mirrored } from './agreement.ts'
import { type ArmCounts, sum } from './arm-counts.ts'
import { chanceOfOption, moveBetween } from './move.ts'
import { permutationTest } from './permutation-test.ts'
import type { Cause, CauseName, Comparison, Move, Noise } from './verdict.ts'

/** The control arms, with the cause that each tests; the first one that explains the difference decides. */
const CONTROLS = [
  { kind: 'again', cause: 'population_or_model' },
  { kind: 'reversed', cause: 'order' },
  { kind: 'equivalent', cause: 'population_or_model' },
] as const satisfies readonly { kind: ArmKind; cause: CauseName }[]

/** Kinds of control arms that cannot explain a difference of this kind. */
const NOT_A_CAUSE: Partial<Record<Comparison['differsIn'], readonly ArmKind[]>> = {
  order: ['equivalent'],
  nothing: ['reversed', 'equivalent'],
}

/**
 * The comparison that a plan names, with its noise, its causes and its test over runs; null where one of the two arms
 * has a base under 30. A difference is attributed as in docs/experiments.md, "Causes": it is not due to the wording if
 * a control arm (A again, A reversed, an equivalent wording) differs from A as much. "As much" allows for noise: the
 * control goes beyond chance on its own base and, unless it is A again, beyond what A again moved; and the main
 * comparison goes no further than that plus chance. Causes that cannot be are left out: other words where both arms
 * have the same ones, and the order where that is the same too.
 */
export function compareArms(plan: ExperimentPlan, arms: readonly ArmCounts[]): Comparison | null {
  const from = arms.find(({ arm }) => arm.id === plan.comparison?.from)
  const named = arms.find(({ arm }) => arm.id === plan.comparison?.to)
  const to = named && asCompared(named, arms)
  if (!from || !to) return null
  const dispersed = dispersionOf(arms)
  const { factor } = dispersed
  const move = moveBetween(from, to, factor)
  if (!move) return null
  const controls = CONTROLS.map(({ kind, cause }) => ({
    kind,
    cause,
    moved: controlMove(plan, arms, kind, factor),
  }))
  const again = controls.find(({ kind }) => kind === 'again')?.moved ?? null
  const noise = noiseOf({
    move,
    again,
    arms,
    from,
    to,
    dispersion: dispersed,
    least: plan.leastPoints,
  })
  const isMoved = move.moved > noise.floor && move.moved >= plan.leastPoints
  const isCompared = (kind: ArmKind) => [from, to].some(({ arm }) => arm.kind === kind)
  const differsIn = differenceOf(from, to)
  const cannotBe: readonly ArmKind[] = NOT_A_CAUSE[differsIn] ?? []
  const noiseControl = { cause: 'noise' as const, kind: 'again' as const, moved: again }
  const causes = [noiseControl, ...controls]
    .filter(({ kind }) => !isCompared(kind) && !cannotBe.includes(kind))
    .map(
      (control): Cause => ({
        cause: control.cause,
        kind: control.kind,
        arm: control.moved?.to ?? null,
        moved: control.moved?.moved ?? null,
        chance: control.moved?.chance ?? null,
        state: stateOf(control, move, noise, isMoved),
      }),
    )
  const permutation = testRuns(sidesOfTest(plan, arms, from, to))
  return {
    move,
    isMoved,
    noise,
    causes,
    differsIn,
    conclusion: conclude(isMoved, differsIn, causes),
    doubt: doubtOf(arms, permutation, { moved: isMoved ? move.moved : null, noise }),
    permutation,
  }
}

/** How much the runs of each arm differ among themselves. */
export function dispersionOf(arms: readonly ArmCounts[]): Dispersion {
  return dispersion(arms.map(({ counted }) => counted.map(({ counts }) => counts)))
}

/**
 * An arm in the form in which it is compared: a contrary statement is mirrored first; null where its options do not
 * allow that.
 */
export function asCompared(side: ArmCounts, arms: readonly ArmCounts[]): ArmCounts | null {
  if (side.arm.kind !== 'contrary') return side
  const question = arms.find(({ arm }) => arm.kind === 'base')?.arm.question
  return question ? mirrored(side, question) : null
}

/** How far a control arm moved from A; null where it is one of the two compared arms, or has too few answers. */
function controlMove(
  { comparison }: ExperimentPlan,
  arms: readonly ArmCounts[],
  kind: ArmKind,
  factor: number,
): Move | null {
  const base = arms.find(({ arm }) => arm.kind === 'base')
  const control = arms.find(({ arm }) => arm.kind === kind)
  if (!base || !control || control.arm.id === comparison?.from || control.arm.id === comparison?.to)
    return null
  return moveBetween(base, control, factor)
}

interface NoiseParts {
  move: Move
  again: Move | null
  arms: readonly ArmCounts[]
  from: ArmCounts
  to: ArmCounts
  dispersion: Dispersion
  /** The fewest points that count. */
  least: number
}

/**
 * The noise: its floor is the larger of what A again differs and what chance reaches (docs/experiments.md, "Noise").
 */
function noiseOf({
  move,
  again,
  arms,
  from,
  to,
  dispersion: { isMore, factor, estimate },
  least,
}: NoiseParts): Noise {
  const measured = again?.moved ?? null
  const floor = Math.max(move.chance, measured ?? 0)
  const shares = from.counts.map((count) => count / from.base)
  // Correlated answers are worth fewer independent ones: the design effect is the square of the factor.
  const bases = { from: from.base / factor ** 2, to: to.base / factor ** 2 }
  const apart = arms.flatMap(({ counted }) => {
    // Runs with few personas differ a lot by chance.
    const whole = counted.filter(({ counts }) => sum(counts) >= LEAST_BASE)
    return whole.flatMap((one, at) =>
      whole.slice(at + 1).map((other) => wholePoints(totalVariation(one.counts, other.counts))),
    )
  })
  return {
    chance: move.chance,
    estimated: moveBetween(from, to, estimate)?.chance ?? move.chance,
    measured,
    floor,
    option: Math.max(
      wholePoints(factor * chanceOfOption(from.counts, to.counts, move.top)),
      Math.abs(again?.options[move.top] ?? 0),
    ),
    runs: apart.length === 0 ? null : { moved: Math.max(...apart), pairs: apart.length },
    clustered: isMore,
    visible: visibleMove(shares, bases, { least, measured: measured ?? 0 }),
  }
}

function stateOf(
  { cause, kind, moved: control }: { cause: CauseName; kind: ArmKind; moved: Move | null },
  move: Move,
  noise: Noise,
  isMoved: boolean,
): Cause['state'] {
  if (cause === 'noise' && !isMoved) return 'explains'
  if (!control) return 'untested'
  if (cause === 'noise') return 'ruled_out'
  // A control may have fewer answers than the compared arms, so that chance reaches further there.
  const isBeyond = control.moved > (kind === 'again' ? control.chance : floorOf(control.chance, noise))
  return isBeyond && move.moved <= control.moved + noise.chance ? 'explains' : 'ruled_out'
}

/** What a control arm other than A again has to exceed: chance on its own base, and what A again moved. */
export function floorOf(chance: number, { measured }: Pick<Noise, 'measured'>): number {
  return Math.max(chance, measured ?? 0)
}

function conclude(isMoved: boolean, differsIn: Comparison['differsIn'], causes: readonly Cause[]): CauseName {
  if (!isMoved) return 'noise'
  if (differsIn === 'nothing') return 'population_or_model'
  const other = causes.find(({ cause, state }) => cause !== 'noise' && state === 'explains')
  // If only the order differs, the conclusion is the order, unless A again shows that the population is unsteady.
  if (differsIn === 'order') return other?.kind === 'again' ? 'population_or_model' : 'order'
  return other?.cause ?? 'wording'
}

/** A p above this does not show a difference. */
const LEVEL = 0.05

function doubtOf(
  arms: readonly ArmCounts[],
  { result, none }: Pick<Comparison['permutation'], 'result' | 'none'>,
  { moved, noise }: { moved: number | null; noise: Noise },
): Comparison['doubt'] {
  const isRepeated = ({ counted }: ArmCounts) => counted.filter(({ counts }) => sum(counts) > 0).length > 1
  if (!arms.some(isRepeated)) return 'one_run'
  if (none === 'unequal_bases') return 'no_test'
  if (result) return result.p > LEVEL ? 'test' : null
  // The test over runs sees by itself how far they differ; with fewer runs nothing else does.
  return moved !== null && moved <= noise.estimated ? 'repeats' : null
}

function differenceOf({ arm: from }: ArmCounts, { arm: to }: ArmCounts): Comparison['differsIn'] {
  if (to.kind === 'contrary') return 'direction'
  if (!from.question || !to.question || !saysTheSame(from.question, to.question)) return 'words'
  const order = ({ options }: { options: readonly { text: string }[] }) =>
    options.map(({ text }) => text.trim())
  return order(from.question).join('\n') === order(to.question).join('\n') ? 'nothing' : 'order'
}

/**
 * The arms on both sides of the test: if a compared arm is A, its side also has A again and the equivalent wording
 * (docs/experiments.md, "Permutation test"), so that B must differ from A by more than other words of the same meaning
 * do.
 */
function sidesOfTest(
  { comparison }: ExperimentPlan,
  arms: readonly ArmCounts[],
  from: ArmCounts,
  to: ArmCounts,
): { from: ArmCounts[]; to: ArmCounts[] } {
  const isNamed = ({ arm }: ArmCounts) => arm.id === comparison?.from || arm.id === comparison?.to
  const beside = (side: ArmCounts) =>
    side.arm.kind === 'base'
      ? arms.filter((each) => !isNamed(each) && STANDS_FOR_A.includes(each.arm.kind))
      : []
  return { from: [from, ...beside(from)], to: [to, ...beside(to)] }
}

/** The test over the runs of the arms on either side. */
function testRuns({ from, to }: Record<'from' | 'to', readonly ArmCounts[]>): Comparison['permutation'] {
  const runsOf = (side: readonly ArmCounts[]) =>
    side.flatMap(({ counted }) => counted.map(({ counts }) => counts))
  // An arm without counted runs is on neither side.
  const idsOf = (side: readonly ArmCounts[]) =>
    side.flatMap(({ arm, counted }) => (counted.length > 0 ? [arm.id] : []))
  return { ...permutationTest(runsOf(from), runsOf(to)), arms: { from: idsOf(from), to: idsOf(to) } }
}

const STANDS_FOR_A: readonly ArmKind[] = ['again', 'equivalent']
