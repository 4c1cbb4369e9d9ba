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
  | 'recipe'

/** Tells of something that a person's work survived but that somebody should know; never given what a person wrote. */
export type StorageReport = (event: string, details: Record<string, string>) => void

/**
 * Reads rows with the schema of their subject. A record that no longer reads does not vanish: it stays in the file, is
 * counted for `health()`, reported once, left out of a list, and refused (not "missing") when asked for by its id.
 */
export class RowReader {
  readonly #report: StorageReport
  readonly #unreadable = new Set<string>()

  constructor(report: StorageReport) {
    this.#report = report
  }

  /** Records met so far that could not be read. */
  get unreadable(): number {
    return this.#unreadable.size
  }

  /** Starts counting anew, for another file. */
  reset(): void {
    this.#unreadable.clear()
  }

  /** Throws STORAGE `damaged` when the record does not read. */
  one<T>(schema: ZodType<T>, subject: Subject, id: unknown, record: unknown): T {
    const read = schema.safeParse(record)
    if (read.success) return read.data
    this.#note(subject, id)
    throw new SondeError('STORAGE', { cause: 'damaged' })
  }

  /** Leaves out what does not read. `record` makes the subject of a row. */
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

/** The value of a JSON document; undefined, which no schema takes, where it is not JSON. */
export function parseDocument(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
