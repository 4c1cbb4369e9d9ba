import { z } from 'zod'
import type { TranscriptNotes } from './transcript-notes.ts'

/**
 * The files with the codes and passages of a transcript: a report by code, tables of the passages and of the codebook,
 * the codebook and the whole in the exchange format REFI-QDA.
 */
export const CODING_FILES = [
  'report',
  'passagesCsv',
  'passagesXlsx',
  'codebookCsv',
  'codebookQdc',
  'project',
] as const
export const codingFileSchema = z.enum(CODING_FILES)
export type CodingFile = z.infer<typeof codingFileSchema>

/** Whether there is anything for such a file: codes for a codebook, passages for their table, either for a project. */
export function offersCodingFile(
  { codes, passages }: Pick<TranscriptNotes, 'codes' | 'passages'>,
  file: CodingFile,
): boolean {
  if (file === 'codebookCsv' || file === 'codebookQdc') return codes.length > 0
  if (file === 'project') return codes.length > 0 || passages.length > 0
  return passages.length > 0
}
