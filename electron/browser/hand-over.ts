import { randomBytes } from 'node:crypto'
import type { HandOver } from '../core/ports.ts'

/** Keeps secrets until their link is used, which works once. */
export interface HandOverLinks {
  handOver: HandOver
  /** The secret of `handle`, which is then removed; null when there is none (any more). */
  take(handle: string): string | null
}

/** Path of the links. */
export const HAND_OVER_PATH = '/new-key'

/** Links that are kept in memory, at most `limit` of them: the oldest is removed first. */
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
