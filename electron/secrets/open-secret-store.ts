import { keychainStore } from './keychain-store.ts'
import { memoryStore } from './memory-store.ts'
import { secretServiceAnswers } from './secret-service-ping.ts'
import type { SecretStore } from './secret-store.ts'

/** How long the start waits for the keychain, in ms. */
const START_DEADLINE = 2_000

/** How long a use of it waits, in ms: a machine out of breath is not a keychain out of reach. */
const USE_DEADLINE = 10_000

/**
 * The OS keychain where there is one that answers, else session memory; see `tier`. Entries are filed under `service`.
 * SONDE_SECRETS=memory keeps everything in memory, for machines whose keychain cannot be unlocked.
 */
export async function openSecretStore({
  service = 'Sonde',
}: {
  service?: string
} = {}): Promise<SecretStore> {
  if (process.env.SONDE_SECRETS === 'memory') return memoryStore({ asked: true })
  const answersWithin = (ms: number) =>
    process.platform === 'linux' ? secretServiceAnswers(process.env, ms) : Promise.resolve(true)
  if (!(await answersWithin(START_DEADLINE))) return memoryStore()
  try {
    // A package for this platform may be missing.
    const { AsyncEntry } = await import('@napi-rs/keyring')
    return keychainStore({ service, Entry: AsyncEntry, answers: () => answersWithin(USE_DEADLINE) })
  } catch {
    return memoryStore()
  }
}
