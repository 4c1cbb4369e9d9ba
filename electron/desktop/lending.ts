/** Something that is lent to one user at a time. */
export interface Loan<T> {
  readonly lent: T
  /** Giving it back a second time does nothing: it may be lent to somebody else by then. */
  giveBack(): void
}

/** Lends what was given back, or else what `make` makes. `onBack` is called once with each that comes back. */
export function createLending<T>(make: () => T, onBack: (lent: T) => void): () => Loan<T> {
  const free: T[] = []
  return () => {
    const lent = free.pop() ?? make()
    let isLent = true
    return {
      lent,
      giveBack: () => {
        if (!isLent) return
        isLent = false
        onBack(lent)
        free.push(lent)
      },
    }
  }
}
