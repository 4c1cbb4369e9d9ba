import { z } from 'zod'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { SecretStore } from '../../secrets/secret-store.ts'

const storedKeySchema = z.object({ origin: z.string(), key: z.string().min(1) })

/**
 * Keys by connection, each bound to the origin for which it was saved: if the address in the store is tampered with,
 * the key is not sent there.
 */
export interface KeyVault {
  readonly tier: SecretStore['tier']
  save(connectionId: string, baseUrl: string, key: string): Promise<void>
  /** Rejects with NO_KEY when there is none, or when it was saved for another origin. */
  read(connectionId: string, baseUrl: string): Promise<string>
  has(connectionId: string): Promise<boolean>
  forget(connectionId: string): Promise<void>
}

export function createKeyVault(secrets: SecretStore): KeyVault {
  const name = (connectionId: string) => `connection:${connectionId}`
  return {
    tier: secrets.tier,
    save: (connectionId, baseUrl, key) =>
      secrets.set(name(connectionId), JSON.stringify({ origin: new URL(baseUrl).origin, key })),
    read: async (connectionId, baseUrl) => {
      const stored = parseStoredKey(await secrets.get(name(connectionId)))
      if (!stored || stored.origin !== new URL(baseUrl).origin) throw new SondeError('NO_KEY')
      return stored.key
    },
    has: async (connectionId) => parseStoredKey(await secrets.get(name(connectionId))) !== null,
    forget: (connectionId) => secrets.delete(name(connectionId)),
  }
}

function parseStoredKey(text: string | null): z.infer<typeof storedKeySchema> | null {
  if (text === null) return null
  try {
    return storedKeySchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
