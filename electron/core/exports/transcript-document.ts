import { WORD_MEDIA_TYPE } from '../../../shared/exchange/docx/word-media-type.ts'
import type { FocusSession, Transcript } from '../../../shared/models/focus.ts'
import { writeReport } from '../../../shared/report/docx/write-report.ts'
import { paragraph, type ReportBlock } from '../../../shared/report/report.ts'
import { capital } from '../../../shared/text/capital.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'
import { sessionFacts, transcriptNotices } from './transcript-text.ts'
import { TRANSCRIPT_WORDS } from './transcript-words.ts'

export const WORD_FILE = { extension: 'docx', mediaType: WORD_MEDIA_TYPE } as const

/**
 * A Word document about a group: what kind of document it is, that its words are synthetic and what is doubtful about
 * them, where they come from, then `blocks`.
 */
export function transcriptDocument(
  { session, transcript }: { session: FocusSession; transcript: Transcript },
  { kind, language, at }: { kind: string; language: ExportLanguage; at: number },
  blocks: readonly ReportBlock[],
): Uint8Array<ArrayBuffer> {
  const { practice, draft } = session
  const [synthetic, ...notices] = transcriptNotices(session, transcript, language)
  return writeReport({
    title: draft.title.trim() || capital(TRANSCRIPT_WORDS[language].transcript),
    lines: [kind, sessionFacts(session, transcript, language).join(' · ')],
    practice: practice ? EXPORT_WORDS[language].practiceConnection : null,
    part: null,
    foot: EXPORT_WORDS[language].notice,
    ...{ language, version: '', at },
    blocks: [
      ...(synthetic === undefined ? [] : [paragraph(capital(synthetic), practice ? 'practice' : 'notice')]),
      ...notices.map((notice) => paragraph(notice, 'notice')),
      ...blocks,
    ],
  })
}
