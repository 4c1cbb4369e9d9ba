import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../lib/api.ts'
import { refreshFreshKeys } from '../../lib/use-fresh-keys.ts'

/** Milliseconds between two requests about a creation whose own call this page does not wait for. */
const ASKED_EVERY = 1_000

/** The state of the last creation of a key, even if this page stopped waiting for its reply. */
export function useKeyCreation(connectionId: string) {
  const cache = useQueryClient()
  const query = useQuery(
    api.account.keyCreation.queryOptions({
      input: { connectionId },
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'under_way' ? ASKED_EVERY : false),
    }),
  )
  const state = query.data?.state
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'under_way' && state !== 'under_way') {
      void refreshFreshKeys(cache)
      void cache.invalidateQueries({ queryKey: api.account.keys.key({ input: { connectionId } }) })
    }
    before.current = state
  }, [cache, connectionId, state])
  return query
}

/** Reloads the state of a key's creation, and the list of keys. */
export function refreshKeyCreation(cache: QueryClient, connectionId: string): void {
  for (const about of [api.account.keyCreation, api.account.keys])
    void cache.invalidateQueries({ queryKey: about.key({ input: { connectionId } }) })
}
