import type { SurveyDraft } from '../../../../../../shared/models/draft.ts'
import type { KnownTexts } from '../../item-refs.ts'

/** What is known about a survey while its payload is opened. */
export interface OpenParts {
  draft: SurveyDraft
  known: KnownTexts
  personas: number
}
