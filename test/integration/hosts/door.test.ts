import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket as NodeSocket, WebSocketServer } from 'ws'
import { createAccess } from '../../../electron/browser/access.ts'
import { createDoor } from '../../../electron/browser/door.ts'
import { createHandOverLinks } from '../../../electron/browser/hand-over.ts'
import { startBrowserServer } from '../../../electron/browser/http-server.ts'
import { type PeerUser, userOfPeer } from '../../../electron/browser/peer-user.ts'
import { sign } from '../../../electron/browser/sign.ts'
import { NotAdmittedError } from '../../../renderer/lib/rpc/enter-host.ts'
import { createPageSecrets } from '../../../renderer/lib/rpc/page-secrets.ts'
import { connectSocket } from '../../../renderer/lib/rpc/socket-transport.ts'
import { type Challenge, NAME_TEXT, NOT_ADMITTED, socketText } from '../../../shared/contract/admission.ts'
import { LARGEST_MESSAGE } from '../../../shared/contract/heartbeat.ts'
import { noStorage } from '../../support/no-storage.ts'
import { pageSocket } from '../../support/page-socket.ts'
import { tempFolder } from '../../support/temp-folder.ts'

/*
 * Which connections the browser host lets in, with a real server, real sockets, and the page's own code as client.
 */

/** A host that records the connections that it lets in. */
async function aHost({ access = createAccess() } = {}) {
  const admitted: unknown[] = []
  const server = await startBrowserServer({
    port: 0,
    access,
    links: createHandOverLinks(),
    pageFolder: tempFolder(),
    onSocket: (socket) => admitted.push(socket),
  })
  onTestFinished(() => server.close())
  return { access, server, admitted, origin: `http://127.0.0.1:${server.port}` }
}

/** Local storage for one origin. */
function aStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

/** Connects to `origin` as a page does, with the secret from a link, the stored one, or both. */
async function enter(origin: string, linked: string | null, storage = aStorage(), pageOrigin = origin) {
  const open = pageSocket({ origin: pageOrigin })
  const entrance = { origin: pageOrigin, secrets: createPageSecrets(linked, () => storage) }
  const connect = connectSocket(`${origin.replace('http', 'ws')}/rpc`, { open, entrance })
  const wire = await connect(AbortSignal.timeout(20_000))
  onTestFinished(() => wire.close())
  return { wire, storage }
}

/** A socket of a program that sends whatever the test wants. */
async function stranger(origin: string, headers: Record<string, string> = {}) {
  const socket = new NodeSocket(`${origin.replace('http', 'ws')}/rpc`, { headers: { origin, ...headers } })
  onTestFinished(() => socket.terminate())
  const closed = once(socket, 'close').then(([code]) => Number(code))
  const heard: string[] = []
  socket.on('message', (message) => heard.push(String(message)))
  await once(socket, 'open')
  return {
    socket,
    closed,
    heard,
    async next(): Promise<Challenge> {
      const [message] = await once(socket, 'message')
      return JSON.parse(String(message))
    },
  }
}

const nonce = 'n'.repeat(43)

/** Close code of a socket whose connection ended without a close frame. */
const CUT_OFF = 1006

test('the secret of the link lets a page in; what it keeps lets in the next tab, a reload and a line after sleep', async () => {
  const { access, origin } = await aHost()
  const { wire, storage } = await enter(origin, access.token)
  await enter(origin, null, storage)
  wire.close()
  await enter(origin, null, storage)
})

test('a page without a secret opens no socket', async () => {
  const { origin } = await aHost()
  await expect(enter(origin, null)).rejects.toBeInstanceOf(NotAdmittedError)
})

