import { WebSocket as NodeSocket } from 'ws'

/**
 * Opens sockets as a page does, from Node and with these headers. A page's socket that is given up while it connects only
 * closes; Node's throws where nobody listens, which would end the test run.
 */
export function pageSocket(headers: Record<string, string>): (url: string) => WebSocket {
  return (url) => {
    const socket = new NodeSocket(url, { headers })
    socket.on('error', () => undefined)
    return socket as unknown as WebSocket
  }
}
