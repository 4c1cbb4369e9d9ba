import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { surveyBody } from '../wire.ts'
import type { ServiceCall } from './call-parts.ts'

export const SURVEYS_PATH = '/api/v1/surveys'

/** The call that creates a survey from a draft. */
export function createSurveyCall(draft: SurveyDraft) {
  return {
    method: 'POST',
    path: SURVEYS_PATH,
    operation: 'create_survey',
    body: surveyBody(draft),
  } as const satisfies ServiceCall
}