test('every cookie, our Origin and our Host together open nothing', async () => {
  const { access, admitted, origin, server } = await aHost()
  const headers = { cookie: `sonde-${server.port}=${access.token}; sonde=${access.token}` }
  const messages = [
    JSON.stringify({ nonce, names: ['x'.repeat(43)] }),
    JSON.stringify({ nonce, names: [access.token] }),
    '{"id":"1","url":"/app/info"}',
    'no JSON',
    'x'.repeat(1_500),
  ]
  for (const message of messages) {
    const { socket, closed, heard } = await stranger(origin, headers)
    socket.send(message)
    expect(await closed).toBe(NOT_ADMITTED)
    expect(heard).toEqual([])
  }
  expect(admitted).toEqual([])
})

test('a peer that was not let in is cut off as soon as it sends more than a proof needs, also when it was refused', async () => {
  const { origin } = await aHost()
  // A message that goes on without end.
  const endless = await stranger(origin)
  endless.socket.send('x'.repeat(5_000), { fin: false })
  expect(await endless.closed).toBe(CUT_OFF)
  const refused = await stranger(origin)
  refused.socket.send('no JSON')
  // Sent right away, so that it arrives after the host's refusal but before this side has seen the refusal.
  refused.socket.send('x'.repeat(5_000), { fin: false })
  expect(await refused.closed).toBe(CUT_OFF)
})

test('who was let in sends large messages', async () => {
  const { access, admitted, origin } = await aHost()
  const { socket, next } = await stranger(origin)
  socket.send(JSON.stringify({ nonce, names: [sign(access.token, NAME_TEXT)] }))
  const exchange = { origin, pageNonce: nonce, hostNonce: (await next()).nonce }
  const welcome = next()
  socket.send(JSON.stringify({ proof: sign(access.token, socketText({ ...exchange, speaker: 'page' })) }))
  await welcome
  const heard = once(admitted[0] as NodeSocket, 'message')
  socket.send(Buffer.alloc(LARGEST_MESSAGE))
  expect((await heard)[0]).toHaveLength(LARGEST_MESSAGE)
})

test('who knows a secret’s name, or heard a whole exchange, still gets nothing', async () => {
  const { access, admitted, origin } = await aHost()
  const names = [sign(access.token, NAME_TEXT)]
  const first = await stranger(origin)
  first.socket.send(JSON.stringify({ nonce, names }))
  const { proof, nonce: hostNonce } = await first.next()
  const exchange = { origin, pageNonce: nonce, hostNonce }
  const right = sign(access.token, socketText({ ...exchange, speaker: 'page' }))
  for (const wrong of [proof, right]) {
    const again = await stranger(origin)
    again.socket.send(JSON.stringify({ nonce, names }))
    await again.next()
    // First the host's own proof sent back to it, then a proof that was valid on another socket.
    again.socket.send(JSON.stringify({ proof: wrong }))
    expect(await again.closed).toBe(NOT_ADMITTED)
    expect(again.heard).toHaveLength(1)
  }
  first.socket.send(JSON.stringify({ proof: right }))
  await expect.poll(() => admitted).toHaveLength(1)
})

test('a program that took over the port hears no secret and no proof, and is told nothing more', async () => {
  const secret = createAccess().token
  const impostor = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => impostor.close())
  const heard: string[] = []
  impostor.on('connection', (socket) =>
    socket.on('message', (message) => {
      heard.push(String(message))
      const { names } = JSON.parse(String(message))
      socket.send(JSON.stringify({ name: names[0], nonce, proof: nonce }))
    }),
  )
  await once(impostor, 'listening')
  const { port } = impostor.address() as AddressInfo
  await expect(enter(`http://127.0.0.1:${port}`, secret)).rejects.toThrow('is not the Sonde of this page')
  expect(heard).toHaveLength(1)
  expect(JSON.parse(heard[0] ?? '')).toEqual({
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    names: [sign(secret, NAME_TEXT)],
  })
  expect(heard.join()).not.toContain(secret)
})

