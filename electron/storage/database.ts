import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import { onDisk } from './disk-problem.ts'

/** A value that SQLite stores. */
export type Value = string | number | null
type Row = Record<string, unknown>

/** How long a statement waits for another process's lock before it is refused, in ms. */
const BUSY_TIMEOUT = 5_000

/**
 * One connection to the store's file. Disk errors come out as STORAGE. `open` may be called again on another file, so
 * that the repositories keep working after a copy was put back.
 */
export class Database {
  #connection: DatabaseSyncInstance | null = null
  readonly #statements = new Map<string, StatementSyncInstance>()

  /** Opens the file, creating it when there is none. Every commit is on disk when it returns. */
  open(file: string): void {
    this.close()
    onDisk(() => {
      this.#connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true })
      this.#connection.exec('PRAGMA journal_mode = WAL')
      this.#connection.exec('PRAGMA synchronous = FULL')
      // On macOS a plain fsync leaves the data in the drive's cache; elsewhere this does nothing.
      this.#connection.exec('PRAGMA fullfsync = ON')
    })
  }

  close(): void {
    for (const statement of this.#statements.values()) statement.close()
    this.#statements.clear()
    const connection = this.#connection
    this.#connection = null
    if (connection) onDisk(() => connection.close())
  }

  /** Runs statements that take no values and return no rows. */
  exec(sql: string): void {
    onDisk(() => this.#open().exec(sql))
  }

  /** Returns how many rows changed. */
  run(sql: string, ...values: Value[]): number {
    return onDisk(() => this.#statement(sql).run(...values).changes)
  }

  get(sql: string, ...values: Value[]): Row | null {
    return onDisk(() => (this.#statement(sql).get(...values) as Row | undefined) ?? null)
  }

  all(sql: string, ...values: Value[]): Row[] {
    return onDisk(() => this.#statement(sql).all(...values) as Row[])
  }

  /** All of `work` is stored or none of it. Must not be nested. */
  transaction<T>(work: () => T): T {
    this.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.exec('COMMIT')
      return result
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (this.#open().isTransaction) this.exec('ROLLBACK')
      throw error
    }
  }

  #open(): DatabaseSyncInstance {
    if (!this.#connection) throw new Error('The store is closed')
    return this.#connection
  }

  #statement(sql: string): StatementSyncInstance {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#open().prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}
