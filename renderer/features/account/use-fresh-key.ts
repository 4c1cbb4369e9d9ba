import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FreshKey, keepFreshKey, readFreshKey } from './kept-fresh-key.ts'

/**
 * The key just created over a connection, until its secret was taken or given up. It outlives the screen and a reload of
 * the page: who looks at another one meanwhile finds it again, for the service tells a secret once only.
 */
export function useFreshKey(connectionId: string): [FreshKey | null, (fresh: FreshKey | null) => void] {
  const cache = useQueryClient()
  const queryKey = ['fresh-key', connectionId]
  const { data } = useQuery<FreshKey | null>({
    queryKey,
    queryFn: skipToken,
    initialData: () => readFreshKey(sessionStorage, connectionId),
    gcTime: Number.POSITIVE_INFINITY,
  })
  const set = (fresh: FreshKey | null) => {
    keepFreshKey(sessionStorage, connectionId, fresh)
    cache.setQueryData(queryKey, fresh)
  }
  return [data ?? null, set]
}
