import type { SupportedMessagePort } from '@orpc/client/message-port'
import { RPCHandler } from '@orpc/server/message-port'
import type { Log } from '../core/ports.ts'
import { problemInterceptor } from './problem-interceptor.ts'
import type { SondeRouter } from './router.ts'

/** Returns how to serve `router` on a MessagePort, Electron's or Node's. When the port closes, its streams stop. */
export function portServer(router: SondeRouter, log: Log): (port: SupportedMessagePort) => void {
  const handler = new RPCHandler(router, { clientInterceptors: [problemInterceptor(log)] })
  return (port) => handler.upgrade(port)
}
