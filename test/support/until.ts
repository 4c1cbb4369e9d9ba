/** Milliseconds between two looks. */
const LOOK = 20

/**
 * Waits for what a test expects: returns the first value of `look` that is not null, undefined or false, and gives up
 * after `timeout` milliseconds.
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
