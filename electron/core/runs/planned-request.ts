import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { markedTitle } from '../../../shared/models/mark.ts'
import { createSurveyCall } from '../../service/call/create-survey-call.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { MarkSupply } from '../lost-creation/mark-supply.ts'

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

/** Returns a function that tells the request which the next launch of a survey will send. */
export function createRequestPlanner(
  connections: Pick<ConnectionService, 'get'>,
  marks: Pick<MarkSupply, 'next'>,
): (input: RequestInput) => PlannedRequest {
  return ({ surveyId, connectionId, draft }) => {
    const mark = connections.get(connectionId).marks ? marks.next(surveyId) : null
    const { method, path, body } = createSurveyCall({ ...draft, title: markedTitle(mark, draft.title) })
    return { method, path, body: JSON.stringify(body), mark }
  }
}
