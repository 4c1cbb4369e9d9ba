import { useEffect, useRef } from 'react'
import type { Connection } from '../../../shared/models/connection.ts'
import { client } from '../../lib/api.ts'
import { useActiveConnection } from '../../lib/use-connections.ts'
import { useChangeSettings } from '../../lib/use-settings.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/**
 * Returns a function that calls a new connection's service once, since only that shows whether address and key are
 * right. If the service accepts the key, the connection becomes the active one, unless the person has chosen another
 * meanwhile; if not, its row says why and offers to use it anyway.
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
