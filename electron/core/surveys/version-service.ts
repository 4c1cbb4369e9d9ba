import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { SurveyVersion, VersionSummary } from '../../../shared/models/version.ts'
import type { CorePorts } from '../ports.ts'
import type { SurveyService } from './survey-service.ts'

interface Words {
  name: string | null
  note: string
}

/** Versions of surveys. */
export interface VersionService {
  list(surveyId: string): VersionSummary[]
  get(versionId: string): SurveyVersion
  save(input: Words & { surveyId: string; revision: number; before: number | null }): {
    made: boolean
    version: Omit<SurveyVersion, 'draft'>
  }
  describe(input: Words & { versionId: string }): void
}

export function createVersionService(
  { storage, clock, newId }: Pick<CorePorts, 'storage' | 'clock' | 'newId'>,
  surveys: Pick<SurveyService, 'get'>,
): VersionService {
  return {
    list: (surveyId) => storage.surveys.listVersions(surveyId),
    get(versionId) {
      const version = storage.surveys.version(versionId)
      if (!version) throw new SondeError('MISSING')
      return version
    },
    save({ surveyId, revision, before, ...words }) {
      const survey = surveys.get(surveyId)
      if (survey.revision !== revision) throw new SondeError('CONFLICT')
      const id = newId()
      const version = storage.surveys.freeze(surveyId, survey.draft, id, clock.now(), {
        ...tidy(words),
        origin: before === null ? 'saved' : 'before_return',
        target: before,
      })
      return { made: version.id === id, version }
    },
    describe({ versionId, ...words }) {
      storage.surveys.describeVersion(versionId, tidy(words))
    },
  }
}

/** A name that consists of blanks counts as none. */
function tidy({ name, note }: Words): Words {
  return { name: name?.trim() || null, note: note.trim() }
}
