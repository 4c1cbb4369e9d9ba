import { readItemWords } from '../../analysis/diagnostics/item-view.ts'
import { wholePoints } from '../../analysis/whole-points.ts'
import type { Question } from '../../models/draft.ts'
import type { ArmCounts } from './arm-counts.ts'
import { moveBetween } from './move.ts'
import type { OrderPull } from './verdict.ts'

/** 19 of 20 normal numbers lie within this many standard deviations of their mean. */
const Z_975 = 1.95996

/**
 * The end pull of the order: P(chosen when last) − P(chosen when first), mean of the two end options, from A and A
 * reversed (docs/experiments.md, "Order effect"). The ends are those among the options that answer the item:
 * "don't know" and "other" keep their places when it is reversed. Null where a base is under 30, or where the ends did
 * not change places. By chance the pull varies by `1.96 · ½ √(Σ (l + f − (l − f)²) / n)` over the two arms, with the
 * shares `f` and `l` of the two end options: less than all answers together, of which middle options may be the ones
 * that move.
 *
 * @param again A again, where the plan has it
 * @param raised the factor for the spread by chance; see `dispersion`
 */
export function orderPull(
  base: ArmCounts,
  reversed: ArmCounts,
  again: ArmCounts | undefined,
  raised: number,
): OrderPull | null {
  const move = moveBetween(base, reversed, raised)
  if (!move) return null
  const asked = base.arm.question
  const turned = reversed.arm.question
  if (!asked || !turned) return null
  const { answers } = readItemWords(asked)
  const [first, last] = [answers[0], answers.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const isTurned = placeIn(turned, asked, first) > placeIn(turned, asked, last)
  if (!isTurned) return null
  // Calculated as in the table of shares, so that both round alike: 69 of 120 is 58 %, but 100 × 0.575 is below 57.5.
  const share = ({ counts, base: all }: ArmCounts, option: number) => (100 * (counts[option] ?? 0)) / all
  const ends = [
    { option: first, whenFirst: share(base, first), whenLast: share(reversed, first) },
    { option: last, whenFirst: share(reversed, last), whenLast: share(base, last) },
  ]
  const pull = ends.reduce((total, { whenFirst, whenLast }) => total + whenLast - whenFirst, 0) / 2
  const variance = [base, reversed].reduce((total, { counts, base: all }) => {
    const [one, other] = [(counts[first] ?? 0) / all, (counts[last] ?? 0) / all]
    return total + (one + other - (one - other) ** 2) / all
  }, 0)
  return {
    arm: reversed.arm.id,
    points: wholePoints(pull / 100),
    pullChance: wholePoints((raised * Z_975 * Math.sqrt(variance)) / 2),
    moved: move.moved,
    chance: move.chance,
    again: (again && moveBetween(base, again)?.moved) ?? null,
    ends: ends.map(({ option, whenFirst, whenLast }) => ({
      option,
      whenFirst: Math.round(whenFirst),
      whenLast: Math.round(whenLast),
    })),
  }
}

/** The position in `turned` of an option of `asked`. */
function placeIn(turned: Question, asked: Question, option: number): number {
  return turned.options.findIndex(({ id }) => id === asked.options[option]?.id)
}
