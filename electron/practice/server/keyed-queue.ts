/**
 * Runs tasks with the same key one after the other, in the order of the calls. A failed task does not block the next.
 */
export class KeyedQueue {
  readonly #tails = new Map<string, Promise<unknown>>()

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.#tails.set(key, mine)
    const tidy = () => {
      if (this.#tails.get(key) === mine) this.#tails.delete(key)
    }
    mine.then(tidy, tidy)
    return mine
  }
}
