import type { FindingKind } from './finding.ts'

/** How findings of one kind on items of real questionnaires were judged. */
export interface Measured {
  right: number
  arguable: number
  wrong: number
}

/** When the findings of `ON_REAL_ITEMS` were judged. */
export const MEASURED_ON = '2026-11-28'

/**
 * What became of the findings of each kind on items of real questionnaires: 3,487 items of 121 sources, judged by one
 * strict reader after the rules had been mended on them, and 400 items of 36 further sources, judged blind by two
 * raters and a third before anything was mended on them. The same form asked several times counts once. Kinds that
 * found nothing are absent. The table of docs/wording-checker.md holds the same numbers, and `strengths.ts` takes from
 * them how far each kind is to be relied on.
 */
export const ON_REAL_ITEMS: Partial<Record<FindingKind, Measured>> = {
  absolute: { right: 7, arguable: 9, wrong: 13 },
  agree_disagree: { right: 49, arguable: 3, wrong: 1 },
  double_barrelled: { right: 29, arguable: 9, wrong: 4 },
  double_barrelled_questions: { right: 5, arguable: 1, wrong: 1 },
  double_barrelled_things: { right: 13, arguable: 18, wrong: 4 },
  double_negative: { right: 0, arguable: 2, wrong: 1 },
  duplicate_options: { right: 2, arguable: 1, wrong: 0 },
  jargon: { right: 3, arguable: 18, wrong: 12 },
  jargon_acronym: { right: 14, arguable: 18, wrong: 34 },
  leading_argument: { right: 1, arguable: 1, wrong: 1 },
  leading_authority: { right: 0, arguable: 0, wrong: 3 },
  leading_certainty: { right: 8, arguable: 0, wrong: 1 },
  leading_majority: { right: 0, arguable: 1, wrong: 5 },
  leading_praise: { right: 0, arguable: 0, wrong: 1 },
  loaded: { right: 0, arguable: 2, wrong: 8 },
  mismatched_options: { right: 1, arguable: 0, wrong: 0 },
  missing_dont_know: { right: 9, arguable: 2, wrong: 6 },
  missing_dont_know_opinion: { right: 0, arguable: 4, wrong: 0 },
  no_reference_period: { right: 0, arguable: 1, wrong: 0 },
  no_reference_period_event: { right: 11, arguable: 12, wrong: 21 },
  presupposition: { right: 2, arguable: 2, wrong: 5 },
  presupposition_change: { right: 1, arguable: 0, wrong: 0 },
  presupposition_why: { right: 0, arguable: 1, wrong: 1 },
  presupposition_zero: { right: 4, arguable: 0, wrong: 0 },
  range_gap: { right: 10, arguable: 1, wrong: 0 },
  range_overlap: { right: 20, arguable: 0, wrong: 1 },
  several_answers: { right: 9, arguable: 0, wrong: 0 },
  too_long: { right: 18, arguable: 1, wrong: 0 },
  unbalanced_scale: { right: 3, arguable: 1, wrong: 5 },
  unbalanced_strength: { right: 1, arguable: 1, wrong: 0 },
  vague_quantifier: { right: 3, arguable: 27, wrong: 12 },
  vague_quantifier_habit: { right: 6, arguable: 0, wrong: 0 },
  vague_quantifier_options: { right: 22, arguable: 0, wrong: 1 },
}
