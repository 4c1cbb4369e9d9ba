import type { ZodType } from 'zod'
import { SondeError } from '../../../shared/models/sonde-error.ts'

export type Subject =
  | 'survey'
  | 'version'
  | 'run'
  | 'results'
  | 'payload'
  | 'focus'
  | 'connection'
  | 'kept_item'
  | 'annotations'
  | 'experiment'
  | 'ledger'
  | 'experiment_notes'
  | 'transcript_notes'
  | 'recipe'

/** Reports an event that did not lose a person's work but that should be known. Never given what a person wrote. */
export type StorageReport = (event: string, details: Record<string, string>) => void

/**
 * Reads rows with the schema of their subject. A record that cannot be read stays in the file, is counted for
 * `health()` and reported once. Lists leave it out; asking for it by its id throws, but not with MISSING.
 */
export class RowReader {
  readonly #report: StorageReport
  readonly #unreadable = new Set<string>()

  constructor(report: StorageReport) {
    this.#report = report
  }

  /** Number of records found so far that could not be read. */
  get unreadable(): number {
    return this.#unreadable.size
  }

  /** Sets the count back to 0, for another file. */
  reset(): void {
    this.#unreadable.clear()
  }

  /** Throws STORAGE `damaged` when the record cannot be read. */
  one<T>(schema: ZodType<T>, subject: Subject, id: unknown, record: unknown): T {
    const read = schema.safeParse(record)
    if (read.success) return read.data
    this.#note(subject, id)
    throw new SondeError('STORAGE', { cause: 'damaged' })
  }

  /** Leaves out records that cannot be read. `record` makes the record from a row. */
  many<T, R extends { id?: unknown }>(
    schema: ZodType<T>,
    subject: Subject,
    rows: readonly R[],
    record: (row: R) => unknown,
  ): T[] {
    return rows.flatMap((row) => {
      const read = schema.safeParse(record(row))
      if (read.success) return [read.data]
      this.#note(subject, row.id)
      return []
    })
  }

  #note(subject: Subject, id: unknown): void {
    const key = `${subject} ${String(id)}`
    if (this.#unreadable.has(key)) return
    this.#unreadable.add(key)
    this.#report('storage_row_unreadable', { subject, id: String(id) })
  }
}

/** The value of a JSON document; undefined, which no schema accepts, where it is not JSON. */
export function parseDocument(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
