import type { ClientLink } from '@orpc/client'

/** Options of a single call. `deadline`: milliseconds until it gives up waiting for its reply. */
export interface CallContext {
  deadline?: number
}

/** One open connection to the core; once closed it stays closed. */
export interface Transport {
  readonly link: ClientLink<CallContext>
  /**
   * Calls `listener` once when the transport has closed, at once if it already has. Returns a function that stops this.
   */
  onClose(listener: () => void): () => void
  close(): void
}

/** Opens a transport; rejects when that fails, or when `signal` aborts. */
export type OpenTransport = (signal: AbortSignal) => Promise<Transport>

/** An event that happens once; listeners can be removed. */
export interface Once {
  readonly happened: boolean
  happen(): void
  listen(listener: () => void): () => void
}

/** Unlike a promise, which would keep every listener of a long-lived line in memory, this lets them be removed. */
export function once(): Once {
  const listeners = new Set<() => void>()
  let happened = false
  return {
    get happened() {
      return happened
    },
    happen() {
      if (happened) return
      happened = true
      const waiting = [...listeners]
      listeners.clear()
      for (const listener of waiting) listener()
    },
    listen(listener) {
      if (happened) {
        listener()
        return () => undefined
      }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
