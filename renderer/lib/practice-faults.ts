import {
  type Chance,
  calmConditions,
  type EffectLevel,
  type PracticeConditions,
  type RequestFault,
  type RunFault,
  type WordingEffect,
} from '../../shared/models/practice-conditions.ts'

/** A fault that the practice service shows on request. */
export type PracticeFault = RequestFault | RunFault

/** How often each fault happens. */
export function chancesOf({ faults, runs }: PracticeConditions): Record<PracticeFault, Chance> {
  return { ...faults, ...runs }
}

/** The same conditions with a changed chance of one fault. */
export function withChance(
  conditions: PracticeConditions,
  fault: PracticeFault,
  patch: Partial<Chance>,
): PracticeConditions {
  const { faults, runs } = conditions
  return isRunFault(fault)
    ? { ...conditions, runs: { ...runs, [fault]: { ...runs[fault], ...patch } } }
    : { ...conditions, faults: { ...faults, [fault]: { ...faults[fault], ...patch } } }
}

/**
 * The same conditions with one end of the delay changed; the other end is moved where needed to keep min <= max.
 * Milliseconds.
 */
export function withDelay(
  conditions: PracticeConditions,
  end: 'min' | 'max',
  value: number,
): PracticeConditions {
  const { min, max } = conditions.latencyMs
  const latencyMs =
    end === 'min' ? { min: value, max: Math.max(value, max) } : { min: Math.min(value, min), max: value }
  return { ...conditions, latencyMs }
}

/** The same conditions with another strength of one effect. */
export function withEffect(
  conditions: PracticeConditions,
  effect: WordingEffect,
  level: EffectLevel,
): PracticeConditions {
  return { ...conditions, effects: { ...conditions.effects, [effect]: level } }
}

/** The same conditions without delay and faults; the speed and the effects of wordings stay. */
export function withoutFaults({ speed, effects }: PracticeConditions): PracticeConditions {
  return { ...calmConditions(), speed, effects }
}

/** Whether a fault can happen: by chance, or to a number of next calls. */
export function isInForce({ probability, next }: Chance): boolean {
  return probability > 0 || next > 0
}

/** How many simulated problems are in force: each fault that may happen, and the delay as one. */
export function countFaults(conditions: PracticeConditions): number {
  const faults = Object.values(chancesOf(conditions)).filter(isInForce).length
  return faults + (conditions.latencyMs.max > 0 ? 1 : 0)
}

/** Whether the conditions change without the person: some fault is set for a number of next calls or runs. */
export function countsDown(conditions: PracticeConditions): boolean {
  return Object.values(chancesOf(conditions)).some(({ next }) => next > 0)
}

function isRunFault(fault: PracticeFault): fault is RunFault {
  return fault === 'fail' || fault === 'partial' || fault === 'stuck'
}
