/** Identifies what a person wants to launch, so that pressing again after a lost reply does not launch it twice. */
export interface LaunchIntent {
  /** The id of the run to be created: the same until `fulfil`, or until the revision or the connection changes. */
  idFor(revision: number, connectionId: string): string
  /** To be called when the run exists: the next launch gets another id. */
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
