import type { WordingLanguage } from '../../../shared/wording/finding.ts'
import type { ItemReport, SurveyItem, SurveyNote } from '../../../shared/wording/survey-report.ts'

/** What the page asks of the checker: what changed since the last time, so that a long questionnaire is not sent whole. */
export interface WordingRequest {
  /** Counts up; the answer names it. */
  turn: number
  /** The language the person works in, for a questionnaire that does not tell its own. */
  language: WordingLanguage
  /** Ids of all items, in order. */
  order: string[]
  /** Items that are new or were changed. */
  changed: SurveyItem[]
}

/** A request as it is sent; `begins`: it is the first of another questionnaire, and nothing said before counts. */
export interface WordingMessage extends WordingRequest {
  begins: boolean
}

/** What the checker says, once for each request. */
export interface WordingAnswer {
  turn: number
  /** Reports that are new or differ from those sent before. */
  reports: ItemReport[]
  notes: SurveyNote[]
  words: number
  seconds: number
}
