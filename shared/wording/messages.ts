import type { FindingKind, RuleCode } from './finding.ts'
import type { SurveyNoteKind } from './survey-report.ts'

/** The texts of the checker for the page and reports, in one language. */
export interface WordingMessages {
  /** Name of each rule, short enough for a badge. */
  names: Readonly<Record<RuleCode, string>>
  /** Why a finding matters, in a sentence. */
  whys: Readonly<Record<FindingKind, string>>
  /** Texts of the notes on the whole questionnaire. */
  notes: Readonly<Record<SurveyNoteKind, string>>
}
