import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../lib/api.ts'
import { refreshFreshKeys } from '../../lib/use-fresh-keys.ts'

/** A creation that this page does not wait for itself is asked about so often. Milliseconds. */
const ASKED_EVERY = 1_000

/** How far the last creation of a key is, also one that the page gave up waiting for. */
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

/** Asks again what became of a creation, and which keys there are now. */
export function refreshKeyCreation(cache: QueryClient, connectionId: string): void {
  for (const about of [api.account.keyCreation, api.account.keys])
    void cache.invalidateQueries({ queryKey: about.key({ input: { connectionId } }) })
}
