import type { AsyncEntry } from '@napi-rs/keyring'
import { SondeError } from '../../shared/models/sonde-error.ts'
import { withDeadline } from './deadline.ts'
import type { SecretStore } from './secret-store.ts'

/** How long the person has to unlock the keychain when the system asks, in ms. */
const UNLOCK_TIMEOUT = 90_000

interface KeychainOptions {
  service: string
  Entry: typeof AsyncEntry
  /** Resolves to false when the keychain does not respond; called before each use. */
  answers: () => Promise<boolean>
}

/** The operating system's keychain. Its errors are thrown as SECRETS, and nothing is deleted because of them. */
export function keychainStore({ service, Entry, answers }: KeychainOptions): SecretStore {
  async function use<T>(name: string, work: (entry: AsyncEntry) => Promise<T>): Promise<T> {
    try {
      if (!(await answers())) throw new Error('The keychain does not answer')
      // Without this, the package may silently use Linux's kernel keyring, which a reboot clears.
      const entry = new Entry(service, name, { linux: { store: 'secret-service' } })
      return await withDeadline(work(entry), UNLOCK_TIMEOUT)
    } catch (error) {
      throw new SondeError('SECRETS', {}, { cause: error })
    }
  }

  return {
    tier: 'keychain',
    get: (name) => use(name, (entry) => entry.getPassword()),
    set: (name, value) => use(name, (entry) => entry.setPassword(value)),
    delete: async (name) => {
      await use(name, (entry) => entry.deleteCredential())
    },
  }
}
