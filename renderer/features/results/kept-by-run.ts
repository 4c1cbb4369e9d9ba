/**
 * Keeps what a person last chose on the results of each run, by the router that shows them: it lives as long as the
 * window's page, and no longer.
 */
export interface KeptByRun<T> {
  /** What was last chosen for the run in this window; `none` if nothing was. */
  read(router: object, runId: string): T
  keep(router: object, runId: string, value: T): void
}

export function keptByRun<T>(none: T): KeptByRun<T> {
  const kept = new WeakMap<object, Map<string, T>>()
  return {
    read: (router, runId) => kept.get(router)?.get(runId) ?? none,
    keep(router, runId, value) {
      const ofRuns = kept.get(router) ?? new Map<string, T>()
      kept.set(router, ofRuns.set(runId, value))
    },
  }
}
