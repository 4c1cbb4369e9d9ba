import type { RefusalCode } from '../../shared/exchange/import-result.ts'
import type { ImportSource } from '../../shared/exchange/read-import.ts'

/** A file that asks for far more memory or time than it has bytes. */
export interface HostileFile {
  name: string
  /** Null where it is read. */
  refusal: RefusalCode | null
  /** Whether the suite reads it too, and not the benchmark alone: one of each kind, quick to make. */
  inSuite?: boolean
  make(): ImportSource
}
