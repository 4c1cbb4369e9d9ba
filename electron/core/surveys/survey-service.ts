import { emptyDraft, type SurveyDraft } from '../../../shared/models/draft.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Survey, SurveySummary, SurveyVersion } from '../../../shared/models/survey.ts'
import type { CorePorts } from '../ports.ts'

/** Surveys: local drafts with versions. */
export interface SurveyService {
  list(filter: { search?: string; deleted?: boolean }): SurveySummary[]
  get(id: string): Survey
  create(draft?: SurveyDraft): Survey
  saveDraft(input: { id: string; revision: number; draft: SurveyDraft }): {
    revision: number
    savedAt: number
  }
  duplicate(id: string): Survey
  setDeleted(id: string, deleted: boolean): void
  versions(id: string): SurveyVersion[]
  version(versionId: string): SurveyVersion
}

export function createSurveyService({ storage, clock, newId }: CorePorts): SurveyService {
  const { surveys } = storage

  function get(id: string): Survey {
    const survey = surveys.get(id)
    if (!survey) throw new SondeError('MISSING')
    return survey
  }

  function create(draft: SurveyDraft = emptyDraft()): Survey {
    const now = clock.now()
    const survey: Survey = {
      id: newId(),
      draft,
      revision: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    }
    surveys.insert(survey)
    return survey
  }

  return {
    list: (filter) => surveys.list(filter),
    get,
    create,
    saveDraft: ({ id, revision, draft }) => {
      const savedAt = clock.now()
      const saved = surveys.saveDraft(id, revision, draft, savedAt)
      if (saved !== null) return { revision: saved, savedAt }
      get(id)
      throw new SondeError('CONFLICT')
    },
    duplicate: (id) => create(structuredClone(get(id).draft)),
    setDeleted: (id, deleted) => {
      get(id)
      surveys.setDeleted(id, deleted ? clock.now() : null)
    },
    versions: (id) => surveys.versions(id),
    version: (versionId) => {
      const version = surveys.version(versionId)
      if (!version) throw new SondeError('MISSING')
      return version
    },
  }
}
