import { skipToken, useQuery } from '@tanstack/react-query'
import type { Connection, ConnectionStatus } from '../../shared/models/connection.ts'
import { api } from './api.ts'
import { useSettings } from './use-settings.ts'

/** Cache key under which the shell's feed keeps reach and call budget of every connection. */
export const statusesKey = ['connection-statuses'] as const

/** All connections, practice included; undefined until they are loaded. */
export function useConnections(): Connection[] | undefined {
  return useQuery(api.connections.list.queryOptions()).data
}

/** Whether there is no connection with this id, or no longer; false until they are loaded. */
export function useIsGone(id: string): boolean {
  const connections = useConnections()
  return connections !== undefined && !connections.some((connection) => connection.id === id)
}

/** The connection that launches go to; practice where the chosen one no longer exists. */
export function useActiveConnection(): Connection | undefined {
  const connections = useConnections()
  const id = useSettings()?.activeConnectionId
  return (
    connections?.find((connection) => connection.id === id) ?? connections?.find(({ practice }) => practice)
  )
}

/** Reach and call budget of a connection as last reported; undefined before the first report. */
export function useConnectionStatus(connectionId: string | undefined): ConnectionStatus | undefined {
  const { data } = useQuery<ConnectionStatus[]>({
    queryKey: statusesKey,
    // The shell's feed brings them: they are never requested.
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.find((status) => status.connectionId === connectionId)
}
