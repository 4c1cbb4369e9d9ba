import { RPCHandler } from '@orpc/server/ws'
import type { WebSocket } from 'ws'
import { HEARTBEAT, HEARTBEAT_INTERVAL } from '../../shared/contract/heartbeat.ts'
import type { SondeRouter } from './router.ts'

/**
 * Returns a function that serves `router` on an open WebSocket. A socket whose peer stops answering pings is closed,
 * and its streams stop with it.
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
      // Waits until the message is sent, so that a stream does not fill the memory when the page reads slowly.
      send: (data: Parameters<WebSocket['send']>[0]) =>
        new Promise<void>((resolve) => {
          if (socket.readyState !== socket.OPEN) return resolve()
          socket.send(data, () => resolve())
        }),
    })
  }
}
