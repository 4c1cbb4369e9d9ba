import type { ExportSource } from '../../../shared/contract/exchange.ts'
import type { ImportedVersion } from '../../../shared/exchange/import-result.ts'
import type { SondeProvenance } from '../../../shared/exchange/sonde-file/sonde-file.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Survey } from '../../../shared/models/survey.ts'
import { surveyBody } from '../../service/wire.ts'
import type { CorePorts } from '../ports.ts'
import type { SurveyService } from '../surveys/survey-service.ts'

/** Surveys in and out. */
export interface ExchangeService {
  exportSource(surveyId: string): ExportSource
  importSurvey(input: { draft: SurveyDraft; versions: ImportedVersion[]; sources: SondeProvenance[] }): Survey
}

export function createExchangeService(
  { storage, clock, newId, app }: Pick<CorePorts, 'storage' | 'clock' | 'newId' | 'app'>,
  surveys: SurveyService,
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
    importSurvey({ draft, versions, sources }) {
      const survey = surveys.create(draft)
      const now = clock.now()
      const brought = versions.map((version) => ({ ...version, id: newId() }))
      storage.surveys.bringVersions(survey.id, brought, sources, now)
      // What was imported stays at hand, to be compared with what becomes of it.
      if (brought.length === 0) {
        storage.surveys.freeze(survey.id, survey.draft, newId(), now, { origin: 'import' })
      }
      return survey
    },
  }
}
