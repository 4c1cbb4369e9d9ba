import type { ImportLanguage } from '../../../shared/exchange/draft-writer.ts'
import type { ImportResult, RefusalCode } from '../../../shared/exchange/import-result.ts'
import type { ImportSource } from '../../../shared/exchange/read-import.ts'

/** What the page asks the worker. */
export interface ImportRequest {
  source: ImportSource
  language: ImportLanguage
}

/** What the worker answers, once. */
export type ImportAnswer =
  | { kind: 'read'; result: ImportResult }
  | { kind: 'refused'; code: RefusalCode }
  /** A mistake of ours. */
  | { kind: 'failed' }
