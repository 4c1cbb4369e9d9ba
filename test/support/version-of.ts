import type { SurveyDraft } from '../../shared/models/draft.ts'
import type { SurveyVersion } from '../../shared/models/version.ts'

/** A launched version of a draft. */
export function versionOf(draft: SurveyDraft, patch: Partial<SurveyVersion> = {}): SurveyVersion {
  return {
    id: 'version-1',
    surveyId: 'survey-1',
    number: 1,
    draft,
    createdAt: 0,
    importedAt: null,
    name: null,
    note: '',
    origin: 'launch',
    target: null,
    parent: null,
    ...patch,
  }
}
