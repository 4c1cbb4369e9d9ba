import { api } from './api.ts'

/**
 * Milliseconds for which the answers of a run count as new. They change only where the page hears of it (`Feeds`, and
 * whoever has them read again), and loading twenty thousand of them once more holds up the page: with the usual two
 * seconds, this happened whenever the first drawing took longer than that.
 */
const FRESH = 15_000

/** The query for the answers of a run, for the route that loads them ahead and for the page that shows them. */
export function runResults(id: string) {
  return api.runs.results.queryOptions({ input: { id }, staleTime: FRESH })
}
