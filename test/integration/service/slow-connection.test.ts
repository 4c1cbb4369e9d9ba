import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as afterInput } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createNodeFetch } from '../../../electron/host/node-fetch.ts'

/** Longer than the 250 ms that Node allows by default for each of several addresses. */
const SLOW_MS = 600

it('a connection that takes longer than a quarter of a second is waited for, not given up', async () => {
  const server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    // `localhost` stands for two addresses, as the names of most services do.
    const { port } = server.address() as AddressInfo
    const answered = createNodeFetch()(`http://localhost:${port}/`)
    await afterInput()
    // Blocks the event loop: on a busy machine or a slow network nothing is heard from the connection for a while.
    const until = performance.now() + SLOW_MS
    while (performance.now() < until) Math.hypot(until)
    expect(await (await answered).text()).toBe('here')
  } finally {
    server.close()
  }
})
