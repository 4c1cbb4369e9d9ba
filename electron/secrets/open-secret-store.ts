import { keychainStore } from './keychain-store.ts'
import { memoryStore } from './memory-store.ts'
import { secretServiceAnswers } from './secret-service-ping.ts'
import type { SecretStore } from './secret-store.ts'

/** How long the start waits for the keychain, in ms. */
const START_DEADLINE = 2_000

/**
 * How long each use waits for the keychain, in ms. Longer than at the start: a busy machine must not look like a
 * missing keychain.
 */
const USE_DEADLINE = 10_000

/**
 * Opens the OS keychain if there is one that responds, else a store in memory; see `tier`. Entries are stored under the
 * name `service`. SONDE_SECRETS=memory keeps everything in memory, for machines whose keychain cannot be unlocked.
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
    // The package may not exist for this platform.
    const { AsyncEntry } = await import('@napi-rs/keyring')
    return keychainStore({ service, Entry: AsyncEntry, answers: () => answersWithin(USE_DEADLINE) })
  } catch {
    return memoryStore()
  }
}
