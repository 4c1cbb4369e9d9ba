import type { SecretStore } from './secret-store.ts'

/** Keeps secrets in memory only, until Sonde quits; `asked`: because the person wants it so. */
export function memoryStore({ asked = false } = {}): SecretStore {
  const secrets = new Map<string, string>()
  return {
    tier: 'memory',
    asked,
    get: async (name) => secrets.get(name) ?? null,
    set: async (name, value) => {
      secrets.set(name, value)
    },
    delete: async (name) => {
      secrets.delete(name)
    },
  }
}
