import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A server that writes what the test wants on each connection once the request's head has arrived; `heads` lists the
 * heads.
 */
export async function serveRaw(
  answer: (socket: Socket, head: string) => void,
): Promise<{ baseUrl: string; heads: string[] }> {
  const heads: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      heads.push(String(bytes))
      answer(socket, String(bytes))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heads }
}
