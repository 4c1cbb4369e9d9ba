import { type FindingKind, type RuleCode, STRENGTHS, type Strength } from './finding.ts'
import { strengthOf } from './strengths.ts'

/** The kinds of finding that each rule makes. */
export const KINDS: Readonly<Record<RuleCode, readonly FindingKind[]>> = {
  double_barrelled: ['double_barrelled', 'double_barrelled_things', 'double_barrelled_questions'],
  leading: [
    'leading_negation',
    'leading_tag',
    'leading_certainty',
    'leading_majority',
    'leading_authority',
    'leading_praise',
    'leading_argument',
  ],
  presupposition: ['presupposition', 'presupposition_change', 'presupposition_why', 'presupposition_zero'],
  loaded: ['loaded'],
  double_negative: ['double_negative'],
  vague_quantifier: ['vague_quantifier', 'vague_quantifier_habit', 'vague_quantifier_options'],
  no_reference_period: ['no_reference_period', 'no_reference_period_event'],
  absolute: ['absolute'],
  agree_disagree: ['agree_disagree'],
  unbalanced_scale: ['unbalanced_scale', 'unbalanced_strength'],
  range_overlap: ['range_overlap'],
  range_gap: ['range_gap'],
  duplicate_options: ['duplicate_options'],
  mismatched_options: ['mismatched_options'],
  several_answers: ['several_answers'],
  missing_dont_know: ['missing_dont_know', 'missing_dont_know_opinion'],
  too_long: ['too_long', 'too_long_nested'],
  jargon: ['jargon', 'jargon_acronym'],
}

/** The strengths that findings of a rule have, strongest first: one rule may have kinds of different strength. */
export function strengthsOfRule(rule: RuleCode): Strength[] {
  const found = new Set(KINDS[rule].map(strengthOf))
  return STRENGTHS.filter((strength) => found.has(strength))
}
