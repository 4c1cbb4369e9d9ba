/**
 * Runs and focus groups that surely were not created at the service before now: they were prepared since this store
 * was opened, or the service's list has been checked since. Every other one that says "not sent yet" may have been
 * created long ago, because the whole data folder may be an older copy, put back from a backup of the machine.
 */
export interface SinceStart {
  has(id: string): boolean
  add(id: string): void
  /** The store is another one now. */
  reset(): void
}

export function createSinceStart(): SinceStart {
  const ids = new Set<string>()
  return {
    has: (id) => ids.has(id),
    add: (id) => void ids.add(id),
    reset: () => ids.clear(),
  }
}
