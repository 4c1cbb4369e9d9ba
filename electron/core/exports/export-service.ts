import type { ExportedFile } from '../../../shared/contract/exports.ts'
import type { CsvForm } from '../../../shared/models/csv-form.ts'
import type { FocusSession } from '../../../shared/models/focus.ts'
import type { ResultsFilter } from '../../../shared/models/results-filter.ts'
import type { ResultsLayout } from '../../../shared/models/results-layout.ts'
import type { AnnotationService } from '../annotations/annotation-service.ts'
import type { FocusService } from '../focus/focus-service.ts'
import type { Clock } from '../ports.ts'
import type { RunService } from '../runs/run-service.ts'
import { tagNames } from './export-table.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'
import { exportFileName } from './file-name.ts'
import { filterNameParts } from './filter-parts.ts'
import { resultsCsv } from './results-csv.ts'
import { transcriptCsv } from './transcript-csv.ts'
import { transcriptText } from './transcript-text.ts'
import { TRANSCRIPT_WORDS } from './transcript-words.ts'

/** Files that a person exports. */
export interface ExportService {
  resultsCsv(input: {
    runId: string
    layout: ResultsLayout
    language: ExportLanguage
    filter: ResultsFilter
    form: CsvForm
  }): Promise<ExportedFile>
  transcriptText(input: { sessionId: string; language: ExportLanguage }): ExportedFile
  transcriptCsv(input: { sessionId: string; language: ExportLanguage; form: CsvForm }): ExportedFile
}

export function createExportService(parts: {
  clock: Clock
  runs: RunService
  focus: FocusService
  annotations: Pick<AnnotationService, 'get'>
}): ExportService {
  const transcriptName = ({ draft, practice }: FocusSession, kind: 'txt' | 'csv', language: ExportLanguage) =>
    exportFileName(draft.title, TRANSCRIPT_WORDS[language].transcript, kind, {
      ...{ practice, at: parts.clock.now(), language },
    })
  return {
    resultsCsv: async ({ runId, layout, language, filter, form }) => {
      const { run, version, results } = await parts.runs.results(runId)
      const { annotations: said } = parts.annotations.get(runId)
      const words = EXPORT_WORDS[language]
      const what = `${words.results}-${words.layouts[layout]}`
      return {
        fileName: exportFileName(run.title, what, 'csv', {
          practice: run.practice,
          at: parts.clock.now(),
          filter: filterNameParts(filter, layout, language, tagNames({ said })),
          language,
        }),
        mediaType: 'text/csv;charset=utf-8',
        text: resultsCsv(
          { run, draft: version.draft, results, filter, bands: said.bands, said },
          layout,
          language,
          form,
        ),
      }
    },
    transcriptText: ({ sessionId, language }) => {
      const { session, transcript } = parts.focus.get(sessionId)
      return {
        fileName: transcriptName(session, 'txt', language),
        mediaType: 'text/plain;charset=utf-8',
        text: transcriptText(session, transcript, language),
      }
    },
    transcriptCsv: ({ sessionId, language, form }) => {
      const { session, transcript } = parts.focus.get(sessionId)
      return {
        fileName: transcriptName(session, 'csv', language),
        mediaType: 'text/csv;charset=utf-8',
        text: transcriptCsv(session, transcript, language, form),
      }
    },
  }
}
