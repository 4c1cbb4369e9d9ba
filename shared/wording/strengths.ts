import { STRENGTHS, type Strength, type WhyKey } from './finding.ts'

/** How findings on items of real questionnaires were judged by one strict reader. */
interface Judged {
  right: number
  arguable: number
  wrong: number
}

/**
 * What became of the findings of each kind on 1,858 items of real questionnaires, judged on 27 November 2026; the same
 * form asked several times counts once. These items have all been looked at: docs/wording-checker.md has the figures of
 * the 722 that were kept aside first, which are the only ones to expect of new items. Kinds that found nothing are
 * absent.
 */
const ON_REAL_ITEMS: Partial<Record<WhyKey, Judged>> = {
  double_barrelled: { right: 8, arguable: 15, wrong: 5 },
  double_barrelled_questions: { right: 2, arguable: 0, wrong: 1 },
  leading_certainty: { right: 5, arguable: 0, wrong: 0 },
  leading_majority: { right: 0, arguable: 0, wrong: 1 },
  leading_authority: { right: 0, arguable: 0, wrong: 3 },
  leading_argument: { right: 1, arguable: 0, wrong: 1 },
  presupposition: { right: 0, arguable: 1, wrong: 1 },
  presupposition_change: { right: 1, arguable: 0, wrong: 0 },
  loaded: { right: 0, arguable: 0, wrong: 3 },
  vague_quantifier: { right: 4, arguable: 10, wrong: 3 },
  vague_quantifier_options: { right: 3, arguable: 0, wrong: 1 },
  no_reference_period_event: { right: 5, arguable: 6, wrong: 11 },
  absolute: { right: 0, arguable: 5, wrong: 6 },
  agree_disagree: { right: 52, arguable: 3, wrong: 0 },
  unbalanced_scale: { right: 2, arguable: 0, wrong: 2 },
  unbalanced_strength: { right: 1, arguable: 0, wrong: 0 },
  range_overlap: { right: 2, arguable: 1, wrong: 0 },
  range_gap: { right: 7, arguable: 0, wrong: 0 },
  duplicate_options: { right: 1, arguable: 0, wrong: 0 },
  missing_dont_know: { right: 4, arguable: 0, wrong: 5 },
  too_long: { right: 5, arguable: 1, wrong: 0 },
  jargon_acronym: { right: 11, arguable: 9, wrong: 2 },
  jargon: { right: 3, arguable: 7, wrong: 7 },
}

/** Kinds that only compare numbers or texts of options, and made no false alarm on the project's own sets. */
const COMPUTED: ReadonlySet<WhyKey> = new Set([
  'range_overlap',
  'range_gap',
  'duplicate_options',
  'mismatched_options',
])

/** From this share of right findings on, a kind names a defect. */
const DEFECT = 0.9
/** From this share of right and arguable findings on, a kind is worth another look. */
const WORTH_A_LOOK = 0.75
/** With fewer judged findings nothing is called a defect. */
const ENOUGH = 10
/** With fewer judged findings a share says nothing, unless at least two were judged and all were wrong. */
const FEW = 5
const ALL_WRONG = 2

/** How much a finding of a kind is to be relied on, from how often such findings were right on real items. */
export function strengthOf(why: WhyKey): Strength {
  if (COMPUTED.has(why)) return 'defect'
  const { right, arguable, wrong } = ON_REAL_ITEMS[why] ?? { right: 0, arguable: 0, wrong: 0 }
  const judged = right + arguable + wrong
  if (judged >= ENOUGH && right >= DEFECT * judged) return 'defect'
  if (judged < FEW) return wrong === judged && wrong >= ALL_WRONG ? 'remark' : 'look_again'
  return right + arguable >= WORTH_A_LOOK * judged ? 'look_again' : 'remark'
}

/** Whether findings of this strength count as issues: a remark is shown, but not counted. */
export function isCounted({ strength }: { strength: Strength }): boolean {
  return strength !== 'remark'
}

/** Orders findings by strength, what is most to be relied on first. */
export function compareStrengths(one: { strength: Strength }, other: { strength: Strength }): number {
  return STRENGTHS.indexOf(one.strength) - STRENGTHS.indexOf(other.strength)
}
