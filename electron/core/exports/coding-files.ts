import { toCsv } from '../../../shared/exchange/tables/csv.ts'
import { WORKBOOK_MEDIA_TYPE, writeWorkbook } from '../../../shared/exchange/xlsform/write-workbook.ts'
import type { CodingFile } from '../../../shared/models/coding-file.ts'
import type { CsvForm } from '../../../shared/models/csv-form.ts'
import type { FocusSession, Transcript } from '../../../shared/models/focus.ts'
import type { TranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { codebookTable } from '../../../shared/transcripts/export/codebook-table.ts'
import type { CodingSource } from '../../../shared/transcripts/export/coding-source.ts'
import { passageTable } from '../../../shared/transcripts/export/passage-table.ts'
import { writeProject } from '../../../shared/transcripts/export/write-project.ts'
import { writeQdc } from '../../../shared/transcripts/export/write-qdc.ts'
import type { ExportLanguage } from './export-words.ts'
import { guidsOf } from './guid-of.ts'
import { WORD_FILE } from './transcript-document.ts'
import { factsOfSpeakers, transcriptOrigin } from './transcript-origin.ts'
import { transcriptReport } from './transcript-report.ts'
import { transcriptNotices } from './transcript-text.ts'
import { TRANSCRIPT_WORDS } from './transcript-words.ts'

/** The session whose codes and passages go into a file. */
export interface CodedSession {
  session: FocusSession
  transcript: Transcript
  notes: TranscriptNotes
}

interface FileContent {
  /** What the file holds, for its name. */
  what: string
  extension: 'csv' | 'xlsx' | 'qdc' | 'qdpx' | 'docx'
  mediaType: string
  content: string | Uint8Array<ArrayBuffer>
}

const CSV = { extension: 'csv', mediaType: 'text/csv;charset=utf-8' } as const
const XLSX = {
  extension: 'xlsx',
  mediaType: WORKBOOK_MEDIA_TYPE,
} as const

/** Writes a file with the codes or passages of a session. */
export function codingFile(
  { session, transcript, notes }: CodedSession,
  file: CodingFile,
  { language, form, at }: { language: ExportLanguage; form: CsvForm; at: number },
): FileContent {
  const { files, coding, transcript: untitled } = TRANSCRIPT_WORDS[language]
  const source: CodingSource = {
    ...{ sessionId: session.id, title: session.draft.title, turns: transcript.turns, notes },
    facts: factsOfSpeakers(session.profiles, language),
    origin: transcriptOrigin(session, language),
  }
  const notices = () => transcriptNotices(session, transcript, language)
  switch (file) {
    case 'report': {
      const content = transcriptReport({ session, transcript }, source, { language, at })
      return { what: files.report, ...WORD_FILE, content }
    }
    case 'passagesCsv': {
      const { header, rows } = passageTable(source, coding)
      return { what: files.passages, ...CSV, content: toCsv(header, rows, form) }
    }
    case 'passagesXlsx': {
      const { header, rows } = passageTable(source, coding)
      const sheets = [{ name: coding.passages, rows: [header, ...rows] }]
      return { what: files.passages, ...XLSX, content: writeWorkbook(sheets, coding.cut) }
    }
    case 'codebookCsv': {
      const { header, rows } = codebookTable(source, coding)
      return { what: files.codebook, ...CSV, content: toCsv(header, rows, form) }
    }
    case 'codebookQdc': {
      const content = writeQdc(notes.codes, notices(), guidsOf(session.id))
      return { what: files.codebook, extension: 'qdc', mediaType: 'application/xml', content }
    }
    case 'project': {
      const content = writeProject({
        ...source,
        title: source.title.trim() || untitled,
        ...{ notices: notices(), words: coding, guidOf: guidsOf(session.id), at },
      })
      return { what: files.project, extension: 'qdpx', mediaType: 'application/zip', content }
    }
  }
}
