import { memoryStore } from '../../electron/secrets/memory-store.ts'
import type { SecretStore } from '../../electron/secrets/secret-store.ts'

/** A keychain that was restored together with the data folder, so it does not know what happened after the backup. */
export function keychainPutBackToo(): SecretStore {
  const keychain = memoryStore()
  return { ...keychain, get: async (name) => (name.startsWith('history:') ? null : await keychain.get(name)) }
}
