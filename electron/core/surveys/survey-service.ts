import { emptyDraft, type SurveyDraft } from '../../../shared/models/draft.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Survey } from '../../../shared/models/survey.ts'
import type { SurveyPage, SurveyPlaces, SurveyWindow } from '../../../shared/models/survey-list.ts'
import type { SurveyTags, TagUse } from '../../../shared/models/tag.ts'
import type { CorePorts } from '../ports.ts'

/** Surveys: local drafts with versions. */
export interface SurveyService {
  list(window: SurveyWindow): SurveyPage
  places(): SurveyPlaces
  get(id: string): Survey
  create(draft?: SurveyDraft, tags?: string[]): Survey
  saveDraft(input: { id: string; revision: number; draft: SurveyDraft }): {
    revision: number
    savedAt: number
  }
  duplicate(id: string): Survey
  setDeleted(ids: string[], deleted: boolean): void
  setArchived(ids: string[], archived: boolean): void
  tags(): TagUse[]
  setTags(surveys: SurveyTags[]): void
  renameTag(name: string, to: string): SurveyTags[]
  removeTag(name: string): SurveyTags[]
  noteFindings(input: { id: string; revision: number; open: number }): void
}

export function createSurveyService({ storage, clock, newId }: CorePorts): SurveyService {
  const { surveys } = storage

  function get(id: string): Survey {
    const survey = surveys.get(id)
    if (!survey) throw new SondeError('MISSING')
    return survey
  }

  function create(draft: SurveyDraft = emptyDraft(), tags: string[] = []): Survey {
    const now = clock.now()
    const survey: Survey = {
      id: newId(),
      draft,
      revision: 1,
      createdAt: now,
      updatedAt: now,
      tags,
      archivedAt: null,
      deletedAt: null,
    }
    surveys.insert(survey)
    return survey
  }

  return {
    list: (window) => surveys.list(window),
    places: () => surveys.places(),
    get,
    create,
    saveDraft: ({ id, revision, draft }) => {
      const savedAt = clock.now()
      const saved = surveys.saveDraft(id, revision, draft, savedAt)
      if (saved !== null) return { revision: saved, savedAt }
      get(id)
      throw new SondeError('CONFLICT')
    },
    duplicate: (id) => {
      const { draft, tags } = get(id)
      return create(structuredClone(draft), tags)
    },
    setDeleted: (ids, deleted) => surveys.setDeleted(ids, deleted ? clock.now() : null),
    setArchived: (ids, archived) => surveys.setArchived(ids, archived ? clock.now() : null),
    tags: () => surveys.tags(),
    setTags: (entries) => surveys.setTags(entries),
    renameTag: (name, to) => surveys.renameTag(name, to),
    removeTag: (name) => surveys.removeTag(name),
    noteFindings: ({ id, revision, open }) => surveys.noteFindings(id, revision, open),
  }
}
