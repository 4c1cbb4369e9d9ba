import { ENTER_PATH } from '../../../shared/contract/admission.ts'

const KEY = 'sonde-secret'

/**
 * The secrets with which this page may enter its host. They are kept where only pages of this very address, port
 * included, can read them; never in a cookie, which is sent to every port of the machine.
 */
export interface PageSecrets {
  /** The secrets to try. The kept one comes first, since a link from the browser's history may be old. */
  held(): string[]
  /** Keeps the secret that was accepted, for other tabs and the next load. */
  keep(secret: string): void
  /** Calls `listener` when another tab has kept a secret. Returns a function that stops this. */
  onChange(listener: () => void): () => void
}

/** The secret in the address of a followed link, or null. Removes it from the address. */
export function secretFromAddress(
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  history: Pick<History, 'replaceState'>,
): string | null {
  if (pathname !== ENTER_PATH) return null
  history.replaceState(null, '', '/')
  return hash.length > 1 ? hash.slice(1) : null
}

/** Secrets kept in `storage`, or in memory where the browser refuses to store anything. */
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
        // This tab still works; the next load needs the link again.
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
