import type { ApiKey, FreshKey } from '../../../shared/models/account.ts'
import type { Connection } from '../../../shared/models/connection.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { redactSecrets } from '../../service/redact/redact-secret.ts'

interface Held {
  secret: string
  connectionId: string
  name: string
  key: ApiKey | null
  handedOver: boolean
  keptAs: FreshKey['keptAs']
}

/** The secrets of new keys, in memory only: they never reach the page, the log or the disk. */
export interface FreshKeys {
  hold(handle: string, key: Pick<Held, 'secret' | 'connectionId' | 'name' | 'key'>): void
  /** The keys that are held, without their secrets; the oldest first. */
  list(): FreshKey[]
  /** Throws MISSING where nothing is held under `handle`. */
  get(handle: string): Readonly<Held>
  handedOver(handle: string): void
  keptAs(handle: string, connection: Connection): void
  forget(handle: string): void
  /** A value for the page, with every held secret taken out. */
  redact<T>(value: T): T
  /**
   * To be called when the connection was removed. Keys that were created through it are dropped, and keys that it held
   * no longer count as kept.
   */
  dropConnection(id: string): void
  /** To be called when the connection has another key: the key that it held no longer counts as kept. */
  unkeep(connectionId: string): void
}

export function createFreshKeys(): FreshKeys {
  const held = new Map<string, Held>()

  function get(handle: string): Held {
    const found = held.get(handle)
    if (!found) throw new SondeError('MISSING')
    return found
  }

  function unkeep(connectionId: string): void {
    for (const key of held.values()) if (key.keptAs?.id === connectionId) key.keptAs = null
  }

  return {
    hold: (handle, key) => {
      held.set(handle, { ...key, handedOver: false, keptAs: null })
    },
    list: () =>
      [...held].map(([handle, { secret: _, ...told }]) => ({
        handle,
        ...told,
        taken: told.handedOver || told.keptAs?.inMemory === false,
      })),
    get,
    handedOver: (handle) => {
      const key = held.get(handle)
      if (key) key.handedOver = true
    },
    keptAs: (handle, { id, name, key: where }) => {
      const key = held.get(handle)
      if (key) key.keptAs = { id, name, inMemory: where !== 'keychain' }
    },
    forget: (handle) => {
      held.delete(handle)
    },
    redact: (value) =>
      redactSecrets(
        value,
        [...held.values()].map(({ secret }) => secret),
      ),
    dropConnection: (id) => {
      for (const [handle, key] of held) if (key.connectionId === id) held.delete(handle)
      unkeep(id)
    },
    unkeep,
  }
}
