import { chanceBetween, totalVariation } from '../../analysis/across-runs.ts'
import { LEAST_BASE } from '../../analysis/base-size.ts'
import { dispersion } from '../../analysis/dispersion.ts'
import { wholePoints } from '../../analysis/whole-points.ts'
import type { ArmKind, Experiment } from '../../models/experiment.ts'
import type { ExperimentEvidence } from '../../models/experiment-evidence.ts'
import { isUnderWay } from '../../models/run.ts'
import { seesDefect } from '../twins/sees-defect.ts'
import { sum } from '../verdict/arm-counts.ts'
import { binomialTail } from './binomial-tail.ts'
import { LEAST_TWINS, MOST_CALIBRATED } from './calibration-plan.ts'
import type {
  CalibrationConclusion,
  CalibrationMove,
  CalibrationVerdict,
  ControlOutcome,
  TwinOutcome,
} from './calibration-verdict.ts'
import { type ItemOfArm, itemOfArm } from './item-of-arm.ts'
import { type Alignment, alignTwin, isDrawnByLot, SAME_OPTIONS } from './twin-options.ts'

/**
 * An unchanged wording exceeds the floor by chance in one of twenty cases: the least rate assumed for marked controls.
 */
const CHANCE = 0.05

/**
 * Which of the planted defects a service showed. A twin shows if its answers differ from A by more than the noise floor
 * and at least by the points of the plan, or if the diagnostics find a sign in it that neither A nor A again has. Where
 * A or A again has too few answers, it is not known what the sound item shows by itself, and its twin is not judged; nor
 * is a twin in which the wording checker does not see the defect, since then nothing known was planted. A control (the
 * sound item itself) is marked if A again differs from A likewise, or if the diagnostics find a sign in A.
 * The service shows defects only if more twins show than if each showed at the rate of marked controls, but at least at
 * the rate CHANCE. Only planned runs count, and there is no conclusion before they have ended.
 */
export function judgeCalibration(
  { plan }: Pick<Experiment, 'plan'>,
  evidence: ExperimentEvidence,
): CalibrationVerdict {
  const armOf = (kind: ArmKind) => plan.arms.find((arm) => arm.kind === kind)?.id ?? ''
  const read = (kind: ArmKind, item: string) => itemOfArm(evidence, armOf(kind), item)
  const controlOutcomes = plan.draft.questions
    .filter(({ type }) => type === 'single_choice')
    .map(({ id }) => judgeControl(id, read('base', id), read('again', id), plan.leastPoints))
  const twins = plan.twins.map((twin): TwinOutcome => {
    const { item, defect, question } = twin
    const own = plan.draft.questions.find(({ id }) => id === item)
    const arms = { base: read('base', item), again: read('again', item), twin: read('twins', item) }
    if (!own) return { item, defect, state: 'unknown', move: null, signs: [] }
    const judged = judgeTwin(arms, alignTwin(own, question), plan.leastPoints)
    return { item, defect, ...judged, ...(seesDefect(twin, own) ? {} : { state: 'not_planted' }) }
  })
  const isWaiting = evidence.runs.some(
    ({ extension, state }) => extension === 0 && state !== null && isUnderWay(state),
  )
  return { ...concluded(twins, controlOutcomes, isWaiting), twins, controlOutcomes }
}

function judgeControl(item: string, base: ItemOfArm, again: ItemOfArm, leastPoints: number): ControlOutcome {
  const move = moveOf(base, again, null, SAME_OPTIONS, leastPoints)
  const isMarked = move?.isBeyond === true || base.signs.length > 0
  const state = isMarked ? 'marked' : move === null ? 'unknown' : 'unmarked'
  return { item, state, move, signs: base.signs }
}

function judgeTwin(
  { base, again, twin }: { base: ItemOfArm; again: ItemOfArm; twin: ItemOfArm },
  alignment: Alignment,
  leastPoints: number,
): Pick<TwinOutcome, 'state' | 'move' | 'signs'> {
  const known = new Set([...base.signs, ...again.signs])
  const signs = twin.signs.filter((sign) => !known.has(sign))
  const move = moveOf(base, twin, again, alignment, leastPoints)
  if (!isKnown(base) || !isKnown(again)) return { state: 'unknown', move, signs }
  const isShown = move?.isBeyond === true || signs.length > 0
  return { state: isShown ? 'shown' : move === null ? 'unknown' : 'not_shown', move, signs }
}

