import type { QueryClient } from '@tanstack/react-query'
import type { Run } from '../../shared/models/run.ts'
import { api } from './api.ts'

/**
 * Puts the new state of a run into the cache: for its own screens, and into every list that holds it. A list that has
 * to be loaded again is left as it is: writing into it would make it count as up to date, without the runs that it
 * misses.
 */
export function putRun(cache: QueryClient, run: Run): void {
  cache.setQueryData(api.runs.get.queryKey({ input: { id: run.id } }), run)
  cache.setQueriesData<Run[]>(
    { queryKey: api.runs.list.key({ type: 'query' }), predicate: ({ state }) => !state.isInvalidated },
    (runs) => runs?.map((known) => (known.id === run.id ? run : known)),
  )
}
