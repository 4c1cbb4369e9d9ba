import type { ImportLanguage } from '../../../shared/exchange/draft-writer.ts'
import type { ImportResult, RefusalCode } from '../../../shared/exchange/import-result.ts'
import type { ReadingProgress } from '../../../shared/exchange/reading-meter.ts'
import type { Told } from '../../../shared/exchange/source-lines.ts'

/** A chosen file, whose bytes the worker reads, or a pasted text. */
export type ImportSource = { file: File } | { text: string }

/** The page's request to the worker. */
export interface ImportRequest {
  source: ImportSource
  language: ImportLanguage
  /** The language of the file to be imported; by default the reader chooses. */
  textLanguage?: string
  /** What the person told about the lines of a text or a Word document. */
  told?: Told
}

/** The worker's answer, one for each request. */
export type ImportAnswer =
  | { kind: 'read'; result: ImportResult }
  | { kind: 'refused'; code: RefusalCode }
  /** A bug in Sonde. */
  | { kind: 'failed' }

/** Why nothing was read. */
export type ImportRefused = Exclude<ImportAnswer, { kind: 'read' }>

/** The worker's messages: any number of progress reports, then its answer. */
export type ImportNews = ImportAnswer | { kind: 'progress'; progress: ReadingProgress }
