import { totalVariation } from '../../analysis/across-runs.ts'
import { LEAST_BASE } from '../../analysis/base-size.ts'
import { chanceFloor } from '../design/chance-variation.ts'
import { type ArmCounts, addCounts, sum } from './arm-counts.ts'
import type { Move, Share } from './verdict.ts'

/** Whole points, as all numbers of a verdict are shown and compared. */
export const points = (variation: number): number => Math.round(100 * variation)

/** A share beside its count; on a base under 30 no percentage (method.md, "Tables"). */
export function sharesOf(counts: readonly number[]): Share[] {
  const base = sum(counts)
  return counts.map((count) => ({
    count,
    percent: base < LEAST_BASE ? null : Math.round((100 * count) / base),
  }))
}

/**
 * How far two arms differ: total variation `½ Σ |pⱼ − qⱼ|`, and `qⱼ − pⱼ` by option (method.md, "Two wordings"). Null where one of
 * them has a base under 30. Points are of the exact shares, not of rounded ones.
 *
 * @param raised what the spread by chance is multiplied by, where runs hang together; see `dispersion`
 */
export function moveBetween(from: ArmCounts, to: ArmCounts, raised = 1): Move | null {
  if (from.base < LEAST_BASE || to.base < LEAST_BASE) return null
  const gained = to.counts.map((count, at) => count / to.base - (from.counts[at] ?? 0) / from.base)
  // Sizes as they are shown: of two options that gain and lose the same, the first one is told.
  const sizes = gained.map((gain) => Math.abs(points(gain)))
  return {
    from: from.arm.id,
    to: to.arm.id,
    moved: points(totalVariation(from.counts, to.counts)),
    options: gained.map(points),
    top: sizes.indexOf(Math.max(...sizes)),
    chance: points(raised * chanceBetween(from.counts, to.counts)),
  }
}

/** The 95th percentile of what two askings of one wording differ by on these bases, at the shares of both together. */
export function chanceBetween(from: readonly number[], to: readonly number[]): number {
  const both = addCounts([from, to], from.length)
  const base = sum(both)
  return chanceFloor(
    both.map((count) => count / base),
    { from: sum(from), to: sum(to) },
  )
}

/** What chance reaches in the share of one option: of two options, that one and all others. */
export function chanceOfOption(from: readonly number[], to: readonly number[], option: number): number {
  const parted = (counts: readonly number[]) => [counts[option] ?? 0, sum(counts) - (counts[option] ?? 0)]
  return chanceBetween(parted(from), parted(to))
}
