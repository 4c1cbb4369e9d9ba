import { RPCLink } from '@orpc/client/websocket'
import { HEARTBEAT, HEARTBEAT_INTERVAL, LARGEST_MESSAGE } from '../../../shared/contract/heartbeat.ts'
import { type Entrance, enterHost, NotAdmittedError } from './enter-host.ts'
import { type CallContext, type OpenTransport, once, type Transport } from './transport.ts'
import { TransportError } from './transport-error.ts'

/**
 * How many checks in a row may pass without a message from the server. Checks are counted instead of time, because
 * after a sleep the clock has jumped although nothing is wrong yet.
 */
const SILENT_CHECKS = 3

interface SocketOptions {
  open?: (address: string) => WebSocket
  /** Milliseconds between two checks of the line. */
  checkEvery?: number
  entrance?: Entrance
}

/**
 * Opens a WebSocket line to `url`. `open` makes the socket (tests pass one that sets its origin). With an `entrance`,
 * the line only opens once both sides have proven who they are.
 */
export function connectSocket(
  url: string,
  {
    open = (address: string): WebSocket => new WebSocket(address),
    checkEvery = HEARTBEAT_INTERVAL,
    entrance,
  }: SocketOptions = {},
): OpenTransport {
  return (signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      if (entrance?.secrets.held().length === 0) throw new NotAdmittedError()
      const socket = open(url)
      const settle = (done: () => void) => {
        signal.removeEventListener('abort', onAbort)
        socket.removeEventListener('open', onOpen)
        socket.removeEventListener('close', onFail)
        done()
      }
      const onOpen = () =>
        settle(() => {
          const entered = entrance ? enterHost(socket, entrance, signal) : Promise.resolve()
          entered.then(
            () => resolve(socketWire(socket, checkEvery)),
            (error: unknown) => {
              socket.close()
              reject(error)
            },
          )
        })
      const onFail = () => settle(() => reject(new Error('The WebSocket did not open.')))
      const onAbort = () =>
        settle(() => {
          socket.close()
          reject(signal.reason)
        })
      signal.addEventListener('abort', onAbort)
      socket.addEventListener('open', onOpen)
      socket.addEventListener('close', onFail)
    })
}

function isTooLong(data: string | ArrayBufferLike | Blob | ArrayBufferView): boolean {
  if (typeof data !== 'string') return ('size' in data ? data.size : data.byteLength) > LARGEST_MESSAGE
  // A UTF-16 code unit takes at most three bytes, so that only long texts need encoding to be measured.
  return data.length * 3 > LARGEST_MESSAGE && new TextEncoder().encode(data).length > LARGEST_MESSAGE
}

function socketWire(socket: WebSocket, checkEvery: number): Transport {
  const closed = once()
  // oRPC talks to this stand-in instead of the real socket: it gets no heartbeats, it learns at once that the line has
  // ended even if the real socket still waits for a peer that is gone, and what it then sends is dropped instead of
  // throwing.
  const peer = new EventTarget()
  let silentChecks = 0

  const onMessage = (event: MessageEvent) => {
    silentChecks = 0
    if (event.data !== HEARTBEAT) peer.dispatchEvent(new MessageEvent('message', { data: event.data }))
  }
  const end = () => {
    clearInterval(timer)
    socket.removeEventListener('message', onMessage)
    socket.close()
    peer.dispatchEvent(new Event('close'))
    closed.happen()
  }
  const timer = setInterval(() => {
    silentChecks += 1
    if (silentChecks >= SILENT_CHECKS) end()
  }, checkEvery)
  socket.binaryType = 'arraybuffer'
  socket.addEventListener('message', onMessage)
  socket.addEventListener('close', end, { once: true })

  const link = new RPCLink<CallContext>({
    websocket: {
      addEventListener: peer.addEventListener.bind(peer),
      removeEventListener: peer.removeEventListener.bind(peer),
      readyState: WebSocket.OPEN,
      send(data) {
        // The host would close the line because of it, at each attempt.
        if (isTooLong(data)) throw new TransportError('TOO_LONG')
        if (!closed.happened && socket.readyState === WebSocket.OPEN) socket.send(data)
      },
    },
  })
  return { link, onClose: closed.listen, close: end }
}
