import type { WordingLanguage } from '../../../shared/wording/finding.ts'
import type { ItemReport, SurveyItem, SurveyNote } from '../../../shared/wording/survey-report.ts'

/** An earlier wording, and the id of the item in whose place it is read; null where that is no longer there. */
export interface EarlierItem {
  place: string | null
  item: SurveyItem
}

/**
 * The page's request to the checker: only what changed since the last one, so that a long questionnaire is not sent
 * whole.
 */
export interface WordingRequest {
  /** A rising number, repeated in the answer. */
  turn: number
  /** The language of the interface, for a questionnaire whose own language cannot be recognised. */
  language: WordingLanguage
  /** Ids of all items, in order. */
  order: string[]
  /** Items that are new or were changed. */
  changed: SurveyItem[]
  /** Rules that are off: their findings are not reported. */
  off: readonly string[]
  /** Earlier wordings of items, to be checked as well. */
  earlier?: readonly EarlierItem[]
}

/**
 * A request as it is sent; `begins`: the first one for another questionnaire, so that all earlier items are dropped.
 */
export interface WordingMessage extends WordingRequest {
  begins: boolean
}

/** The checker's answer, one for each request. */
export interface WordingAnswer {
  turn: number
  /** Reports that are new or differ from those sent before. */
  reports: ItemReport[]
  /** All reports on the earlier wordings; absent where none were sent. */
  earlier?: ItemReport[]
  notes: SurveyNote[]
  words: number
  seconds: number
}
