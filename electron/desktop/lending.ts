/** Something that is lent to one user at a time. */
export interface Loan<T> {
  readonly lent: T
  /** A second call does nothing, because it may be lent to another user by then. */
  giveBack(): void
}

/**
 * Lends something that was given back, or else what `make` returns. `onBack` is called each time something is given
 * back.
 */
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
