import { emptyDraft, type SurveyDraft } from '../../../shared/models/draft.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Survey } from '../../../shared/models/survey.ts'
import type { SurveyPage, SurveyPlaces, SurveyWindow } from '../../../shared/models/survey-list.ts'
import type { SurveyTags, TagUse } from '../../../shared/models/tag.ts'
import type { CorePorts } from '../ports.ts'
import { copySurvey, newSurvey } from './new-survey.ts'

/** Surveys: local drafts with versions. */
export interface SurveyService {
  list(window: SurveyWindow): SurveyPage
  places(): SurveyPlaces
  get(id: string): Survey
  create(draft?: SurveyDraft): Survey
  saveDraft(input: { id: string; revision: number; draft: SurveyDraft }): {
    revision: number
    savedAt: number
  }
  duplicate(ids: readonly string[]): string[]
  saveAsTemplate(input: { id: string; tag: string }): Survey
  startFromTemplate(id: string): Survey
  setDeleted(ids: string[], deleted: boolean): void
  setArchived(ids: string[], archived: boolean): void
  tags(): TagUse[]
  setTags(surveys: SurveyTags[]): void
  renameTag(name: string, to: string): SurveyTags[]
  removeTag(name: string): SurveyTags[]
  noteFindings(input: { id: string; revision: number; open: number }): void
}

export function createSurveyService(ports: CorePorts): SurveyService {
  const { clock, storage } = ports
  const { surveys } = storage

  function get(id: string): Survey {
    const survey = surveys.get(id)
    if (!survey) throw new SondeError('MISSING')
    return survey
  }

  /**
   * The survey as a page needs it. `history` identifies the store to which the revision belongs, because an older store
   * may replace it.
   */
  function told(survey: Survey): Survey {
    return { ...survey, history: storage.history() }
  }

  /** Stores a copy of another survey, in one write. */
  function copy(id: string, change: Partial<Survey>): Survey {
    const made = copySurvey(ports, get(id), change)
    surveys.insertAll([made])
    return told(made.survey)
  }

  return {
    list: (window) => surveys.list(window),
    places: () => surveys.places(),
    get: (id) => told(get(id)),
    create: (draft = emptyDraft()) => {
      const survey = newSurvey(ports, draft)
      surveys.insert(survey)
      return told(survey)
    },
    saveDraft: ({ id, revision, draft }) => {
      const savedAt = clock.now()
      const saved = surveys.saveDraft(id, revision, draft, savedAt)
      if (saved !== null) return { revision: saved, savedAt }
      get(id)
      throw new SondeError('CONFLICT')
    },
    duplicate: (ids) => {
      const made = ids.map((id) => copySurvey(ports, get(id)))
      surveys.insertAll(made)
      return made.map(({ survey }) => survey.id)
    },
    saveAsTemplate: ({ id, tag }) => copy(id, { tags: [tag], archivedAt: clock.now() }),
    startFromTemplate: (id) => copy(id, { tags: [] }),
    setDeleted: (ids, deleted) => surveys.setDeleted(ids, deleted ? clock.now() : null),
    setArchived: (ids, archived) => surveys.setArchived(ids, archived ? clock.now() : null),
    tags: () => surveys.tags(),
    setTags: (entries) => surveys.setTags(entries),
    renameTag: (name, to) => surveys.renameTag(name, to),
    removeTag: (name) => surveys.removeTag(name),
    noteFindings: ({ id, revision, open }) => surveys.noteFindings(id, revision, open),
  }
}
