import { createORPCClient } from '@orpc/client'
import type { SondeClient } from '../../../shared/contract/contract.ts'
import { SOCKET_PATH } from '../../../shared/contract/heartbeat.ts'
import { createLine, type LineOptions, type LineStatus } from './line.ts'
import type { PageSecrets } from './page-secrets.ts'
import { connectPort } from './port-transport.ts'
import { createSettlingLink } from './settling-link.ts'
import { connectSocket } from './socket-transport.ts'
import type { OpenTransport } from './transport.ts'

/** The contract's client, and the state of its line. */
export interface RpcClient {
  client: SondeClient
  line: LineStatus
  /** Ends the line permanently; pending calls reject. */
  close(): void
}

/**
 * The page's client of the core. Its calls reject with an `ORPCError` whose `data` is a `Problem` when the core refuses
 * (`defined`), and with a `TransportError` when no reply came. Calls give up after 30 s, those that wait for the
 * service after 4 min; `context: { deadline }` changes that for one call. Streams have no deadline and end with a
 * `TransportError` when the line breaks.
 */
export function createRpcClient(connect: OpenTransport, options?: LineOptions): RpcClient {
  const line = createLine(connect, options)
  return {
    client: createORPCClient<SondeClient>(createSettlingLink(line)),
    line,
    close: () => line.close(),
  }
}

/** How this page reaches its host: by the MessagePort in the desktop app, by a WebSocket to 127.0.0.1 in a browser. */
export function connectHost(secrets: PageSecrets): OpenTransport {
  if (window.location.protocol === 'sonde:') return connectPort
  const url = new URL(SOCKET_PATH, window.location.href)
  url.protocol = 'ws:'
  return connectSocket(url.href, { entrance: { origin: window.location.origin, secrets } })
}

/**
 * Tries again at once when the machine is online again, when the person comes back to the page, or when another tab was
 * let in. Returns a function that stops this.
 */
export function retryWhenBack(line: LineStatus, secrets: PageSecrets): () => void {
  const retry = () => {
    if (document.visibilityState === 'visible') line.retryNow()
  }
  window.addEventListener('online', retry)
  document.addEventListener('visibilitychange', retry)
  const forget = secrets.onChange(() => line.retryNow())
  return () => {
    forget()
    window.removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', retry)
  }
}
