/** Runs work one at a time for each key, in the order asked. Work that fails does not hold up what follows. */
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
