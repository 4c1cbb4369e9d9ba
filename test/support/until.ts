/** Milliseconds between two calls of `look`. */
const LOOK = 20

/**
 * Waits for a condition: returns the first value of `look` that is not null, undefined or false, and throws after
 * `timeout` milliseconds.
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  timeout = 60_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + timeout
  for (;;) {
    const seen = await look()
    if (seen !== null && seen !== undefined && seen !== false) return seen as NonNullable<T>
    if (Date.now() > end) throw new Error(`waited ${timeout / 1000} s in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK))
  }
}
