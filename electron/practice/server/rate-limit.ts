/** Length of the sliding window, in milliseconds. */
const windowMs = 60_000

/** Whether a request may pass, or how many whole seconds to wait. */
export type Verdict =
  | { readonly ok: true; readonly remaining: number }
  | { readonly ok: false; readonly waitSeconds: number }

/**
 * Sliding minute per key: a request passes if fewer than the limit passed in the 60 s before it. Refused requests do
 * not count, so the first request after the stated wait passes.
 */
export class RateLimiter {
  readonly #passed = new Map<number, Window>()

  /** Decides on one request of a key at `now` (ms), and counts it if it passes. */
  admit(key: number, limit: number, now: number): Verdict {
    let window = this.#passed.get(key)
    if (!window) {
      window = { times: [], first: 0 }
      this.#passed.set(key, window)
    }
    forget(window, now - windowMs)
    const count = window.times.length - window.first
    if (count < limit) {
      window.times.push(now)
      return { ok: true, remaining: limit - count - 1 }
    }
    // If the limit was lowered meanwhile, several requests must leave the window before the next one passes.
    const leaves = window.times[window.times.length - limit] ?? now
    return { ok: false, waitSeconds: Math.max(1, Math.ceil((leaves + windowMs - now) / 1000)) }
  }
}

interface Window {
  times: number[]
  /** Index of the oldest time that still counts. */
  first: number
}

function forget(window: Window, upTo: number): void {
  while (window.first < window.times.length && (window.times[window.first] ?? 0) <= upTo) window.first++
  // Old times are removed only when they are more than half of the list, because each removal copies the list.
  if (window.first > 64 && window.first * 2 > window.times.length) {
    window.times = window.times.slice(window.first)
    window.first = 0
  }
}
