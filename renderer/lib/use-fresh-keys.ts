import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { FreshKey } from '../../shared/models/account.ts'
import { api } from './api.ts'

/**
 * The new keys, over any connection, whose secrets the core holds. Only the core holds them, so that leaving the
 * screen, reloading the page or closing the window loses none. Reloaded when the window gets the focus, since another
 * window may have retrieved one.
 */
export function useFreshKeys(): UseQueryResult<FreshKey[]> {
  return useQuery(api.account.freshKeys.queryOptions({ staleTime: 0, refetchOnWindowFocus: true }))
}

/** Reads the fresh keys again, after anything that may have changed them. */
export function refreshFreshKeys(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: api.account.freshKeys.key() })
}
