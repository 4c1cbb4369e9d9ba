import type { Migration } from './database/migrations/all.ts'
import type { StorageReport } from './database/row-reader.ts'

/** What a store is opened with. */
export interface StorageOptions {
  /** Made when there is none. One process at a time. */
  folder: string
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds on a clock that nobody can set, from any point on. */
  elapsed?: () => number
  /** Told of what went wrong without stopping Sonde; a host passes its log. */
  report?: StorageReport
  /** The schema's steps; a test may bring its own. */
  migrations?: readonly Migration[]
}
