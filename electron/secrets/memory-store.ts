import type { SecretStore } from './secret-store.ts'

/** Keeps secrets until Sonde quits, and nowhere else; `asked`: because the person wants it so. */
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
