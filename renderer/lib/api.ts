import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { useSyncExternalStore } from 'react'
import type { ConnectionState } from './rpc/connection.ts'
import { connectHost, createRpcClient, retryWhenBack } from './rpc/create-rpc-client.ts'

const rpc = createRpcClient(connectHost())
retryWhenBack(rpc.connection)

/** The contract, to call directly. */
export const client = rpc.client

/** The contract as TanStack Query options and keys: `useQuery(api.surveys.list.queryOptions({ input: {} }))`. */
export const api = createTanstackQueryUtils(client)

/** The line to the privileged side. */
export const line = rpc.connection

/** The state of the line; the component renders again when it changes. */
export function useLineState(): ConnectionState {
  return useSyncExternalStore(line.subscribe, line.state)
}
