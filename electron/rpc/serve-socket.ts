import { RPCHandler } from '@orpc/server/ws'
import type { WebSocket } from 'ws'
import { HEARTBEAT, HEARTBEAT_INTERVAL } from '../../shared/contract/heartbeat.ts'
import type { SondeRouter } from './router.ts'

/**
 * Returns how to serve `router` on an open WebSocket. A socket whose peer stops answering pings is ended, and its
 * streams stop with it.
 */
export function socketServer(
  router: SondeRouter,
  beatEvery: number = HEARTBEAT_INTERVAL,
): (socket: WebSocket) => void {
  const handler = new RPCHandler(router)
  return (socket) => {
    let missedPongs = 0
    const timer = setInterval(() => {
      if (missedPongs >= 2) return socket.terminate()
      missedPongs += 1
      socket.ping()
      socket.send(HEARTBEAT, () => undefined)
    }, beatEvery)
    socket.on('pong', () => {
      missedPongs = 0
    })
    socket.on('close', () => clearInterval(timer))
    void handler.upgrade({
      addEventListener: socket.addEventListener.bind(socket),
      // Waiting until the message is out keeps a stream from filling the memory for a page that reads slowly.
      send: (data: Parameters<WebSocket['send']>[0]) =>
        new Promise<void>((resolve) => {
          if (socket.readyState !== socket.OPEN) return resolve()
          socket.send(data, () => resolve())
        }),
    })
  }
}
