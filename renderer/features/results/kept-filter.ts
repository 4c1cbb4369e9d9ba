import type { FilterGroups } from '../../../shared/models/results-filter.ts'

/** The filters of runs, by the router that shows them: they live as long as the window's page, and no longer. */
const kept = new WeakMap<object, Map<string, FilterGroups>>()

/** The filter that a person last set on a run's results in this window; none if there was none. */
export function keptFilter(router: object, runId: string): FilterGroups {
  return kept.get(router)?.get(runId) ?? []
}

export function keepFilter(router: object, runId: string, groups: FilterGroups): void {
  const ofRuns = kept.get(router) ?? new Map<string, FilterGroups>()
  kept.set(router, ofRuns.set(runId, groups))
}
