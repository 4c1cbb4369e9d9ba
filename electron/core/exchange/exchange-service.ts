import type { ExportSource } from '../../../shared/exchange/export-source.ts'
import type { ImportedVersion } from '../../../shared/exchange/import-result.ts'
import type { SondeProvenance } from '../../../shared/exchange/sonde-file/sonde-file.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Survey } from '../../../shared/models/survey.ts'
import { surveyBody } from '../../service/wire.ts'
import type { CorePorts } from '../ports.ts'
import { newSurvey } from '../surveys/new-survey.ts'
import type { SurveyService } from '../surveys/survey-service.ts'

/** The version that is made from an import without versions. */
const FIRST_VERSION = {
  number: 1,
  name: null,
  note: '',
  origin: 'import',
  target: null,
  parent: null,
  importedAt: null,
} as const

/** Exports and imports surveys. */
export interface ExchangeService {
  exportSource(surveyId: string): ExportSource
  importSurvey(input: {
    draft: SurveyDraft
    tags: string[]
    versions: ImportedVersion[]
    sources: SondeProvenance[]
  }): Survey
}

export function createExchangeService(
  { storage, clock, newId, app }: Pick<CorePorts, 'storage' | 'clock' | 'newId' | 'app'>,
  surveys: Pick<SurveyService, 'get'>,
): ExchangeService {
  return {
    exportSource(surveyId) {
      const survey = surveys.get(surveyId)
      const now = clock.now()
      const version = storage.surveys.freeze(surveyId, survey.draft, newId(), now, { origin: 'export' })
      return {
        survey,
        version,
        versions: storage.surveys.versions(surveyId),
        sources: storage.surveys.sources(surveyId),
        request: `${JSON.stringify(surveyBody(version.draft), null, 2)}\n`,
        program: app.version,
        exportedAt: now,
      }
    },
    importSurvey({ draft, tags, versions, sources }) {
      const survey = newSurvey({ clock, newId }, draft, { tags })
      const { createdAt } = survey
      const brought = versions.map((version) => ({ ...version, id: newId(), importedAt: createdAt }))
      // The survey as imported is kept as a version, so that later changes can be compared with it.
      const asImported = { ...FIRST_VERSION, id: newId(), draft, createdAt }
      storage.surveys.insertAll([{ survey, versions: brought.length > 0 ? brought : [asImported], sources }])
      return survey
    },
  }
}
