import { LEAST_BASE } from '../../analysis/base-size.ts'
import { readItemWords } from '../../analysis/diagnostics/item-view.ts'
import type { Question } from '../../models/draft.ts'
import type { ArmCounts } from './arm-counts.ts'
import type { OrderPull } from './verdict.ts'

/**
 * The end pull of the order: P(chosen when last) − P(chosen when first), mean of the two end options (method.md, "One run"),
 * from A and A reversed. The ends are those of the options that answer something: "don't know" and "other" keep their places
 * when an item is reversed. Null where one base is under 30, or where the two arms do not have the ends in turn.
 */
export function orderPull(base: ArmCounts, reversed: ArmCounts): OrderPull | null {
  if (base.base < LEAST_BASE || reversed.base < LEAST_BASE) return null
  const asked = base.arm.question
  const turned = reversed.arm.question
  if (!asked || !turned) return null
  const { answers } = readItemWords(asked)
  const [first, last] = [answers[0], answers.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const isTurned = placeIn(turned, asked, first) > placeIn(turned, asked, last)
  if (!isTurned) return null
  // As in the table of shares: of 69 in 120 both are 58 %, though 100 × .575 falls short of 57.5 in a computer.
  const share = ({ counts, base: all }: ArmCounts, option: number) => (100 * (counts[option] ?? 0)) / all
  const ends = [
    { option: first, whenFirst: share(base, first), whenLast: share(reversed, first) },
    { option: last, whenFirst: share(reversed, last), whenLast: share(base, last) },
  ]
  const pull = ends.reduce((total, { whenFirst, whenLast }) => total + whenLast - whenFirst, 0) / 2
  return {
    arm: reversed.arm.id,
    points: Math.round(pull),
    ends: ends.map(({ option, whenFirst, whenLast }) => ({
      option,
      whenFirst: Math.round(whenFirst),
      whenLast: Math.round(whenLast),
    })),
  }
}

/** Where an option of the one item stands in the other one. */
function placeIn(turned: Question, asked: Question, option: number): number {
  return turned.options.findIndex(({ id }) => id === asked.options[option]?.id)
}
