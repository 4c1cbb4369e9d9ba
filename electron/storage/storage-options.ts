import type { Migration } from './database/migrations/all.ts'
import type { StorageReport } from './database/row-reader.ts'

/** Options with which a store is opened. */
export interface StorageOptions {
  /** Created if it does not exist. Only one process may use it at a time. */
  folder: string
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds on a clock that cannot be set; its zero may be anywhere. */
  elapsed?: () => number
  /** Called with problems that do not stop Sonde; a host passes its log. */
  report?: StorageReport
  /** The schema's steps; a test may pass its own. */
  migrations?: readonly Migration[]
}
