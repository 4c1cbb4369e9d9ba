import { LEAST_BASE } from '../../analysis/base-size.ts'
import { wholePoints } from '../../analysis/whole-points.ts'
import type { Question } from '../../models/draft.ts'
import { oppositesOf, sidesOf } from '../option-sides.ts'
import type { ArmCounts } from './arm-counts.ts'
import type { Agreement } from './verdict.ts'

/** 19 of 20 normal numbers lie within this many standard deviations of their mean. */
const Z_975 = 1.95996

/**
 * The readiness to agree: the share that agrees with a statement and the share that agrees with its contrary. Together
 * they would be 100 % if only the content counted (docs/experiments.md, "Readiness to agree"). The shares are of those
 * who took a side, so that a middle option and "don't know" do not hide the effect. Null where fewer than 30 took a
 * side in either arm, or where no option agrees or none disagrees. By chance the sum varies by
 * `1.96 √(p(1 − p)/n + q(1 − q)/m)`.
 *
 * @param raised the factor for the spread by chance, above 1 if runs of one arm differ too much; see `dispersion`
 */
export function agreementOf(base: ArmCounts, contrary: ArmCounts, raised = 1): Agreement | null {
  const asked = base.arm.question
  const sides = asked ? sidesOf(asked).map(({ side }) => side) : []
  const statement = agreeing(base.counts, sides)
  const opposite = agreeing(contrary.counts, sides)
  if (statement === null || opposite === null) return null
  const variance = [statement, opposite].reduce(
    (total, { share, took }) => total + (share * (1 - share)) / took,
    0,
  )
  return {
    arm: contrary.arm.id,
    statement: wholePoints(statement.share),
    contrary: wholePoints(opposite.share),
    surplus: wholePoints(statement.share + opposite.share - 1),
    chance: wholePoints(raised * Z_975 * Math.sqrt(variance)),
  }
}

/**
 * The counts of a contrary statement converted to the statement itself: whoever agrees with the contrary is taken to
 * disagree with the statement equally strongly, and whoever takes no side with the one takes none with the other. Any
 * remaining difference is not due to the content. Null where no option agrees, or not as many disagree as agree.
 *
 * @param asked the item as A asks it, by whose options the personas are counted
 */
export function mirrored(contrary: ArmCounts, asked: Question): ArmCounts | null {
  const opposite = oppositesOf(asked)
  if (!opposite) return null
  const turn = (counts: readonly number[]) =>
    counts.map((count, at) => counts[opposite.get(at) ?? at] ?? count)
  return {
    ...contrary,
    counts: turn(contrary.counts),
    counted: contrary.counted.map((run) => ({ ...run, counts: turn(run.counts) })),
  }
}

/** How many took a side, and the share of them who agree; null for fewer than 30, or if there is only one side. */
function agreeing(
  counts: readonly number[],
  sides: readonly number[],
): { share: number; took: number } | null {
  if (!sides.includes(1) || !sides.includes(-1)) return null
  const on = (side: number) =>
    counts.reduce((total, count, at) => total + (sides[at] === side ? count : 0), 0)
  const [agree, disagree] = [on(1), on(-1)]
  const took = agree + disagree
  return took < LEAST_BASE ? null : { share: agree / took, took }
}
