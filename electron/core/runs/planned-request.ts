import type { SurveyDraft } from '../../../shared/models/draft.ts'

/** The draft to be created, and the connection to which it would be sent. */
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
  /** Null where the connection's titles carry no mark. */
  mark: string | null
}
