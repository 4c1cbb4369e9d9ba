import { skipToken, useQuery } from '@tanstack/react-query'
import type { Connection, ConnectionStatus } from '../../shared/models/connection.ts'
import { api } from './api.ts'
import { useSettings } from './use-settings.ts'

/** Where the shell's feed keeps the newest reach and rate budget of every connection. */
export const statusesKey = ['connection-statuses'] as const

/** All connections, practice included; undefined until they are here. */
export function useConnections(): Connection[] | undefined {
  return useQuery(api.connections.list.queryOptions()).data
}

/** The connection that launches go to; practice where the one that was set is gone. */
export function useActiveConnection(): Connection | undefined {
  const connections = useConnections()
  const id = useSettings()?.activeConnectionId
  return (
    connections?.find((connection) => connection.id === id) ?? connections?.find(({ practice }) => practice)
  )
}

/** Reach and rate budget of a connection as last told; undefined before the first word. */
export function useConnectionStatus(connectionId: string | undefined): ConnectionStatus | undefined {
  const { data } = useQuery<ConnectionStatus[]>({
    queryKey: statusesKey,
    // The feed brings them; nobody asks.
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.find((status) => status.connectionId === connectionId)
}
