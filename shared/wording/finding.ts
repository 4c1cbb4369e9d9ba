import type { QuestionType } from '../models/draft.ts'
import type { Mend } from './mend.ts'

/** The languages that the checker can read. */
export type WordingLanguage = 'fr' | 'en'

/** The rules of the checker, in the order in which findings about the same place are listed. */
export const RULE_CODES = [
  'double_barrelled',
  'leading',
  'presupposition',
  'loaded',
  'double_negative',
  'vague_quantifier',
  'no_reference_period',
  'absolute',
  'agree_disagree',
  'unbalanced_scale',
  'range_overlap',
  'range_gap',
  'duplicate_options',
  'mismatched_options',
  'several_answers',
  'missing_dont_know',
  'too_long',
  'jargon',
] as const
export type RuleCode = (typeof RULE_CODES)[number]

/**
 * The kind of a finding: a rule, or one of the cases that a rule tells apart. `messages-fr.ts` and `messages-en.ts` put
 * each into a sentence.
 */
export type FindingKind =
  | RuleCode
  | 'double_barrelled_things'
  | 'double_barrelled_questions'
  | 'leading_negation'
  | 'leading_tag'
  | 'leading_certainty'
  | 'leading_majority'
  | 'leading_authority'
  | 'leading_praise'
  | 'leading_argument'
  | 'presupposition_change'
  | 'presupposition_why'
  | 'presupposition_zero'
  | 'vague_quantifier_habit'
  | 'vague_quantifier_options'
  | 'no_reference_period_event'
  | 'unbalanced_strength'
  | 'missing_dont_know_opinion'
  | 'too_long_nested'
  | 'jargon_acronym'

/**
 * How much a finding is to be relied on, strongest first: a defect is hardly ever wrong; what deserves another look is
 * mostly right; a remark may well be arguable or wrong, and is not counted.
 */
export const STRENGTHS = ['defect', 'look_again', 'remark'] as const
export type Strength = (typeof STRENGTHS)[number]

/** An item to be checked. */
export interface WordedItem {
  lang: WordingLanguage
  type: QuestionType
  stem: string
  /** Texts of the response options, as shown; empty for an open-ended item. */
  options: readonly string[]
}

/** One weakness of an item. */
export interface Finding {
  rule: RuleCode
  /** UTF-16 offsets in the stem, end excluded; both null when the finding is about the options. */
  start: number | null
  end: number | null
  /** Position, from 0, of the option concerned. */
  option?: number
  /** Position, from 0, of a second option concerned, if the finding is about two. */
  other?: number
  why: FindingKind
  strength: Strength
  /** Where the advice comes from, as a short citation; the same in both languages. */
  source: string
  /** A safer wording of the span, or an option to be added; only where one is safe. */
  suggestion?: string
  /** Edits that remove the finding, best first; only sought where a whole report is made (`report-item.ts`). */
  mends?: Mend[]
}
