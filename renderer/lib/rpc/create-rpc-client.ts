import { createORPCClient } from '@orpc/client'
import type { SondeClient } from '../../../shared/contract/contract.ts'
import { SOCKET_PATH } from '../../../shared/contract/heartbeat.ts'
import { type ConnectionOptions, type ConnectionStatus, createConnection } from './connection.ts'
import type { PageSecrets } from './page-secrets.ts'
import { connectPort } from './port-transport.ts'
import { createSettlingLink } from './settling-link.ts'
import { connectSocket } from './socket-transport.ts'
import type { Connect } from './wire.ts'

/** The contract's client, and the state of the line below it. */
export interface RpcClient {
  client: SondeClient
  connection: ConnectionStatus
  /** Ends the line for good; what is pending rejects. */
  close(): void
}

/**
 * The page's client of the privileged side. Its calls reject with an `ORPCError` whose `data` is a `Problem` when the
 * core refuses (`defined`), and with a `TransportError` when no answer came. Calls give up after 30 s, those that
 * wait for the service after 4 min; `context: { deadline }` changes that for one call. Streams have no deadline and
 * end with a `TransportError` when the line breaks.
 */
export function createRpcClient(connect: Connect, options?: ConnectionOptions): RpcClient {
  const connection = createConnection(connect, options)
  return {
    client: createORPCClient<SondeClient>(createSettlingLink(connection)),
    connection,
    close: () => connection.close(),
  }
}

/** How this page reaches its host: the MessagePort in the desktop app, the WebSocket on 127.0.0.1. */
export function connectHost(secrets: PageSecrets): Connect {
  if (window.location.protocol === 'sonde:') return connectPort
  const url = new URL(SOCKET_PATH, window.location.href)
  url.protocol = 'ws:'
  return connectSocket(url.href, { entrance: { origin: window.location.origin, secrets } })
}

/**
 * Tries again at once when the machine is online again, when the person comes back to the page, or when another tab was let
 * in; returns how to stop.
 */
export function retryWhenBack(connection: ConnectionStatus, secrets: PageSecrets): () => void {
  const retry = () => {
    if (document.visibilityState === 'visible') connection.retryNow()
  }
  window.addEventListener('online', retry)
  document.addEventListener('visibilitychange', retry)
  const forget = secrets.onChange(() => connection.retryNow())
  return () => {
    forget()
    window.removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', retry)
  }
}
