import type { SurveyDraft } from '../../../shared/models/draft.ts'

/** Of which draft, and where to, the creation would be sent. */
export interface RequestInput {
  surveyId: string
  connectionId: string
  draft: SurveyDraft
}

/** The call that a launch makes, before it is made. */
export interface PlannedRequest {
  method: 'POST'
  path: string
  body: string
  /** Null where the connection's titles carry none. */
  mark: string | null
}
