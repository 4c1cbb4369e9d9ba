import { useEffect, useRef } from 'react'
import type { Connection } from '../../../shared/models/connection.ts'
import { client } from '../../lib/api.ts'
import { useActiveConnection } from '../../lib/use-connections.ts'
import { useChangeSettings } from '../../lib/use-settings.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/**
 * Returns what tries a new connection once: whether address and key are right is known only then. Where the service answers
 * and accepts the key, runs go to it from then on, unless the person has chosen another connection in the meantime; where it
 * does not, its row says why and offers to use it anyway.
 */
export function useNewConnection(): (connection: Connection) => Promise<void> {
  const change = useChangeSettings()
  const active = useActiveConnection()?.id
  const latest = useRef(active)
  useEffect(() => {
    latest.current = active
  }, [active])
  return async ({ id }) => {
    const before = latest.current
    const checked = await client.connections.check({ id }).catch(() => null)
    if (checked?.reach !== 'reachable' || latest.current !== before) return
    change.mutate({ activeConnectionId: id }, { onError: tellProblem })
  }
}
