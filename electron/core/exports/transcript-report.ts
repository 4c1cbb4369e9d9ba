import { WORD_MEDIA_TYPE } from '../../../shared/exchange/docx/word-media-type.ts'
import type { FocusSession, Transcript } from '../../../shared/models/focus.ts'
import { writeReport } from '../../../shared/report/docx/write-report.ts'
import { heading, paragraph, type ReportBlock } from '../../../shared/report/report.ts'
import { capital } from '../../../shared/text/capital.ts'
import { codingReport } from '../../../shared/transcripts/export/coding-report.ts'
import type { CodingSource } from '../../../shared/transcripts/export/coding-source.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'
import { sessionFacts, transcriptNotices } from './transcript-text.ts'
import { TRANSCRIPT_WORDS } from './transcript-words.ts'

export const WORD_FILE = { extension: 'docx', mediaType: WORD_MEDIA_TYPE } as const

/** A group's passages by code as a Word document: what the words are, where they come from, the codebook, the passages. */
export function transcriptReport(
  { session, transcript }: { session: FocusSession; transcript: Transcript },
  source: CodingSource,
  { language, at }: { language: ExportLanguage; at: number },
): Uint8Array<ArrayBuffer> {
  const { report: words, moderatorGuide, transcript: untitled } = TRANSCRIPT_WORDS[language]
  const { practice, draft } = session
  const guide = draft.guide.trim()
  const [kind, ...notices] = transcriptNotices(session, transcript, language)
  const head: ReportBlock[] = [
    ...(kind === undefined ? [] : [paragraph(capital(kind), practice ? 'practice' : 'notice')]),
    ...notices.map((notice) => paragraph(notice, 'notice')),
    ...(guide === '' ? [] : [heading(1, moderatorGuide), paragraph(guide)]),
  ]
  return writeReport({
    title: draft.title.trim() || capital(untitled),
    lines: [words.kind, sessionFacts(session, transcript, language).join(' · ')],
    practice: practice ? EXPORT_WORDS[language].practiceConnection : null,
    part: null,
    foot: EXPORT_WORDS[language].notice,
    ...{ language, version: '', at },
    blocks: [...head, ...codingReport(source, words)],
  })
}