/** Whether enough personas answered the sound item to tell that it has no sign and how far it moves by itself. */
function isKnown({ counts, elsewhere }: ItemOfArm): boolean {
  return sum(counts) + elsewhere >= LEAST_BASE
}

/**
 * How much an arm differs from A. As for the verdict of a rewording, the floor is the larger of what A again differed
 * and what chance reaches, which is raised where runs of one arm differ more than independent answers would.
 */
function moveOf(
  from: ItemOfArm,
  to: ItemOfArm,
  again: ItemOfArm | null,
  alignment: Alignment,
  leastPoints: number,
): CalibrationMove | null {
  const [one, other, repeat] = [from, to, again].map((arm) =>
    arm ? alignment.group(arm.counts, arm.elsewhere) : [],
  )
  if (!one || !other || sum(one) < LEAST_BASE || sum(other) < LEAST_BASE) return null
  const arms = [from, to, ...(again ? [again] : [])]
  const { factor } = dispersion(
    arms.map(({ runs }) => runs.map((run) => alignment.group(run.counts, run.elsewhere))),
  )
  const measured = repeat && sum(repeat) >= LEAST_BASE ? wholePoints(totalVariation(one, repeat)) : 0
  const floor = Math.max(wholePoints(factor * chanceBetween(one, other)), measured)
  const moved = wholePoints(totalVariation(one, other))
  // Answers that look drawn at random change with the options offered, whatever the wording.
  const isLot = alignment.bySides && isDrawnByLot(from) && isDrawnByLot(to, alignment)
  return {
    moved,
    floor,
    bases: { from: sum(one), to: sum(other) },
    isBeyond: moved > floor && moved >= leastPoints && !isLot,
    bySides: alignment.bySides,
  }
}

function concluded(
  twins: readonly TwinOutcome[],
  controls: readonly ControlOutcome[],
  isWaiting: boolean,
): Omit<CalibrationVerdict, 'twins' | 'controlOutcomes'> {
  const judged = twins.filter(({ state }) => state === 'shown' || state === 'not_shown')
  const judgedControls = controls.filter(({ state }) => state !== 'unknown')
  const shown = judged.filter(({ state }) => state === 'shown').length
  const marked = judgedControls.filter(({ state }) => state === 'marked').length
  const rate = Math.max(CHANCE, judgedControls.length === 0 ? 0 : marked / judgedControls.length)
  const byChance = judged.length === 0 ? null : binomialTail(shown, judged.length, rate)
  return {
    conclusion: isWaiting ? 'waiting' : conclusionOf(judged.length, shown, rate),
    planted: judged.length,
    shown,
    controls: judgedControls.length,
    marked,
    byChance,
  }
}

/** @param rate the probability that a twin shows if it shows as often as a control is marked */
function conclusionOf(planted: number, shown: number, rate: number): CalibrationConclusion {
  if (planted === 0) return 'unknown'
  const couldTell = isBeyondChance(planted, planted, rate)
  if (couldTell && isBeyondChance(shown, planted, rate)) return 'shows'
  if (planted < LEAST_TWINS) return 'too_few'
  // "nothing" holds however often sound items are marked: that only makes it harder for a twin to show.
  if (shown === 0) return 'nothing'
  // If sound items are marked so often that even the most twins could not exceed that, more twins would not help.
  return !couldTell && isBeyondChance(MOST_CALIBRATED, MOST_CALIBRATED, rate) ? 'too_few' : 'chance'
}

/** Whether more twins show than by chance. A single twin never does: it shows by chance in 5 of 100 calibrations. */
function isBeyondChance(shown: number, planted: number, rate: number): boolean {
  return planted > 1 && binomialTail(shown, planted, rate) <= CHANCE
}
