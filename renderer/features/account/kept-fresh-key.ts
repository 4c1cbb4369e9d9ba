import { z } from 'zod'
import { apiKeySchema } from '../../../shared/models/account.ts'

const freshKeySchema = z.object({ key: apiKeySchema.nullable(), handle: z.string(), name: z.string() })

/** A key just created: its secret waits on the privileged side under `handle`. */
export type FreshKey = z.infer<typeof freshKeySchema>

const name = (connectionId: string) => `sonde-fresh-key:${connectionId}`

/** The new key of a connection that a reload of the page must not lose; null where there is none. */
export function readFreshKey(storage: Storage, connectionId: string): FreshKey | null {
  try {
    return freshKeySchema.parse(JSON.parse(storage.getItem(name(connectionId)) ?? 'null'))
  } catch {
    return null
  }
}

export function keepFreshKey(storage: Storage, connectionId: string, fresh: FreshKey | null): void {
  try {
    if (fresh) storage.setItem(name(connectionId), JSON.stringify(fresh))
    else storage.removeItem(name(connectionId))
  } catch {
    // A full storage: the key is in the page, as long as that is not loaded again.
  }
}
