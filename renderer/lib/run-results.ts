import type { QueryClient } from '@tanstack/react-query'
import { api } from './api.ts'

/**
 * The query for the answers of a run, for the route that loads them ahead and for the page that shows them. They stay
 * new until `answersChanged`: loading twenty thousand of them once more holds up the page, and with the usual two
 * seconds this happened whenever the first drawing took longer than that.
 */
export function runResults(id: string) {
  return api.runs.results.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY })
}

/**
 * To be called when the core has stored other answers of a run, or has read them again: what shows them is loaded anew.
 */
export function answersChanged(cache: QueryClient, runId: string): void {
  void cache.invalidateQueries({ queryKey: api.runs.results.key({ input: { id: runId } }) })
  void cache.invalidateQueries({ queryKey: api.runs.asked.key() })
  void cache.invalidateQueries({ queryKey: api.runs.seen.key() })
}
