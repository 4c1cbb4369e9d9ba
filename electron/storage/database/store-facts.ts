import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type StoreHold, storeHoldSchema } from '../../../shared/models/store-hold.ts'
import type { Database } from './database.ts'
import { parseDocument } from './row-reader.ts'

/** Identifies a state of the store: two stores with the same history and generation have the same content. */
export const storeIdentitySchema = z.object({
  /** Random: new with each new store, and whenever an older state replaces the store. */
  history: z.string().min(1),
  /** Only grows, across all histories of a folder. */
  generation: z.number().int().min(0),
})
export type StoreIdentity = z.infer<typeof storeIdentitySchema>

/** Facts about the store itself. All calls throw STORAGE where the disk refuses. */
export interface StoreFacts {
  /** Null for a new store, and for one that an earlier version of Sonde wrote. */
  identity(): StoreIdentity | null
  /** Increases the generation by one. */
  advance(): StoreIdentity
  /**
   * Begins a new history. With a hold, the store is an older or other state: revisions are changed too, so that nothing
   * known elsewhere (e.g. in an open window) matches them.
   */
  beginHistory(generation: number, hold: StoreHold | null): StoreIdentity
  hold(): StoreHold | null
  setHold(hold: StoreHold | null): void
  /** A random text, created when it is first needed. */
  salt(): string
}

/** Number of revisions reserved for each generation; a draft is saved fewer times than this. */
const REVISIONS = 2 ** 24

/** Reads and writes what the store knows about itself. */
export function storeFacts(database: Database): StoreFacts {
  function read<T>(name: string, schema: z.ZodType<T>): T | null {
    const row = database.get('SELECT value FROM store_facts WHERE name = ?', name)
    const value = schema.safeParse(parseDocument(row?.value))
    return value.success ? value.data : null
  }

  function write(name: string, value: unknown): void {
    database.run(
      'INSERT OR REPLACE INTO store_facts (name, value) VALUES (?, ?)',
      name,
      JSON.stringify(value),
    )
  }

  const identity = () => read('identity', storeIdentitySchema)

  return {
    identity,
    advance() {
      const now = identity()
      if (!now) throw new Error('The store has no history')
      const next = { ...now, generation: now.generation + 1 }
      write('identity', next)
      return next
    },
    beginHistory(generation, hold) {
      const begun = { history: randomUUID(), generation }
      const first = generation * REVISIONS
      database.transaction(() => {
        write('identity', begun)
        if (hold === null) return
        write('hold', hold)
        // A window that stayed open across the change, or a text kept elsewhere, must not overwrite another text that
        // happens to have the same revision.
        database.run(
          'UPDATE surveys SET revision = ? + revision % ?, checked_revision = ? + checked_revision % ?',
          ...[first, REVISIONS, first, REVISIONS],
        )
        database.run(
          `UPDATE focus_sessions
           SET document = json_set(document, '$.revision', ? + json_extract(document, '$.revision') % ?)
           WHERE json_valid(document) AND json_type(document, '$.revision') = 'integer'`,
          ...[first, REVISIONS],
        )
      })
      return begun
    },
    hold: () => read('hold', storeHoldSchema),
    salt() {
      const kept = read('salt', z.string().min(1))
      if (kept !== null) return kept
      const made = randomUUID()
      write('salt', made)
      return made
    },
    setHold: (hold) => write('hold', hold),
  }
}