test('a program that passes everything on to the real host gets no further: a proof is good for one port', async () => {
  const { access, origin } = await aHost()
  const relay = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => relay.close())
  relay.on('connection', (near) => {
    const far = new NodeSocket(`${origin.replace('http', 'ws')}/rpc`, { headers: { origin } })
    onTestFinished(() => far.terminate())
    near.on('message', (message) => {
      if (far.readyState === far.OPEN) far.send(String(message))
      else far.once('open', () => far.send(String(message)))
    })
    far.on('message', (message) => near.send(String(message)))
  })
  await once(relay, 'listening')
  const { port } = relay.address() as AddressInfo
  await expect(enter(`http://127.0.0.1:${port}`, access.token)).rejects.toThrow(
    'is not the Sonde of this page',
  )
})

test('a ticket lets in once; its page goes on with a secret that nobody saw on a command line', async () => {
  const { access, origin } = await aHost()
  const ticket = access.ticket()
  const { storage } = await enter(origin, ticket)
  expect(storage.getItem('sonde-secret')).not.toBe(ticket)
  await enter(origin, null, storage)
  // The browser may open the old address from its history: its stored secret still counts.
  await enter(origin, ticket, storage)
})

test('a ticket that comes twice was read by somebody: nobody who came in by it stays', async () => {
  const { access, origin } = await aHost()
  const ticket = access.ticket()
  const byLink = await enter(origin, access.token)
  const thief = await enter(origin, ticket)
  const ended = new Promise<void>((resolve) => thief.wire.onClose(resolve))
  await expect(enter(origin, ticket)).rejects.toBeInstanceOf(NotAdmittedError)
  await ended
  await expect(enter(origin, null, thief.storage)).rejects.toBeInstanceOf(NotAdmittedError)
  await enter(origin, null, byLink.storage)
})

test('a ticket that nobody used lets nobody in later', async () => {
  let now = 0
  const { access, origin } = await aHost({ access: createAccess('seed', () => now) })
  const ticket = access.ticket()
  now = 300_001
  await expect(enter(origin, ticket)).rejects.toBeInstanceOf(NotAdmittedError)
})

test('a ticket is for the browser that Sonde opened: a program of another user that read it first gets nothing', async () => {
  const access = createAccess()
  const ticket = access.ticket()
  const letIn = createDoor({ access, onSocket: () => undefined })
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const users: PeerUser[] = []
  let mayHold = false
  server.on('connection', (socket, { socket: stream }) => {
    users.push(userOfPeer(stream))
    letIn({ socket, stream, origin, mayHoldTicket: () => mayHold })
  })
  await expect(enter(origin, ticket)).rejects.toBeInstanceOf(NotAdmittedError)
  mayHold = true
  await enter(origin, ticket)
  // Linux tells which user connects: here the user of this process.
  const expected = process.platform === 'linux' ? process.getuid?.() : 'not told'
  expect(users).toEqual([expected, expected])
})

test('an old link from the browser’s history neither shuts out nor takes the place of what is kept', async () => {
  const { access, origin } = await aHost()
  const { storage } = await enter(origin, access.token)
  await enter(origin, createAccess().token, storage)
  expect(storage.getItem('sonde-secret')).toBe(access.token)
})

test('a browser that keeps nothing needs the link at each load, and no more', async () => {
  const { access, origin } = await aHost()
  const entrance = { origin, secrets: createPageSecrets(access.token, noStorage) }
  const open = pageSocket({ origin })
  const connect = connectSocket(`${origin.replace('http', 'ws')}/rpc`, { open, entrance })
  for (let time = 0; time < 2; time += 1) (await connect(AbortSignal.timeout(20_000))).close()
})

test('a host that was started again wants its new link; under `npm run dev` the page stays in', async () => {
  const before = await aHost()
  const { storage } = await enter(before.origin, before.access.token)
  const after = await aHost()
  await expect(enter(after.origin, null, storage)).rejects.toBeInstanceOf(NotAdmittedError)
  const dev = await aHost({ access: createAccess('dev') })
  const page = await enter(dev.origin, dev.access.ticket())
  const again = await aHost({ access: createAccess('dev') })
  await enter(again.origin, null, page.storage)
})
