import type { RuleCode, WhyKey } from './finding.ts'
import type { SurveyNoteKind } from './survey-report.ts'

/** What a page or a report shows of the checker, in one language. */
export interface WordingMessages {
  /** Name of each rule, short enough for a badge. */
  names: Readonly<Record<RuleCode, string>>
  /** Why it matters, in a sentence. */
  whys: Readonly<Record<WhyKey, string>>
  /** What a note on the whole questionnaire says. */
  notes: Readonly<Record<SurveyNoteKind, string>>
}
