import type { ClientLink } from '@orpc/client'

/** What a call may say of itself. `deadline`: milliseconds until it gives up waiting for its answer. */
export interface CallContext {
  deadline?: number
}

/** One line to the privileged side, open until it closes for good. */
export interface Transport {
  readonly link: ClientLink<CallContext>
  /** Calls `listener` once when the line is down, at once if it is already; returns how to stop. */
  onClose(listener: () => void): () => void
  close(): void
}

/** Opens a line; rejects when it cannot, or when `signal` aborts. */
export type OpenTransport = (signal: AbortSignal) => Promise<Transport>

/** Something that happens once, with listeners that can leave. */
export interface Once {
  readonly happened: boolean
  happen(): void
  listen(listener: () => void): () => void
}

/** A promise would keep every listener of a long-lived line in memory; this lets them go. */
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
