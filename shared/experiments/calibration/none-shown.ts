import type { CalibrationVerdict } from './calibration-verdict.ts'

/**
 * The largest number of successes in 100 trials that still lets all of `n` trials fail in one case of twenty: the upper
 * end of the one-sided 95 % interval for none of `n` (Clopper and Pearson), in whole numbers.
 */
export function mostWithNone(n: number): number {
  return Math.round(100 * (1 - 0.05 ** (1 / n)))
}

/** The numbers in the sentence on what a calibration in which no twin showed leaves open. */
export function noneShown({ planted }: Pick<CalibrationVerdict, 'planted'>): {
  planted: number
  most: number
} {
  return { planted, most: mostWithNone(planted) }
}
