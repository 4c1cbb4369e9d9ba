import { z } from 'zod'

/** A copy of the store that could be put back. */
export const storeCopySchema = z.object({
  name: z.string(),
  /** What the machine's clock showed, in milliseconds since 1970. The list's order comes from no clock. */
  madeAt: z.number(),
  /** Bytes. */
  size: z.number().int(),
  /** Whether it was made before an update changed the store's format. */
  beforeUpdate: z.boolean(),
})
export type StoreCopy = z.infer<typeof storeCopySchema>

/** How the store opened. `replaced`: the file was damaged, set aside under `setAside`, and an empty one is in use. */
export const storeHealthSchema = z.object({
  state: z.enum(['sound', 'replaced']),
  setAside: z.string().nullable(),
  /** Copies that can be put back, newest first. */
  copies: z.array(storeCopySchema),
  /** Records met since the start that could not be read: they are left out of lists and stay in the file. */
  unreadable: z.number().int().default(0),
})
export type StoreHealth = z.infer<typeof storeHealthSchema>

/** What the page must know of where it runs. */
export const appInfoSchema = z.object({
  version: z.string(),
  host: z.enum(['desktop', 'browser']),
  platform: z.string(),
  /**
   * In memory, keys last until Sonde quits, and the page says so. `memory`: there is no OS keychain here; `memory_asked`:
   * the person asked for it, whether there is one or not.
   */
  secretStore: z.enum(['keychain', 'memory', 'memory_asked']),
  /** Whether the page has the same address after the next start: else its browser does not find what it kept. */
  lastingAddress: z.boolean(),
  store: storeHealthSchema,
  /** Whether the built-in practice service runs. */
  practiceRunning: z.boolean(),
})
export type AppInfo = z.infer<typeof appInfoSchema>
