import type { ExportSource } from '../../../shared/contract/exchange.ts'
import type { ImportedVersion } from '../../../shared/exchange/import-result.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Survey } from '../../../shared/models/survey.ts'
import { surveyBody } from '../../service/wire.ts'
import type { CorePorts } from '../ports.ts'
import type { SurveyService } from '../surveys/survey-service.ts'

/** Surveys in and out. */
export interface ExchangeService {
  exportSource(surveyId: string): ExportSource
  importSurvey(input: { draft: SurveyDraft; versions: ImportedVersion[] }): Survey
}

export function createExchangeService(
  { storage, clock, newId, app }: Pick<CorePorts, 'storage' | 'clock' | 'newId' | 'app'>,
  surveys: SurveyService,
): ExchangeService {
  return {
    exportSource(surveyId) {
      const survey = surveys.get(surveyId)
      const now = clock.now()
      const version = storage.surveys.freeze(surveyId, survey.draft, newId(), now)
      return {
        survey,
        version,
        versions: surveys.versions(surveyId),
        request: `${JSON.stringify(surveyBody(version.draft), null, 2)}\n`,
        program: app.version,
        exportedAt: now,
      }
    },
    importSurvey({ draft, versions }) {
      const survey = surveys.create(draft)
      for (const version of versions) {
        storage.surveys.freeze(survey.id, version.draft, newId(), version.createdAt)
      }
      return survey
    },
  }
}
