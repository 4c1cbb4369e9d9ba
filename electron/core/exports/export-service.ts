import { setImmediate } from 'node:timers/promises'
import type {
  ExportedBytes,
  ExportedFile,
  ExportedTranscript,
  ExportedTranscriptBytes,
  ResultsFileEvent,
} from '../../../shared/contract/exports.ts'
import { type CodingFile, offersCodingFile } from '../../../shared/models/coding-file.ts'
import type { CrossVariable } from '../../../shared/models/cross-variable.ts'
import type { CsvForm } from '../../../shared/models/csv-form.ts'
import type { FocusSession } from '../../../shared/models/focus.ts'
import type { ResultsFilter } from '../../../shared/models/results-filter.ts'
import type { ResultsFile, ResultsLayout } from '../../../shared/models/results-layout.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { emptyTranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import type { AnnotationService } from '../annotations/annotation-service.ts'
import type { FocusService } from '../focus/focus-service.ts'
import type { TranscriptNotesService } from '../focus/transcript-notes-service.ts'
import type { Clock } from '../ports.ts'
import type { RunService } from '../runs/run-service.ts'
import { type CodedSession, codingFile } from './coding-files.ts'
import { type ResultsToExport, tagNames } from './export-table.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'
import { exportFileName } from './file-name.ts'
import { filterNameParts } from './filter-parts.ts'
import { resultsCsv } from './results-csv.ts'
import { resultsFileSteps } from './results-file.ts'
import { transcriptCsv } from './transcript-csv.ts'
import { WORD_FILE } from './transcript-document.ts'
import { transcriptText } from './transcript-text.ts'
import { transcriptWord } from './transcript-word.ts'
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
  /** Tells how far it has come, then the file. Nothing is made any more once the signal is aborted. */
  resultsFile(
    input: {
      runId: string
      file: ResultsFile
      language: ExportLanguage
      filter: ResultsFilter
      by: readonly CrossVariable[]
    },
    signal?: AbortSignal,
  ): AsyncGenerator<ResultsFileEvent>
  transcriptText(input: { sessionId: string; language: ExportLanguage }): ExportedTranscript
  transcriptCsv(input: { sessionId: string; language: ExportLanguage; form: CsvForm }): ExportedTranscript
  transcriptWord(input: { sessionId: string; language: ExportLanguage }): ExportedTranscriptBytes
  /** Throws MISSING where there are no codes, or neither codes nor passages, for such a file. */
  transcriptCoding(input: {
    sessionId: string
    file: CodingFile
    language: ExportLanguage
    form: CsvForm
  }): ExportedBytes
}

export function createExportService(parts: {
  clock: Clock
  runs: RunService
  focus: FocusService
  annotations: Pick<AnnotationService, 'get'>
  transcriptNotes: Pick<TranscriptNotesService, 'get'>
}): ExportService {
  const transcriptName = (
    { draft, practice }: FocusSession,
    kind: 'txt' | 'csv' | 'docx',
    language: ExportLanguage,
  ) =>
    exportFileName(draft.title, TRANSCRIPT_WORDS[language].transcript, kind, {
      ...{ practice, at: parts.clock.now(), language },
    })
  const coded = (sessionId: string): CodedSession => {
    const { session, transcript } = parts.focus.get(sessionId)
    return { session, transcript, notes: parts.transcriptNotes.get(sessionId).notes }
  }
  /** The same for a file of the transcript itself, which is made without notes where they are damaged. */
  const readable = (sessionId: string): CodedSession & { withoutNotes: boolean } => {
    try {
      return { ...coded(sessionId), withoutNotes: false }
    } catch (error) {
      const { session, transcript } = parts.focus.get(sessionId)
      if (!(error instanceof SondeError && error.problem.cause === 'damaged')) throw error
      return { session, transcript, notes: emptyTranscriptNotes(), withoutNotes: true }
    }
  }
  const toExport = async (runId: string, filter: ResultsFilter): Promise<ResultsToExport> => {
    const { run, version, results } = await parts.runs.results(runId)
    const { annotations: said } = parts.annotations.get(runId)
    return { run, draft: version.draft, results, filter, bands: said.bands, said }
  }
  const resultsName = (
    { run, filter, said }: ResultsToExport,
    file: { what: string; extension: string; layout: ResultsLayout; language: ExportLanguage },
  ) =>
    exportFileName(run.title, file.what, file.extension, {
      ...{
        practice: run.practice,
        version: run.versionNumber,
        at: parts.clock.now(),
        language: file.language,
      },
      filter: filterNameParts(filter, file.layout, file.language, tagNames({ said })),
    })
  return {
    resultsCsv: async ({ runId, layout, language, filter, form }) => {
      const results = await toExport(runId, filter)
      const words = EXPORT_WORDS[language]
      const what = `${words.results}-${words.layouts[layout]}`
      return {
        fileName: resultsName(results, { what, extension: 'csv', layout, language }),
        mediaType: 'text/csv;charset=utf-8',
        text: resultsCsv(results, layout, language, form),
      }
    },
    resultsFile: async function* ({ runId, file, language, filter, by }, signal) {
      const results = { ...(await toExport(runId, filter)), by }
      const steps = resultsFileSteps(results, file, language, parts.clock.now())
      let step = steps.next()
      while (!step.done) {
        yield { kind: 'progress', ...step.value }
        // Everything else has its turn between two steps, also the call that cancels this one.
        await setImmediate()
        signal?.throwIfAborted()
        step = steps.next()
      }
      const { what, layout, mediaType, content, cut } = step.value
      yield {
        ...{ kind: 'file', mediaType, cut, base64: Buffer.from(content).toString('base64') },
        fileName: resultsName(results, { what, extension: file, layout, language }),
      }
    },
    transcriptText: ({ sessionId, language }) => {
      const { session, transcript, notes, withoutNotes } = readable(sessionId)
      return {
        fileName: transcriptName(session, 'txt', language),
        mediaType: 'text/plain;charset=utf-8',
        text: transcriptText(session, transcript, language, notes),
        withoutNotes,
      }
    },
    transcriptCsv: ({ sessionId, language, form }) => {
      const { session, transcript, notes, withoutNotes } = readable(sessionId)
      return {
        fileName: transcriptName(session, 'csv', language),
        mediaType: 'text/csv;charset=utf-8',
        text: transcriptCsv(session, transcript, notes, language, form),
        withoutNotes,
      }
    },
    transcriptWord: ({ sessionId, language }) => {
      const { session, transcript, notes, withoutNotes } = readable(sessionId)
      const content = transcriptWord({ session, transcript }, notes, { language, at: parts.clock.now() })
      return {
        fileName: transcriptName(session, WORD_FILE.extension, language),
        mediaType: WORD_FILE.mediaType,
        base64: Buffer.from(content).toString('base64'),
        withoutNotes,
      }
    },
    transcriptCoding: ({ sessionId, file, language, form }) => {
      const source = coded(sessionId)
      if (!offersCodingFile(source.notes, file)) throw new SondeError('MISSING')
      const { title } = source.session.draft
      const at = parts.clock.now()
      const { practice } = source.session
      const { what, extension, mediaType, content } = codingFile(source, file, { language, form, at })
      return {
        fileName: exportFileName(title, what, extension, { practice, at, language }),
        mediaType,
        base64: Buffer.from(content).toString('base64'),
      }
    },
  }
}
