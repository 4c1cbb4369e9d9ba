import { memoryStore } from '../../electron/secrets/memory-store.ts'
import type { SecretStore } from '../../electron/secrets/secret-store.ts'

/** A keychain that is put back together with the data folder: it does not know what became of the folder since. */
export function keychainPutBackToo(): SecretStore {
  const keychain = memoryStore()
  return { ...keychain, get: async (name) => (name.startsWith('history:') ? null : await keychain.get(name)) }
}
