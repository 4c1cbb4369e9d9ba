import type { ImportLanguage } from '../../../shared/exchange/draft-writer.ts'
import type { ImportResult, RefusalCode } from '../../../shared/exchange/import-result.ts'
import type { ReadingProgress } from '../../../shared/exchange/reading-meter.ts'

/** A file as chosen, whose bytes the worker fetches, or a text as pasted. */
export type ImportSource = { file: File } | { text: string }

/** What the page asks the worker. */
export interface ImportRequest {
  source: ImportSource
  language: ImportLanguage
  /** Which of the file's languages to take; without it the reader chooses. */
  textLanguage?: string
}

/** What the worker answers, once. */
export type ImportAnswer =
  | { kind: 'read'; result: ImportResult }
  | { kind: 'refused'; code: RefusalCode }
  /** A mistake of ours. */
  | { kind: 'failed' }

/** What the worker sends: how far it is, any number of times, then its answer. */
export type ImportNews = ImportAnswer | { kind: 'progress'; progress: ReadingProgress }
