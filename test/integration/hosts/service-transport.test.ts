import tls from 'node:tls'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { isLoopback } from '../../../shared/models/base-url.ts'
import { startCountingService } from '../../support/wire/counting-service.ts'
import { electronBinary } from '../../support/wire/electron-program.ts'
import type { Call } from '../../support/wire/make-call.ts'
import { type RecordingProxy, startRecordingProxy } from '../../support/wire/recording-proxy.ts'
import { selfSigned } from '../../support/wire/self-signed.ts'
import { browserTransport, desktopTransport, type Transport } from '../../support/wire/transports.ts'

const KEY = 'sk-0123456789-must-not-leak'
const NAME = 'service.sonde.test'
const certificate = selfSigned([NAME, 'localhost'])
tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert])

/** Spellings of this machine's address that reach a server listening on IPv4. */
const THIS_MACHINE = ['127.0.0.1', '127.0.0.2', '127.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]']
const LOCAL_NAMES = ['localhost', 'LOCALHOST', 'localhost.', 'anything.localhost']

const open: { close(): void }[] = []
afterAll(() => {
  for (const each of open) each.close()
})
function kept<T extends { close(): void }>(thing: T): T {
  open.push(thing)
  return thing
}

let calls = 0
function callTo(url: string): Call & { id: string } {
  const id = String(++calls)
  return { id, url, method: 'POST', headers: { 'X-API-Key': KEY, 'X-Call': id }, body: '{"titre":"T"}' }
}

/** Requirements on a host's transport when the machine sets a proxy for everything. */
function promises(start: (proxy: string) => Promise<Transport>): void {
  let started: Promise<Transport> | undefined
  let proxy: RecordingProxy
  /** One transport for all tests, because Electron takes long to start. */
  async function transport(): Promise<Transport> {
    if (!started) {
      proxy = kept(await startRecordingProxy())
      started = start(proxy.url).then(kept)
    }
    return started
  }
  afterEach(() => {
    proxy.refuse(null)
    proxy.asked.length = 0
  })

  it('never asks a proxy for this machine, however it is written', async () => {
    const service = kept(await startCountingService())
    const { call } = await transport()
    const reached: Record<string, number> = {}
    for (const host of [...THIS_MACHINE, ...LOCAL_NAMES]) {
      const made = callTo(`http://${host}:${service.port}/api/v1/surveys`)
      expect(await call(made)).toMatchObject({ status: 200 })
      reached[host] = service.reached(made.id)
      expect(isLoopback(new URL(made.url).hostname)).toBe(true)
    }
    expect(reached).toEqual(Object.fromEntries(Object.keys(reached).map((host) => [host, 1])))
    expect(proxy.asked).toEqual([])
    // Nothing listens there; the test only checks that the proxy was not asked.
    await call(callTo('http://[::1]:1/api/v1/surveys'))
    expect(proxy.heard()).not.toContain(KEY)
  })

  it('sends nothing in clear text to another machine', async () => {
    const { call } = await transport()
    for (const host of [
      NAME,
      '10.0.0.1',
      '0.0.0.0',
      '[::]',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
    ]) {
      expect(await call(callTo(`http://${host}/api/v1/surveys`))).toMatchObject({
        problem: { code: 'UNREACHABLE', cause: 'insecure_url', unsent: true },
      })
    }
    expect(proxy.asked).toEqual([])
  })

  it('goes through the proxy with what is far, which hears no key, and once', async () => {
    const service = kept(await startCountingService(certificate))
    const { call } = await transport()
    for (const status of [200, 421, 408]) {
      service.reply((response) => response.writeHead(status).end())
      const made = callTo(`https://${NAME}:${service.port}/api/v1/surveys`)
      await call(made)
      expect(service.reached(made.id)).toBe(1)
    }
    expect(new Set(proxy.asked)).toEqual(new Set([`CONNECT ${NAME}:${service.port}`]))
    expect(proxy.heard()).not.toContain(KEY)
  })

  it('knows that nothing was sent where the proxy refuses', async () => {
    const { call } = await transport()
    for (const status of [407, 403, 502]) {
      proxy.refuse(status)
      expect(await call(callTo(`https://${NAME}/api/v1/surveys`))).toMatchObject({
        problem: { code: 'UNREACHABLE', cause: 'proxy', unsent: true },
      })
    }
  })

  it('hands over what the service says of itself: its time, its limits, a decoded body, a redirect', async () => {
    const service = kept(await startCountingService())
    const { call } = await transport()
    const url = `http://127.0.0.1:${service.port}/api/v1/surveys`
    const date = 'Sun, 22 Nov 2026 05:00:00 GMT'
    service.reply((response) => {
      response.writeHead(200, { Date: date, 'X-RateLimit-Reset': '7', 'Content-Encoding': 'gzip' })
      response.end(gzipSync('{"data":"é","error":null}'))
    })
    expect(await call(callTo(url))).toMatchObject({
      status: 200,
      headers: { date, 'x-ratelimit-reset': '7' },
      body: '{"data":"é","error":null}',
    })
    service.reply((response) => response.writeHead(307, { Location: 'http://127.0.0.1:1/' }).end())
    expect(await call(callTo(url))).toMatchObject({ status: 307 })
    service.reply((response) => response.writeHead(999).end('odd'))
    expect(await call(callTo(url))).toMatchObject({ status: 999, body: 'odd' })
  })
}

describe('the browser host', () => {
  promises(async (proxy) => browserTransport({ HTTP_PROXY: proxy, HTTPS_PROXY: proxy, https_proxy: proxy }))
})

if (electronBinary()) {
  describe('the desktop host', () => {
    const switches = (proxy: string) => [`--proxy-server=${proxy}`, '--proxy-bypass-list=<-loopback>']
    promises((proxy) => desktopTransport(switches(proxy)))
  })
} else {
  process.stdout.write('The transport of the desktop host: NOT RUN. There is no Electron runtime here.\n')
}
