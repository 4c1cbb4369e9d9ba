import { once } from 'node:events'
import net from 'node:net'
import { setImmediate } from 'node:timers/promises'
import tls from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { createNodeFetch } from '../../../electron/host/node-fetch.ts'
import { selfSigned } from '../../support/wire/self-signed.ts'

const certificate = selfSigned(['localhost'])
tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert])

/** More than the server's side takes without reading, but less than the client's system buffers. */
const BODY = 'x'.repeat(1_000_000)

it.each(['http', 'https'])(
  'a call by %s that is given up is not carried to its end by the system',
  async (scheme) => {
    const opened = Promise.withResolvers<net.Socket>()
    const raw = net.createServer((socket) => {
      socket.on('error', () => undefined)
      if (scheme === 'http') opened.resolve(socket)
      else {
        const inside = new tls.TLSSocket(socket, {
          isServer: true,
          cert: certificate.cert,
          key: certificate.key,
        })
        inside.on('error', () => undefined)
        opened.resolve(inside)
      }
    })
    await once(raw.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void raw.close())
    const { port } = raw.address() as net.AddressInfo
    const givenUp = new AbortController()
    const call = createNodeFetch()(`${scheme}://localhost:${port}/`, {
      method: 'POST',
      body: BODY,
      signal: givenUp.signal,
    })
    const server = await opened.promise
    // The body has begun to arrive and is not read further; the client hands the rest to the system.
    await once(server, 'readable')
    for (let turn = 0; turn < 200; turn++) await setImmediate()
    givenUp.abort(new Error('given up'))
    await expect(call).rejects.toThrow('given up')
    let arrived = 0
    server.on('data', (bytes: Buffer) => {
      arrived += bytes.length
    })
    // Waits for `close` only: a connection that was broken off may also emit an error, which is right too.
    await new Promise((resolve) => server.once('close', resolve))
    expect(arrived).toBeGreaterThan(0)
    expect(arrived).toBeLessThan(BODY.length)
  },
)
