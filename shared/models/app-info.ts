import { z } from 'zod'

/** A backup of the store that can be restored. */
export const storeCopySchema = z.object({
  name: z.string(),
  /** By the machine's clock, in milliseconds since 1970. The order of the list does not depend on it. */
  madeAt: z.number(),
  /** Bytes. */
  size: z.number().int(),
  /** Whether it was made before an update changed the store's format. */
  beforeUpdate: z.boolean(),
})
export type StoreCopy = z.infer<typeof storeCopySchema>

/** A store that was in use until a backup was restored in its place. It can be restored like a backup. */
export const replacedStoreSchema = storeCopySchema.omit({ beforeUpdate: true, madeAt: true }).extend({
  /** When the backup took its place, by the machine's clock, in milliseconds since 1970. */
  replacedAt: z.number(),
})
export type ReplacedStore = z.infer<typeof replacedStoreSchema>

/** How the store opened. `replaced`: the file was damaged and moved to `setAside`, and an empty store is in use. */
export const storeHealthSchema = z.object({
  state: z.enum(['sound', 'replaced']),
  setAside: z.string().nullable(),
  /** Backups that can be restored, newest first. */
  copies: z.array(storeCopySchema),
  /** Stores that a restore has replaced, newest first: what was done until then is only in them. */
  replaced: z.array(replacedStoreSchema),
  /** How many records could not be read since the start: they are left out of lists, but stay in the file. */
  unreadable: z.number().int().default(0),
})
export type StoreHealth = z.infer<typeof storeHealthSchema>

/** What the page must know of where it runs. */
export const appInfoSchema = z.object({
  version: z.string(),
  host: z.enum(['desktop', 'browser']),
  platform: z.string(),
  /**
   * Where keys are kept. Those in memory last until Sonde quits, and the page says so. `memory`: this system has no
   * keychain; `memory_asked`: the person asked for it.
   */
  secretStore: z.enum(['keychain', 'memory', 'memory_asked']),
  /** Whether the page has the same address after the next start; otherwise the browser loses what it stored for it. */
  lastingAddress: z.boolean(),
  store: storeHealthSchema,
  /** Whether the built-in practice service runs. */
  practiceRunning: z.boolean(),
})
export type AppInfo = z.infer<typeof appInfoSchema>
