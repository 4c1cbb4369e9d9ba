import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { useLive } from '../../lib/use-live.ts'

/** Reloads the lists of groups whenever any group changes, even one that is not on the screen or in another window. */
export function useFollowSessions(): void {
  const cache = useQueryClient()
  useLive(
    'focus',
    (signal) => client.focus.watchAll(undefined, { signal }),
    () => void cache.invalidateQueries({ queryKey: api.focus.list.key() }),
  )
}
