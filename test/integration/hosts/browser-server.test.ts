import { mkdirSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createAccess } from '../../../electron/browser/access.ts'
import { createHandOverLinks } from '../../../electron/browser/hand-over.ts'
import { startBrowserServer } from '../../../electron/browser/http-server.ts'
import { sign } from '../../../electron/browser/sign.ts'
import { handOverText, NAME_TEXT } from '../../../shared/contract/admission.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const SCRIPT = 'export const answer = 42\n'.repeat(100)

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The server with a small page folder, next to a file that must never be served. */
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

  /** A raw request, so that no client normalises the path or the headers. */
  function ask(
    target: string,
    headers: Record<string, string> = {},
    method = 'GET',
    body = '',
  ): Promise<Answer> {
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
      call.end(body)
    })
  }

  /** Opens a WebSocket, or returns the status of its refusal. */
  function upgrade(headers: Record<string, string>, target = '/rpc'): Promise<WebSocket | number> {
    return new Promise((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}${target}`, { headers })
      onTestFinished(() => socket.terminate())
      socket.once('open', () => resolve(socket))
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
      socket.once('error', () => resolve(0))
    })
  }

  return { server, access, links, ask, upgrade, origin: `http://127.0.0.1:${server.port}` }
}

test('the page is no secret, and no answer carries one: no cookie is set or read', async () => {
  const { ask, access } = await aServer()
  for (const target of ['/', '/enter', '/assets/index-abc123.js', `/?token=${access.token}`]) {
    const answer = await ask(target, { cookie: `sonde=${access.token}` })
    expect([target, answer.status]).toEqual([target, 200])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(answer.body.toString()).not.toContain(access.token)
  }
  expect((await ask('/enter')).body.toString()).toContain('<title>Sonde</title>')
})

test('every name of this machine leads to the one address where browsers keep the secret', async () => {
  const { ask, server, origin } = await aServer()
  for (const name of ['localhost', '[::1]']) {
    const answer = await ask('/enter?x=1', { host: `${name}:${server.port}` })
    expect(answer.status).toBe(307)
    // A browser keeps the part after "#" through a redirect.
    expect(answer.headers.location).toBe(`${origin}/enter?x=1`)
  }
})

test('a service worker that another program left at this port finds no script to live on', async () => {
  const { ask } = await aServer()
  expect((await ask('/assets/index-abc123.js', { 'service-worker': 'script' })).status).toBe(404)
})

test('another host name is refused: its site would be the page', async () => {
  const { ask, server } = await aServer()
  for (const host of [
    'evil.example',
    `evil.example:${server.port}`,
    '127.0.0.1',
    `127.0.0.1:1`,
    'localhost',
  ]) {
    expect((await ask('/', { host })).status).toBe(421)
  }
  expect((await ask('/', { host: `127.0.0.1:${server.port}` })).status).toBe(200)
})

test('only GET and HEAD are served', async () => {
  const { ask } = await aServer()
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect((await ask('/', {}, method)).status).toBe(405)
  const head = await ask('/', {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.body.byteLength).toBe(0)
})

test('paths out of the page, hidden files and unknown types are not there', async () => {
  const { ask } = await aServer()
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
    const answer = await ask(target)
    // Node itself answers 400 if the path is invalid.
    expect([target, [400, 404].includes(answer.status)]).toEqual([target, true])
    expect(answer.body.toString()).not.toContain('secret')
  }
})

test('every answer carries the security headers', async () => {
  const { ask } = await aServer()
  for (const answer of [await ask('/'), await ask('/'), await ask('/nothing')]) {
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
  const { ask } = await aServer()
  expect((await ask('/')).headers['cache-control']).toBe('no-cache')
  const target = '/assets/index-abc123.js'
  const plain = await ask(target)
  expect(plain.headers['cache-control']).toContain('immutable')
  expect(plain.headers['content-type']).toContain('text/javascript')
  expect(plain.body.toString()).toBe(SCRIPT)
  const small = await ask(target, { 'accept-encoding': 'gzip, deflate, br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.body).toString()).toBe(SCRIPT)
  const gzipped = await ask(target, { 'accept-encoding': 'gzip;q=1, br;q=0' })
  expect(gzipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzipped.body).toString()).toBe(SCRIPT)
})

test('a hand-over link shows its secret once, to a page that proves that it was let in', async () => {
  const { ask, access, links, origin } = await aServer()
  const handed = await links.handOver('new-secret')
  const path = handed.how === 'link' ? handed.path : ''
  const form = (secret: string, of = { origin, path }) =>
    new URLSearchParams({ name: sign(secret, NAME_TEXT), proof: sign(secret, handOverText(of)) }).toString()
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask(
      path,
      {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        ...headers,
      },
      'POST',
      body,
    )
  for (const method of ['GET', 'HEAD']) expect((await ask(path, {}, method)).status).toBe(405)
  const strangers = [
    post(''),
    post(form('guessed')),
    post(form(access.ticket())),
    post(form(access.token, { origin, path: '/new-key/another' })),
    post(form(access.token, { origin: 'http://127.0.0.1:1', path })),
    post(form(access.token), { 'sec-fetch-site': 'same-site' }),
    post(`${form(access.token)}&more=${'x'.repeat(2_000)}`),
  ]
  for (const answer of await Promise.all(strangers)) {
    expect(answer.status).toBe(403)
    expect(answer.body.toString()).not.toContain('new-secret')
  }
  const shown = await post(form(access.token), { 'sec-fetch-site': 'same-origin' })
  expect(shown.body.toString()).toBe('new-secret')
  expect(shown.headers['cache-control']).toBe('no-store')
  expect(shown.headers['content-type']).toMatch(/^text\/plain/i)
  expect((await post(form(access.token))).status).toBe(410)
})

test('a WebSocket needs our own Origin and the one Host', async () => {
  const { upgrade, origin, server } = await aServer()
  expect(await upgrade({ origin })).toBeInstanceOf(WebSocket)
  expect(await upgrade({})).toBe(403)
  expect(await upgrade({ origin: 'null' })).toBe(403)
  expect(await upgrade({ origin: 'https://evil.example' })).toBe(403)
  expect(await upgrade({ origin: `http://127.0.0.1:${server.port + 1}` })).toBe(403)
  const localhost = `localhost:${server.port}`
  expect(await upgrade({ origin: `http://${localhost}` })).toBe(403)
  expect(await upgrade({ origin: `http://${localhost}`, host: localhost })).toBe(403)
  expect(await upgrade({ origin: 'http://evil.example', host: 'evil.example' })).toBe(403)
  expect(await upgrade({ origin }, '/other')).toBe(404)
})

test('who sends much before being let in is cut off, and the server goes on', async () => {
  const { upgrade, origin, ask } = await aServer()
  const socket = await upgrade({ origin })
  if (!(socket instanceof WebSocket)) throw new Error('refused')
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  socket.send(Buffer.alloc(9 * 1024 * 1024))
  expect(await closed).toBe(1006)
  expect((await ask('/')).status).toBe(200)
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
