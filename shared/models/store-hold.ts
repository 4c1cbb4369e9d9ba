import { z } from 'zod'

/**
 * Present while a restored store is held: nothing is sent for what was unfinished in it until this was compared with
 * the service and a person has seen the list.
 */
export const storeHoldSchema = z.object({
  /**
   * `copy`: a backup was restored in Sonde. `folder`: the data file was replaced by an older one while Sonde was
   * closed.
   */
  cause: z.enum(['copy', 'folder']),
  /** When the backup was made, in ms since 1970; null where the file was replaced. */
  copyMadeAt: z.number().nullable(),
  /** When it was restored, in ms since 1970. */
  since: z.number(),
  /** Null until the person has seen the list and continued; then the ids of the runs that are still held. */
  left: z.array(z.string()).nullable(),
})
export type StoreHold = z.infer<typeof storeHoldSchema>
