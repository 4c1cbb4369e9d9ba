import { WebSocket as NodeSocket } from 'ws'

/**
 * Opens sockets in Node as a page does, with these headers. When a socket is closed while it connects, a browser's only
 * closes, but Node's emits an error, which would end the test run if nobody listened.
 */
export function pageSocket(headers: Record<string, string>): (url: string) => WebSocket {
  return (url) => {
    const socket = new NodeSocket(url, { headers })
    socket.on('error', () => undefined)
    return socket as unknown as WebSocket
  }
}
