import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FocusEvent } from '../../../shared/contract/focus.ts'
import { api, client } from '../../lib/api.ts'
import { useLive } from '../../lib/use-live.ts'

/** Keeps a session and its transcript in step while its screen is shown. Returns why it cannot just now, or null. */
export function useFollowSession(sessionId: string): unknown {
  const cache = useQueryClient()
  const listed = useRef('')
  return useLive<FocusEvent>(
    sessionId,
    (signal) => client.focus.watch({ id: sessionId }, { signal }),
    (event) => {
      cache.setQueryData(api.focus.get.queryKey({ input: { id: sessionId } }), event)
      cache.setQueryData(api.focus.snapshots.queryKey({ input: { id: sessionId } }), (known) =>
        known?.length === event.transcript.snapshots ? known : undefined,
      )
      void cache.invalidateQueries({ queryKey: api.focus.received.key({ input: { id: sessionId } }) })
      const { id, draft, state, activity, roundsRun } = event.session
      const row = [id, draft.title, state, activity, roundsRun].join('\n')
      if (row === listed.current) return
      listed.current = row
      void cache.invalidateQueries({ queryKey: api.focus.list.key() })
      void cache.invalidateQueries({ queryKey: api.focus.snapshots.key({ input: { id: sessionId } }) })
    },
  )
}
