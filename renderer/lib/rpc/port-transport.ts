import { RPCLink } from '@orpc/client/message-port'
import { PORT_READY, PORT_WANTED } from '../../../shared/contract/port-handshake.ts'
import { type CallContext, type OpenTransport, once, type Transport } from './transport.ts'

/** A transport over an open MessagePort. */
export function portWire(port: MessagePort): Transport {
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

function portIn(event: MessageEvent): MessagePort | undefined {
  return event.source === window && event.data === PORT_READY ? event.ports[0] : undefined
}

/** Closes a port that comes after the wait for it has ended: an open one would keep the host from giving another. */
function closeLate(event: MessageEvent): void {
  portIn(event)?.close()
}

/**
 * Requests a port from the preload script. A page has one at a time: the host gives the next one when it has seen the
 * previous one closed; until then the call waits, at most until `signal` aborts.
 */
export const connectPort: OpenTransport = (signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      window.removeEventListener('message', onMessage)
      signal.removeEventListener('abort', onAbort)
      window.addEventListener('message', closeLate)
    }
    const onMessage = (event: MessageEvent) => {
      const port = portIn(event)
      if (!port) return
      stop()
      resolve(portWire(port))
    }
    const onAbort = () => {
      stop()
      reject(signal.reason)
    }
    if (signal.aborted) return onAbort()
    window.removeEventListener('message', closeLate)
    signal.addEventListener('abort', onAbort)
    window.addEventListener('message', onMessage)
    // '/' is our own origin, whatever the scheme.
    window.postMessage(PORT_WANTED, '/')
  })
