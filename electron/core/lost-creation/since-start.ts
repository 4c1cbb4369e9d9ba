/**
 * Runs and focus groups that certainly were not created at the service before now: they were prepared since this store
 * was opened, or the service's list has been checked since. Any other one that is stored as "not sent yet" may have
 * been created long ago, because the data folder may be an older copy, restored from a backup of the machine.
 */
export interface SinceStart {
  has(id: string): boolean
  add(id: string): void
  /** To be called when another store has replaced the one in use. */
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
