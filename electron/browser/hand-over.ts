import { randomBytes } from 'node:crypto'
import type { HandOver } from '../core/ports.ts'

/** Keeps secrets until their link is followed, once. */
export interface HandOverLinks {
  handOver: HandOver
  /** The secret at `handle`, which is then gone; null when it is gone already or never was. */
  take(handle: string): string | null
}

/** Where the links point. */
export const HAND_OVER_PATH = '/new-key'

/** Links that live in memory, at most `limit` of them: the oldest goes first. */
export function createHandOverLinks(limit = 20): HandOverLinks {
  const secrets = new Map<string, string>()
  return {
    async handOver(secret) {
      const handle = randomBytes(32).toString('base64url')
      secrets.set(handle, secret)
      for (const oldest of secrets.keys()) {
        if (secrets.size <= limit) break
        secrets.delete(oldest)
      }
      return { how: 'link', path: `${HAND_OVER_PATH}/${handle}` }
    },
    take(handle) {
      const secret = secrets.get(handle) ?? null
      secrets.delete(handle)
      return secret
    },
  }
}
