import { ENTER_PATH } from '../../../shared/contract/admission.ts'

const KEY = 'sonde-secret'

/**
 * The secrets with which this page may enter its host. They are kept where pages of this very address, port included,
 * can read them and no other page can; never in a cookie, which goes to every port of the machine.
 */
export interface PageSecrets {
  /** What to try, the one that is kept first: a link from the browser's history may be old. */
  held(): string[]
  /** Keeps the one that opened, for the other tabs and the next load. */
  keep(secret: string): void
  /** Calls `listener` when another tab has kept one; returns how to stop. */
  onChange(listener: () => void): () => void
}

/** The secret in the address of a followed link, which is taken out of it; null where there is none. */
export function secretFromAddress(
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  history: Pick<History, 'replaceState'>,
): string | null {
  if (pathname !== ENTER_PATH) return null
  history.replaceState(null, '', '/')
  return hash.length > 1 ? hash.slice(1) : null
}

/** Secrets kept in `storage`; in memory where the browser refuses to keep anything. */
export function createPageSecrets(
  linked: string | null,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): PageSecrets {
  let kept: string | null = null
  function stored(): string | null {
    try {
      return storage().getItem(KEY)
    } catch {
      return null
    }
  }
  return {
    held: () => [...new Set([stored() ?? kept, linked])].filter((secret) => secret !== null),
    keep(secret) {
      kept = secret
      try {
        storage().setItem(KEY, secret)
      } catch {
        // This tab goes on; the next load needs the link.
      }
    },
    onChange(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === KEY) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
