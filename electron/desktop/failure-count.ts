/**
 * How often a page may fail before the person is asked, and the time without a failure after which the count starts
 * again. Milliseconds.
 */
const MOST = 3
const HEALTHY_AFTER = 300_000

/** Counts the failures of a page that come close together. */
export interface FailureCount {
  /** Notes a failure; returns whether the page may be loaded again without asking the person. */
  mayGoOn(): boolean
  /** Starts the count again, because the person has decided. */
  forget(): void
}

/**
 * Three failures are handled without asking the person; the fourth is not, unless there was no failure in the five
 * minutes before it. `now`: milliseconds on a clock that only goes forward.
 */
export function createFailureCount(now: () => number): FailureCount {
  let failures = 0
  let last = Number.NEGATIVE_INFINITY
  return {
    mayGoOn() {
      failures = now() - last >= HEALTHY_AFTER ? 1 : failures + 1
      last = now()
      return failures <= MOST
    },
    forget() {
      failures = 0
    },
  }
}
