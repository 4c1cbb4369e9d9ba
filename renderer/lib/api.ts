import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { useSyncExternalStore } from 'react'
import { connectHost, createRpcClient, retryWhenBack } from './rpc/create-rpc-client.ts'
import { handOverFields } from './rpc/hand-over-fields.ts'
import { isDown, type LineState } from './rpc/line.ts'
import { createPageSecrets, secretFromAddress } from './rpc/page-secrets.ts'

const secrets = createPageSecrets(
  secretFromAddress(window.location, window.history),
  () => window.localStorage,
)
const rpc = createRpcClient(connectHost(secrets))
retryWhenBack(rpc.line, secrets)

/** Calls the procedures of the contract directly. */
export const client = rpc.client

/** The contract as TanStack Query options and keys: `useQuery(api.surveys.list.queryOptions({ input: {} }))`. */
export const api = createTanstackQueryUtils(client)

/** The fields that a form must send to follow a link to a new key's secret. */
export const fieldsForHandOver = (path: string) => handOverFields(secrets, path)

/** The line to the core. */
export const line = rpc.line

/** The state of the line; the component renders again when it changes. */
export function useLineState(): LineState {
  return useSyncExternalStore(line.subscribe, line.state)
}

let wasOpen = false
line.subscribe(() => {
  wasOpen ||= line.state() === 'connected'
})

/** Whether the line was open and is broken, so that what the page shows may be out of date. */
export function useIsCutOff(): boolean {
  return isDown(useLineState()) && wasOpen
}
