import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'

/** The version of a draft that was launched. */
export function versionOf(draft: SurveyDraft): SurveyVersion {
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
  }
}

/** Results as read, with what a test puts into them. */
export function someResults(patch: Partial<RunResults>): RunResults {
  return {
    respondents: [],
    answers: [],
    counts: [],
    shares: [],
    doubts: [],
    edition: 1,
    shape: 'by_respondent',
    certainty: 'sure',
    unplaced: [],
    ...patch,
  }
}
