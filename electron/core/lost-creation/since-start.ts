/**
 * Runs and focus groups that were prepared since the store is in use, or of which it was made sure since that they were
 * not created. Of all others that say "not sent yet" nobody knows: the whole data folder may be an older copy of itself,
 * put back from a backup of the machine, and they may have been created long ago.
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
