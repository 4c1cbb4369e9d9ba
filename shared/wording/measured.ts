import type { WhyKey } from './finding.ts'

/** How findings of one kind on items of real questionnaires were judged. */
export interface Measured {
  right: number
  arguable: number
  wrong: number
}

/** When the findings of `ON_REAL_ITEMS` were judged. */
export const MEASURED_ON = '2026-11-27'

/**
 * What became of the findings of each kind on 3,487 items of 121 sources of real questionnaires, judged by one strict reader; the
 * same form asked several times counts once. All of them have been looked at while rules were mended, so that new items may
 * do worse. Kinds that found nothing are absent. The table of docs/wording-checker.md holds the same numbers, and
 * `strengths.ts` takes from them how far each kind is to be relied on.
 */
export const ON_REAL_ITEMS: Partial<Record<WhyKey, Measured>> = {
  absolute: { right: 6, arguable: 9, wrong: 11 },
  agree_disagree: { right: 32, arguable: 3, wrong: 0 },
  double_barrelled: { right: 28, arguable: 8, wrong: 3 },
  double_barrelled_questions: { right: 5, arguable: 1, wrong: 0 },
  double_barrelled_things: { right: 13, arguable: 18, wrong: 4 },
  double_negative: { right: 0, arguable: 2, wrong: 1 },
  duplicate_options: { right: 2, arguable: 0, wrong: 0 },
  jargon: { right: 3, arguable: 18, wrong: 10 },
  jargon_acronym: { right: 13, arguable: 15, wrong: 33 },
  leading_argument: { right: 1, arguable: 1, wrong: 1 },
  leading_authority: { right: 0, arguable: 0, wrong: 3 },
  leading_certainty: { right: 8, arguable: 0, wrong: 0 },
  leading_majority: { right: 0, arguable: 1, wrong: 5 },
  loaded: { right: 0, arguable: 2, wrong: 6 },
  mismatched_options: { right: 1, arguable: 0, wrong: 0 },
  missing_dont_know: { right: 8, arguable: 2, wrong: 5 },
  missing_dont_know_opinion: { right: 0, arguable: 2, wrong: 0 },
  no_reference_period: { right: 0, arguable: 1, wrong: 0 },
  no_reference_period_event: { right: 10, arguable: 11, wrong: 14 },
  presupposition: { right: 1, arguable: 2, wrong: 1 },
  presupposition_change: { right: 1, arguable: 0, wrong: 0 },
  presupposition_zero: { right: 2, arguable: 0, wrong: 0 },
  range_gap: { right: 10, arguable: 1, wrong: 0 },
  range_overlap: { right: 17, arguable: 0, wrong: 1 },
  too_long: { right: 11, arguable: 1, wrong: 0 },
  unbalanced_scale: { right: 3, arguable: 0, wrong: 2 },
  unbalanced_strength: { right: 1, arguable: 0, wrong: 0 },
  vague_quantifier: { right: 3, arguable: 26, wrong: 9 },
  vague_quantifier_habit: { right: 6, arguable: 0, wrong: 0 },
  vague_quantifier_options: { right: 14, arguable: 0, wrong: 1 },
}
