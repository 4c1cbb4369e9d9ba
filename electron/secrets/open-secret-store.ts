import { keychainStore } from './keychain-store.ts'
import { memoryStore } from './memory-store.ts'
import { secretServiceAnswers } from './secret-service-ping.ts'
import type { SecretStore } from './secret-store.ts'

/** How long the start waits for the keychain, in ms. */
const DEADLINE = 2_000

/**
 * The OS keychain where there is one that answers, else session memory; see `tier`. Entries are filed under `service`.
 * SONDE_SECRETS=memory keeps everything in memory, for machines whose keychain cannot be unlocked.
 */
export async function openSecretStore({
  service = 'Sonde',
}: {
  service?: string
} = {}): Promise<SecretStore> {
  if (process.env.SONDE_SECRETS === 'memory') return memoryStore()
  const answers =
    process.platform === 'linux'
      ? () => secretServiceAnswers(process.env, DEADLINE)
      : () => Promise.resolve(true)
  if (!(await answers())) return memoryStore()
  try {
    // A package for this platform may be missing.
    const { AsyncEntry } = await import('@napi-rs/keyring')
    return keychainStore({ service, Entry: AsyncEntry, answers })
  } catch {
    return memoryStore()
  }
}
