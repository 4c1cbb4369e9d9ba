import type { SupportedMessagePort } from '@orpc/client/message-port'
import { RPCHandler } from '@orpc/server/message-port'
import type { SondeRouter } from './router.ts'

/**
 * Returns a function that serves `router` on a MessagePort, Electron's or Node's. When the port closes, its streams
 * stop.
 */
export function portServer(router: SondeRouter): (port: SupportedMessagePort) => void {
  const handler = new RPCHandler(router)
  return (port) => handler.upgrade(port)
}
