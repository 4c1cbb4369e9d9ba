import { chanceBetween, totalVariation } from '../../analysis/across-runs.ts'
import { LEAST_BASE } from '../../analysis/base-size.ts'
import { wholePoints } from '../../analysis/whole-points.ts'
import { type ArmCounts, sum } from './arm-counts.ts'
import type { Move, Share } from './verdict.ts'

/** Each count with its percentage; no percentages on a base under 30. */
export function sharesOf(counts: readonly number[]): Share[] {
  const base = sum(counts)
  return counts.map((count) => ({
    count,
    percent: base < LEAST_BASE ? null : Math.round((100 * count) / base),
  }))
}

/**
 * How far two arms differ: total variation `½ Σ |pⱼ − qⱼ|`, and `qⱼ − pⱼ` by option. Null where one of them has a base
 * under 30. Points are calculated from exact shares, not from rounded ones.
 *
 * @param raised the factor for the spread by chance, above 1 if runs of one arm differ too much; see `dispersion`
 */
export function moveBetween(from: ArmCounts, to: ArmCounts, raised = 1): Move | null {
  if (from.base < LEAST_BASE || to.base < LEAST_BASE) return null
  const gained = to.counts.map((count, at) => count / to.base - (from.counts[at] ?? 0) / from.base)
  // Rounded as they are shown, so that of options with equal changes the first one is `top`.
  const sizes = gained.map((gain) => Math.abs(wholePoints(gain)))
  return {
    from: from.arm.id,
    to: to.arm.id,
    moved: wholePoints(totalVariation(from.counts, to.counts)),
    options: gained.map(wholePoints),
    top: sizes.indexOf(Math.max(...sizes)),
    chance: wholePoints(raised * chanceBetween(from.counts, to.counts)),
  }
}

/** What chance reaches in the share of one option: that option against all others together. */
export function chanceOfOption(from: readonly number[], to: readonly number[], option: number): number {
  const parted = (counts: readonly number[]) => [counts[option] ?? 0, sum(counts) - (counts[option] ?? 0)]
  return chanceBetween(parted(from), parted(to))
}
