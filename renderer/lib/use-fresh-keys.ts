import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { FreshKey } from '../../shared/models/account.ts'
import { api } from './api.ts'

/**
 * The new keys whose secrets the privileged side holds, over any connection: it alone knows, so that a screen left, a
 * page loaded again or a window closed loses none. Another window may have taken one: asked again with the focus.
 */
export function useFreshKeys(): UseQueryResult<FreshKey[]> {
  return useQuery(api.account.freshKeys.queryOptions({ staleTime: 0, refetchOnWindowFocus: true }))
}

/** Reads the fresh keys again, after anything that may have changed them. */
export function refreshFreshKeys(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: api.account.freshKeys.key() })
}
