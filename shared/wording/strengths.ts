import { type FindingKind, STRENGTHS, type Strength } from './finding.ts'
import { ON_REAL_ITEMS } from './measured.ts'

/**
 * Kinds that only compare numbers or texts of options, and made no false alarm on the project's own sets: as long as
 * few of their findings on real items have been judged, they name defects.
 */
const COMPUTED: ReadonlySet<FindingKind> = new Set([
  'range_overlap',
  'range_gap',
  'duplicate_options',
  'mismatched_options',
])

/** From this share of right findings on, a kind names a defect. */
const DEFECT = 0.9
/** From this share of right findings on, a kind is worth another look; so is one that has not been met. */
const WORTH_A_LOOK = 0.6
/** With fewer judged findings nothing is called a defect, but what is computed. */
const ENOUGH = 10
/** How much a finding of a kind is to be relied on, from how often such findings were right on real items. */
export function strengthOf(why: FindingKind): Strength {
  const { right, arguable, wrong } = ON_REAL_ITEMS[why] ?? { right: 0, arguable: 0, wrong: 0 }
  const judged = right + arguable + wrong
  if (COMPUTED.has(why) && judged < ENOUGH) return 'defect'
  if (judged >= ENOUGH && right >= DEFECT * judged) return 'defect'
  return right >= WORTH_A_LOOK * judged ? 'look_again' : 'remark'
}

/** Whether findings of this strength count as issues: a remark is shown, but not counted. */
export function isCounted({ strength }: { strength: Strength }): boolean {
  return strength !== 'remark'
}

/** Orders findings by strength, what is most to be relied on first. */
export function compareStrengths(one: { strength: Strength }, other: { strength: Strength }): number {
  return STRENGTHS.indexOf(one.strength) - STRENGTHS.indexOf(other.strength)
}
