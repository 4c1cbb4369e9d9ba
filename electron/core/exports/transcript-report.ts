import type { FocusSession, Transcript } from '../../../shared/models/focus.ts'
import { heading, paragraph } from '../../../shared/report/report.ts'
import { codingReport } from '../../../shared/transcripts/export/coding-report.ts'
import type { CodingSource } from '../../../shared/transcripts/export/coding-source.ts'
import type { ExportLanguage } from './export-words.ts'
import { transcriptDocument } from './transcript-document.ts'
import { TRANSCRIPT_WORDS } from './transcript-words.ts'

/** A group's passages by code as a Word document: the guide, the codebook, the passages. */
export function transcriptReport(
  told: { session: FocusSession; transcript: Transcript },
  source: CodingSource,
  { language, at }: { language: ExportLanguage; at: number },
): Uint8Array<ArrayBuffer> {
  const { report: words, moderatorGuide } = TRANSCRIPT_WORDS[language]
  const guide = told.session.draft.guide.trim()
  return transcriptDocument(told, { kind: words.kind, language, at }, [
    ...(guide === '' ? [] : [heading(1, moderatorGuide), paragraph(guide)]),
    ...codingReport(source, words),
  ])
}
