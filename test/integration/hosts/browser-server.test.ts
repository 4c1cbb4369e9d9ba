import { mkdirSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createAccess } from '../../../electron/browser/access.ts'
import { createHandOverLinks } from '../../../electron/browser/hand-over.ts'
import { startBrowserServer } from '../../../electron/browser/http-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const SCRIPT = 'export const answer = 42\n'.repeat(100)

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The server on a small page, beside a file that must never be served. */
async function aServer() {
  const folder = tempFolder()
  const pageFolder = path.join(folder, 'page')
  mkdirSync(path.join(pageFolder, 'assets'), { recursive: true })
  writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  writeFileSync(path.join(pageFolder, 'index.html'), '<!doctype html><title>Sonde</title>')
  writeFileSync(path.join(pageFolder, '.hidden.txt'), 'hidden')
  writeFileSync(path.join(pageFolder, 'assets', 'index-abc123.js'), SCRIPT)
  const access = createAccess()
  const links = createHandOverLinks()
  const server = await startBrowserServer({
    port: 0,
    access,
    links,
    pageFolder,
    onSocket: (socket) => socket.on('message', (message) => socket.send(message.toString())),
  })
  onTestFinished(() => server.close())
  const cookie = access.cookie(server.port).split(';')[0] ?? ''

  /** A raw request, so that nothing tidies up the path or the headers. */
  function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const call = request(
        { host: '127.0.0.1', port: server.port, path: target, method, headers },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          )
        },
      )
      call.on('error', reject)
      call.end()
    })
  }

  /** Opens a WebSocket, or tells the status with which it was refused. */
  function upgrade(headers: Record<string, string>, target = '/rpc'): Promise<WebSocket | number> {
    return new Promise((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}${target}`, { headers })
      onTestFinished(() => socket.terminate())
      socket.once('open', () => resolve(socket))
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
      socket.once('error', () => resolve(0))
    })
  }

  return { server, access, links, cookie, ask, upgrade, origin: `http://127.0.0.1:${server.port}` }
}

test('the token is exchanged for a cookie and leaves the address', async () => {
  const { access, ask, server } = await aServer()
  const answer = await ask(`/?token=${access.token}`)
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toBe('/')
  const [set] = answer.headers['set-cookie'] ?? []
  expect(set).toMatch(new RegExp(`^sonde-${server.port}=[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/$`))
  expect(set).not.toContain(access.token)
  const page = await ask('/', { cookie: set?.split(';')[0] ?? '' })
  expect(page.status).toBe(200)
  expect(page.body.toString()).toContain('<title>Sonde</title>')
})

test('without the cookie there is nothing but a page that says what to do', async () => {
  const { ask, server, access } = await aServer()
  const strangers: Record<string, string>[] = [
    {},
    { cookie: `sonde-${server.port}=wrong` },
    { cookie: `sonde-${server.port}=${access.token}` },
    { cookie: access.cookie(server.port + 1).split(';')[0] ?? '' },
  ]
  for (const headers of strangers) {
    for (const target of [
      '/',
      '/assets/index-abc123.js',
      '/nothing',
      '/new-key/x',
      '/?token=',
      '/?token=wrong',
    ]) {
      const answer = await ask(target, headers)
      expect(answer.status).toBe(401)
      expect(answer.body.toString()).toContain('lang="fr"')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  }
})

test('a ticket admits once', async () => {
  const { access, ask } = await aServer()
  const ticket = access.ticket()
  expect((await ask(`/?token=${ticket}`)).status).toBe(303)
  expect((await ask(`/?token=${ticket}`)).status).toBe(401)
  expect((await ask(`/?token=${access.token}`)).status).toBe(303)
  expect((await ask(`/?token=${access.token}`)).status).toBe(303)
})

test('another host name is refused, even with the cookie: its site would be the page', async () => {
  const { ask, cookie, server, access } = await aServer()
  for (const host of [
    'evil.example',
    `evil.example:${server.port}`,
    '127.0.0.1',
    `127.0.0.1:1`,
    'localhost',
  ]) {
    expect((await ask('/', { cookie, host })).status).toBe(421)
    expect((await ask(`/?token=${access.token}`, { host })).status).toBe(421)
  }
  expect((await ask('/', { cookie, host: `localhost:${server.port}` })).status).toBe(200)
})

test('only GET and HEAD are served', async () => {
  const { ask, cookie } = await aServer()
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect((await ask('/', { cookie }, method)).status).toBe(405)
  const head = await ask('/', { cookie }, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.body.byteLength).toBe(0)
})

test('paths out of the page, hidden files and unknown types are not there', async () => {
  const { ask, cookie } = await aServer()
  for (const target of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '//etc/passwd',
    '/.hidden.txt',
    '/%00',
    '/%',
    '/assets',
    '/nothing.js',
  ]) {
    const answer = await ask(target, { cookie })
    // Node itself answers 400 where the path is no path at all.
    expect([target, [400, 404].includes(answer.status)]).toEqual([target, true])
    expect(answer.body.toString()).not.toContain('secret')
  }
})

test('every answer carries the security headers', async () => {
  const { ask, cookie } = await aServer()
  for (const answer of [await ask('/', { cookie }), await ask('/'), await ask('/nothing', { cookie })]) {
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain(`default-src 'self'`)
    expect(policy).toContain(`script-src 'self';`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
  }
})

test('files with a hash are kept for ever and come compressed, the page itself is asked for again', async () => {
  const { ask, cookie } = await aServer()
  expect((await ask('/', { cookie })).headers['cache-control']).toBe('no-cache')
  const target = '/assets/index-abc123.js'
  const plain = await ask(target, { cookie })
  expect(plain.headers['cache-control']).toContain('immutable')
  expect(plain.headers['content-type']).toContain('text/javascript')
  expect(plain.body.toString()).toBe(SCRIPT)
  const small = await ask(target, { cookie, 'accept-encoding': 'gzip, deflate, br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.body).toString()).toBe(SCRIPT)
  const gzipped = await ask(target, { cookie, 'accept-encoding': 'gzip;q=1, br;q=0' })
  expect(gzipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzipped.body).toString()).toBe(SCRIPT)
})

test('a hand-over link shows its secret once, to the person only', async () => {
  const { ask, cookie, links } = await aServer()
  const handed = await links.handOver('new-secret')
  const target = handed.how === 'link' ? handed.path : ''
  expect((await ask(target)).status).toBe(401)
  expect((await ask(target, { cookie }, 'HEAD')).status).toBe(410)
  const shown = await ask(target, { cookie })
  expect(shown.body.toString()).toBe('new-secret')
  expect(shown.headers['cache-control']).toBe('no-store')
  expect(shown.headers['content-type']).toMatch(/^text\/plain/i)
  expect((await ask(target, { cookie })).status).toBe(410)
})

test('a WebSocket needs the cookie, our own Origin and a loopback Host', async () => {
  const { upgrade, cookie, origin, server } = await aServer()
  expect(await upgrade({ cookie, origin })).toBeInstanceOf(WebSocket)
  expect(await upgrade({ origin })).toBe(401)
  expect(await upgrade({ cookie })).toBe(403)
  expect(await upgrade({ cookie, origin: 'null' })).toBe(403)
  expect(await upgrade({ cookie, origin: 'https://evil.example' })).toBe(403)
  expect(await upgrade({ cookie, origin: `http://127.0.0.1:${server.port + 1}` })).toBe(403)
  expect(await upgrade({ cookie, origin: `http://localhost:${server.port}` })).toBe(403)
  expect(await upgrade({ cookie, origin: 'http://evil.example', host: 'evil.example' })).toBe(403)
  expect(await upgrade({ cookie, origin }, '/other')).toBe(404)
})

test('a message beyond the bound ends its socket, not the server', async () => {
  const { upgrade, cookie, origin, ask } = await aServer()
  const socket = await upgrade({ cookie, origin })
  if (!(socket instanceof WebSocket)) throw new Error('refused')
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  socket.send(Buffer.alloc(9 * 1024 * 1024))
  expect(await closed).toBe(1009)
  expect((await ask('/', { cookie })).status).toBe(200)
})

test('a port in use is told', async () => {
  const { server, access, links } = await aServer()
  const second = startBrowserServer({
    port: server.port,
    access,
    links,
    pageFolder: tempFolder(),
    onSocket: () => undefined,
  })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
