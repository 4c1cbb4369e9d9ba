import type { QuestionType } from '../models/draft.ts'
import type { Finding, WordingLanguage } from './finding.ts'
import type { Readability } from './readability.ts'

/** An item of the questionnaire to report on. */
export interface SurveyItem {
  id: string
  type: QuestionType
  stem: string
  options: readonly string[]
}

/** The checker's report on one item. */
export interface ItemReport {
  id: string
  lang: WordingLanguage
  /** Whether the item is in a language that the checker cannot read: then there are no findings. */
  unread: boolean
  findings: Finding[]
  /** Null for an empty stem. */
  readability: Readability | null
  /** Words to be read, options included. */
  words: number
  /** Estimated time to read and answer, in seconds. */
  seconds: number
}

export type SurveyNoteKind =
  | 'long'
  | 'sensitive_early'
  | 'general_after_specific'
  | 'coloured'
  | 'same_scale_run'
  | 'same_direction'
  | 'many_options'
  | 'many_open'
  | 'mixed_languages'

/** A note on the questionnaire as a whole. */
export interface SurveyNote {
  kind: SurveyNoteKind
  /** Ids of the items concerned, in order; the last one is the one to change. Empty where it is about all items. */
  items: string[]
}

/** What is said of a questionnaire as a whole. */
export interface SurveySums {
  notes: SurveyNote[]
  words: number
  seconds: number
}
