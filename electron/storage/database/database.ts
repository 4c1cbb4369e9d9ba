import path from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import { onDisk } from '../disk/disk-problem.ts'
import { COMPANIONS, tryRemove } from '../disk/files.ts'
import { keepPrivate, makePrivate } from '../disk/private-file.ts'
import { sortKey } from './sort-key.ts'

/** A value that SQLite stores. */
export type Value = string | number | Uint8Array | null
type Row = Record<string, unknown>

/** How long a statement waits for another process's lock before it is refused, in ms. */
const BUSY_TIMEOUT = 5_000

/**
 * One connection to the store's file. Disk errors are thrown as STORAGE. `open` may be called again with another file,
 * so that the repositories keep working after a backup was restored.
 */
export class Database {
  #connection: DatabaseSyncInstance | null = null
  #folder = ''
  #usedAt = 0
  /** Statements that return rows, and those that do not: one statement is never used as both. */
  readonly #queries = new Map<string, StatementSyncInstance>()
  readonly #changes = new Map<string, StatementSyncInstance>()

  /** Opens the file, creating it when there is none. Every commit is on disk when it returns. */
  open(file: string): void {
    this.close()
    this.#folder = path.dirname(file)
    this.#onDisk(() => {
      makePrivate(file)
      for (const companion of COMPANIONS) keepPrivate(file + companion)
      this.#connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true })
      // Only one process uses the folder anyway. In this mode the index of the log is in memory. In a file, a disk that
      // becomes full or read-only would kill the process in the middle of a write (SIGBUS).
      this.#connection.exec('PRAGMA locking_mode = EXCLUSIVE')
      this.#connection.exec('PRAGMA journal_mode = WAL')
      // An earlier opening without this mode may have left an index file. No other process can have the store open now.
      tryRemove(`${file}-shm`)
      this.#connection.exec('PRAGMA synchronous = FULL')
      // On macOS a plain fsync leaves the data in the drive's cache; elsewhere this does nothing.
      this.#connection.exec('PRAGMA fullfsync = ON')
      // Only for migrations: no index or view may need it, because other programs could then not read the file.
      this.#connection.function('sort_key', { deterministic: true }, (title: unknown) =>
        sortKey(String(title)),
      )
    })
  }

  get isOpen(): boolean {
    return this.#connection !== null
  }

  /** Milliseconds since the last statement, on a clock that cannot be set. */
  get idleFor(): number {
    return performance.now() - this.#usedAt
  }

  close(): void {
    for (const statements of [this.#queries, this.#changes]) {
      for (const statement of statements.values()) statement.close()
      statements.clear()
    }
    const connection = this.#connection
    this.#connection = null
    if (connection) this.#onDisk(() => connection.close())
  }

  /** Runs statements that take no values and return no rows. */
  exec(sql: string): void {
    this.#onDisk(() => this.#open().exec(sql))
  }

  /** Returns how many rows changed. */
  run(sql: string, ...values: Value[]): number {
    return this.#onDisk(() => {
      const statement = this.#statement(sql, this.#changes)
      // The result also has the id of the last row, which is beyond JavaScript's safe integers after some writes to
      // search tables.
      statement.setReadBigInts(true)
      return Number(statement.run(...values).changes)
    })
  }

  get(sql: string, ...values: Value[]): Row | null {
    return this.#onDisk(() => (this.#statement(sql, this.#queries).get(...values) as Row | undefined) ?? null)
  }

  all(sql: string, ...values: Value[]): Row[] {
    return this.#onDisk(() => this.#statement(sql, this.#queries).all(...values) as Row[])
  }

  /** Stores all changes of `work` or none. Must not be nested. */
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

  #onDisk<T>(work: () => T): T {
    this.#usedAt = performance.now()
    return onDisk(work, this.#folder)
  }

  #open(): DatabaseSyncInstance {
    if (!this.#connection) throw new Error('The store is closed')
    return this.#connection
  }

  #statement(sql: string, statements: Map<string, StatementSyncInstance>): StatementSyncInstance {
    const known = statements.get(sql)
    if (known) return known
    const statement = this.#open().prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}
