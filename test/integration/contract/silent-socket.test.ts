import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { createRpcClient } from '../../../renderer/lib/rpc/create-rpc-client.ts'
import { connectSocket } from '../../../renderer/lib/rpc/socket-transport.ts'
import { HEARTBEAT } from '../../../shared/contract/heartbeat.ts'

/** A server that accepts the connection but answers no call; `beats` sets whether it sends heartbeats. */
async function deafServer(beats: boolean) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  server.on('connection', (socket) => {
    const timer = setInterval(() => beats && socket.send(HEARTBEAT), 5)
    socket.on('close', () => clearInterval(timer))
  })
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

test('a line without a heartbeat counts as dead, and what waits on it is rejected', async () => {
  const server = await deafServer(false)
  const rpc = createRpcClient(connectSocket(server.url, { checkEvery: 20 }), { delay: () => 60_000 })
  await expect(rpc.client.app.info()).rejects.toMatchObject({ code: 'DISCONNECTED' })
  expect(rpc.line.state()).toBe('reconnecting')
  rpc.close()
  server.close()
})

test('a line with a heartbeat stays, and a call without an answer ends at its deadline', async () => {
  const server = await deafServer(true)
  const rpc = createRpcClient(connectSocket(server.url, { checkEvery: 20 }))
  const call = rpc.client.app.info(undefined, { context: { deadline: 300 } } as object)
  await expect(call).rejects.toMatchObject({ name: 'TransportError', code: 'NO_ANSWER' })
  expect(rpc.line.state()).toBe('connected')
  rpc.close()
  server.close()
})
