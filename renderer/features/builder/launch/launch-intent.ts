/** Names what a person wants to launch, so that asking again after a lost answer is not a second launch. */
export interface LaunchIntent {
  /** The id of the run-to-be: the same until it is fulfilled, or another revision or connection is meant. */
  idFor(revision: number, connectionId: string): string
  /** The run is there: the next launch is another one. */
  fulfil(): void
}

export function createLaunchIntent(newId: () => string = () => crypto.randomUUID()): LaunchIntent {
  let meant: { what: string; id: string } | null = null
  return {
    idFor: (revision, connectionId) => {
      const what = `${revision} ${connectionId}`
      if (meant?.what !== what) meant = { what, id: newId() }
      return meant.id
    },
    fulfil: () => {
      meant = null
    },
  }
}
