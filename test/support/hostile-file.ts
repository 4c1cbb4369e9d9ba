import type { RefusalCode } from '../../shared/exchange/import-result.ts'
import type { ImportSource } from '../../shared/exchange/read-import.ts'

/** A file that needs far more memory or time than its size suggests. */
export interface HostileFile {
  name: string
  /** The refusal that is expected; null if the file is read. */
  refusal: RefusalCode | null
  /** Whether the tests read it, and not only the benchmark: one file of each kind, quick to make. */
  inSuite?: boolean
  make(): ImportSource
}
