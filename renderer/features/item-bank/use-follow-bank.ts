import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { useLive } from '../../lib/use-live.ts'

/** Reloads the list of kept items whenever one of them changes, even in another window. */
export function useFollowBank(): void {
  const cache = useQueryClient()
  useLive(
    'item-bank',
    (signal) => client.itemBank.watch(undefined, { signal }),
    () => void cache.invalidateQueries({ queryKey: api.itemBank.key() }),
  )
}
