import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FreshKey } from './fresh-key-panel.tsx'

/**
 * The key just created over a connection, until its secret was taken or given up. It outlives the screen: who looks at
 * another one meanwhile finds it again, for the service tells a secret once only.
 */
export function useFreshKey(connectionId: string): [FreshKey | null, (fresh: FreshKey | null) => void] {
  const cache = useQueryClient()
  const queryKey = ['fresh-key', connectionId]
  const { data } = useQuery<FreshKey | null>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return [data ?? null, (fresh) => cache.setQueryData(queryKey, fresh)]
}
