import { RPCLink } from '@orpc/client/message-port'
import { PORT_READY, PORT_WANTED } from '../../../shared/contract/port-handshake.ts'
import { type CallContext, type Connect, once, type Wire } from './wire.ts'

/** A line over an open MessagePort. */
export function portWire(port: MessagePort): Wire {
  const closed = once()
  port.addEventListener('close', closed.happen)
  const link = new RPCLink<CallContext>({ port })
  port.start()
  return {
    link,
    onClose: closed.listen,
    close() {
      port.close()
      closed.happen()
    },
  }
}

/** Asks the preload script for the port; it grants one a load, so that a second call waits until `signal` aborts. */
export const connectPort: Connect = (signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      window.removeEventListener('message', onMessage)
      signal.removeEventListener('abort', onAbort)
    }
    const onMessage = (event: MessageEvent) => {
      if (event.source !== window || event.data !== PORT_READY) return
      const port = event.ports[0]
      if (!port) return
      stop()
      resolve(portWire(port))
    }
    const onAbort = () => {
      stop()
      reject(signal.reason)
    }
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort)
    window.addEventListener('message', onMessage)
    // '/' is our own origin, whatever the scheme.
    window.postMessage(PORT_WANTED, '/')
  })
