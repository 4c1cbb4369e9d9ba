/** Milliseconds between two looks, and until it gives up. */
const LOOK = 20
const GIVE_UP = 25_000

/** Waits for what a test expects: returns the first value of `look` that is not null, undefined or false. */
export async function until<T>(what: string, look: () => T | Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + GIVE_UP
  for (;;) {
    const seen = await look()
    if (seen !== null && seen !== undefined && seen !== false) return seen as NonNullable<T>
    if (Date.now() > end) throw new Error(`waited ${GIVE_UP / 1000} s in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK))
  }
}
