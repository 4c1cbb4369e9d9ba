import type { RefusalCode } from '../../../../../../shared/exchange/import-result.ts'
import type { CodebookRefusalCode } from '../../../../../../shared/transcripts/import/codebook-refusal.ts'
import type { ReadCodebook } from '../../../../../../shared/transcripts/import/found-codes.ts'

/** A chosen file, whose bytes the worker reads, or a pasted text. */
export type CodebookInput = { file: File } | { text: string }

/** Why no codebook was read; `line`: where the file breaks. */
export type CodebookRefused =
  | { kind: 'refused'; code: RefusalCode | CodebookRefusalCode; line: number | null }
  /** The file changed since it was chosen, or a bug in Sonde. */
  | { kind: 'failed' }

/** The worker's answer to a source. */
export type CodebookAnswer = { kind: 'read'; book: ReadCodebook } | CodebookRefused
