import { hintOf } from './number-names.ts'
import { agreesWith } from './share-fit.ts'
import type { Spread } from './spread.ts'

/**
 * Whether other numbers of the same item say the same as these counts: some column has them, or their shares. Columns
 * that are called means, scores and the like, and codes of the options in their order, say nothing against them.
 */
export function saysTheSame(
  counts: readonly (number | null)[],
  { columns }: Spread,
  bases: readonly number[] = [],
): boolean {
  const answered = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const numbers = counts.map((count) => count && { number: count, isPercent: false, raw: count })
  return [...columns].some(
    ([name, column]) =>
      hintOf(name) === 'other' ||
      [0, 1].some((first) => column.every((value, at) => value?.number === first + at)) ||
      column.every((value, at) => (value?.number ?? 0) === (counts[at] ?? 0)) ||
      [answered, ...bases].some((of) =>
        agreesWith(
          numbers.map((number) => number || null),
          column,
          of,
        ),
      ),
  )
}
