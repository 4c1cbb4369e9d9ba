import { useQueryClient } from '@tanstack/react-query'
import type { FocusChange } from '../../../shared/contract/focus.ts'
import { api, client } from '../../lib/api.ts'
import { useLive } from '../../lib/use-live.ts'

/**
 * Keeps a session and its transcript up to date while its screen is shown. Returns why that is not possible at present,
 * or null. `edition`: that of the transcript that the screen has, which is then not sent again; null: it has none.
 * While it is undefined, nothing is followed.
 */
export function useFollowSession(sessionId: string, edition: string | null | undefined): unknown {
  const cache = useQueryClient()
  return useLive<FocusChange>(
    edition === undefined ? null : sessionId,
    (signal) => client.focus.watch({ id: sessionId, ...(edition && { edition }) }, { signal }),
    (event) => {
      const { transcript } = event
      cache.setQueryData(api.focus.get.queryKey({ input: { id: sessionId } }), (known) => {
        const shown = transcript ?? known?.transcript
        return shown && { ...event, transcript: shown }
      })
      if (transcript !== null)
        void cache.invalidateQueries({ queryKey: api.focus.snapshots.key({ input: { id: sessionId } }) })
      void cache.invalidateQueries({ queryKey: api.focus.received.key({ input: { id: sessionId } }) })
    },
  )
}
