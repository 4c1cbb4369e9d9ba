import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type StoreHold, storeHoldSchema } from '../../../shared/models/store-hold.ts'
import type { Database } from './database.ts'
import { parseDocument } from './row-reader.ts'

/** Which store this is: two with the same history and generation hold the same. */
export const storeIdentitySchema = z.object({
  /** Random: made anew with the store, and whenever an older state takes its place. */
  history: z.string().min(1),
  /** Only grows, over all histories of a folder. */
  generation: z.number().int().min(0),
})
export type StoreIdentity = z.infer<typeof storeIdentitySchema>

/** What a store knows of itself. All calls throw STORAGE where the disk refuses. */
export interface StoreFacts {
  /** Null for a store that an earlier Sonde wrote, and for a new one. */
  identity(): StoreIdentity | null
  /** Grows the generation by one. */
  advance(): StoreIdentity
  /** Names the history. With a hold it is another one: what is known elsewhere, revisions too, fits nothing in it. */
  beginHistory(generation: number, hold: StoreHold | null): StoreIdentity
  hold(): StoreHold | null
  setHold(hold: StoreHold | null): void
  /** A random text, made when it is first asked for. */
  salt(): string
}

/** Revisions of a history; a draft is saved fewer times than this. */
const REVISIONS = 2 ** 24

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
        // A window that was open over the change, or a text that was kept elsewhere, must not save over another text
        // whose number happens to be the same.
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
