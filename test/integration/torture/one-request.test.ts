import type { ServerResponse } from 'node:http'
import tls from 'node:tls'
import { afterAll, describe, expect, it } from 'vitest'
import { outcomeOf } from '../../../electron/core/lost-creation/call-outcome.ts'
import { type ByteCut, startByteRelay } from '../../support/wire/byte-relay.ts'
import { startCountingService } from '../../support/wire/counting-service.ts'
import { electronBinary } from '../../support/wire/electron-program.ts'
import type { Call, CallOutcome } from '../../support/wire/make-call.ts'
import { selfSigned } from '../../support/wire/self-signed.ts'
import { startTlsFront } from '../../support/wire/tls-front.ts'
import { browserTransport, desktopTransport, type Transport } from '../../support/wire/transports.ts'

const TORTURE = import.meta.env.MODE === 'torture'
/**
 * Bytes between two cuts. `npm run torture` cuts at every byte over http and at every seventh over https, whose
 * handshakes are long. Otherwise primes, so that the cuts fall on different places in each call.
 */
const STEP = TORTURE ? { http: 1, https: 7, end: 1 } : { http: 127, https: 2_999, end: 397 }

const NAME = 'service.sonde.test'
const certificate = selfSigned([NAME, 'localhost'])
tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert])

/** Calls that cost something if they arrive twice: a network layer that repeats them would do harm. */
const CALLS: [string, string, string?][] = [
  ['POST', '/api/v1/surveys', '{"titre":"T","questions":[{"texte":"Q","type":"libre"}]}'],
  ['GET', '/api/v1/focus/s1/transcript'],
  ['POST', '/api/v1/focus', '{"titre":"T"}'],
  ['POST', '/api/v1/api-keys', '{"nom":"K"}'],
  ['POST', '/api/v1/surveys/s1/launch'],
  ['GET', '/api/v1/surveys?limit=50&offset=0'],
]

const STATUSES: [string, (response: ServerResponse) => void][] = [
  ['408', (r) => r.writeHead(408).end()],
  ['421', (r) => r.writeHead(421).end()],
  ['425', (r) => r.writeHead(425, { 'Retry-After': '0' }).end()],
  ['429', (r) => r.writeHead(429, { 'Retry-After': '0', 'X-RateLimit-Reset': '0' }).end()],
  ['500', (r) => r.writeHead(500).end()],
  ['503', (r) => r.writeHead(503, { 'Retry-After': '0' }).end()],
  ['504', (r) => r.writeHead(504).end()],
  ['401 Basic', (r) => r.writeHead(401, { 'WWW-Authenticate': 'Basic realm="x"' }).end()],
  [
    '401 Digest',
    (r) => r.writeHead(401, { 'WWW-Authenticate': 'Digest realm="x", nonce="1", qop="auth"' }).end(),
  ],
  ['401 Negotiate', (r) => r.writeHead(401, { 'WWW-Authenticate': 'Negotiate' }).end()],
  ['401 NTLM', (r) => r.writeHead(401, { 'WWW-Authenticate': 'NTLM' }).end()],
  ['407', (r) => r.writeHead(407, { 'Proxy-Authenticate': 'Basic realm="x"' }).end()],
  ['417', (r) => r.writeHead(417).end()],
  ['426', (r) => r.writeHead(426, { Upgrade: 'h2c' }).end()],
  ['431', (r) => r.writeHead(431).end()],
  ['999', (r) => r.writeHead(999).end()],
  ...[300, 301, 302, 303, 307, 308].map((status): [string, (r: ServerResponse) => void] => [
    String(status),
    (r) => r.writeHead(status, { Location: '/api/v1/surveys' }).end(),
  ]),
  ['204', (r) => r.writeHead(204).end()],
  ['304', (r) => r.writeHead(304).end()],
  [
    '200 that asks to come again',
    (r) => r.writeHead(200, { Refresh: '0', 'Alt-Svc': 'h2=":1", h3=":1"' }).end(),
  ],
  [
    '200 after 103',
    (r) => {
      r.writeEarlyHints({ link: '</x>; rel=preload' })
      r.writeHead(200).end()
    },
  ],
  [
    '100 twice',
    (r) => {
      r.writeContinue()
      r.writeContinue()
      r.writeHead(200).end()
    },
  ],
]

/** A route from a host to the service. */
interface Way {
  name: string
  origin: (port: number) => string
  /** Whether the cut is in the raw bytes of https, handshake included (`what is sent`), or in the http inside it. */
  breaksIn: 'what is sent' | 'what is said'
  isSecure: boolean
}
const CLEAR: Way = {
  name: 'http',
  origin: (port) => `http://127.0.0.1:${port}`,
  breaksIn: 'what is said',
  isSecure: false,
}
const LOCAL: Way = {
  name: 'https to this machine',
  origin: (port) => `https://localhost:${port}`,
  breaksIn: 'what is sent',
  isSecure: true,
}
const FAR: Way = { ...LOCAL, name: 'https', origin: (port) => `https://${NAME}:${port}` }
/** Like a service, or a gateway in front of it, that breaks off in the middle of its answer. */
const FAR_IN_PIECES: Way = { ...FAR, name: 'https, broken in what is said', breaksIn: 'what is said' }

let numbers = 0
function callTo(origin: string, nth: number): Call & { id: string } {
  const [method = 'GET', path = '/', body] = CALLS[nth % CALLS.length] ?? []
  const id = String(++numbers)
  const headers = {
    'X-API-Key': 'key-of-a-test',
    'X-Call': id,
    Accept: 'application/json',
    ...(body && { 'Content-Type': 'application/json' }),
  }
  return { id, url: origin + path, method, headers, ...(body && { body }) }
}

/** Whether Sonde would take the failure as proof that nothing was sent, and repeat the call. */
function seemsUnsent(outcome: CallOutcome): boolean {
  return 'problem' in outcome && outcomeOf(outcome.problem) === 'not_sent'
}

/** Whether Sonde would believe that a call which arrived was not carried out or was refused. */
function isToldWrongly(outcome: CallOutcome): boolean {
  return 'problem' in outcome ? outcomeOf(outcome.problem) !== 'unclear' : outcome.status !== 200
}

/** Before the first byte, and inside the status code, where “HTTP/1.1 20” also looks like one. */
const ALWAYS = [0, 10, 11]

/**
 * Byte positions at which an exchange of this length is cut: every so often, and more densely at the end, after any
 * handshake.
 */
function places(total: number, start: number, { breaksIn }: Way): number[] {
  const step = breaksIn === 'what is sent' ? STEP.https : STEP.http
  const isEnd = (bytes: number) => total - bytes <= 400 && (bytes - start) % STEP.end === 0
  return Array.from({ length: total }, (_, bytes) => bytes).filter(
    (bytes) => ALWAYS.includes(bytes) || (bytes - start) % step === 0 || isEnd(bytes),
  )
}

const open: { close(): void }[] = []
afterAll(() => {
  for (const each of open) each.close()
})
function kept<T extends { close(): void }>(thing: T): T {
  open.push(thing)
  return thing
}

async function setUp({ origin, isSecure, breaksIn }: Way) {
  const isFront = isSecure && breaksIn === 'what is said'
  const service = kept(await startCountingService(isSecure && !isFront ? certificate : undefined))
  const relay = kept(await startByteRelay(service.port))
  if (!isFront) return { service, relay, origin: origin(relay.port) }
  const front = kept(await startTlsFront(`http://127.0.0.1:${relay.port}`, certificate))
  return { service, relay, origin: origin(front.port) }
}

function promises(transport: () => Promise<Transport>, way: Way): void {
  it('sends a call once whatever the service answers', async () => {
    const { call } = await transport()
    const { service, relay, origin } = await setUp(way)
    const seen: Record<string, unknown> = {}
    for (const [name, reply] of STATUSES) {
      for (let nth = 0; nth < (TORTURE ? CALLS.length : 2); nth++) {
        service.reply(null)
        await call(callTo(origin, 5))
        service.reply(reply)
        relay.set(null)
        const made = callTo(origin, nth)
        const outcome = await call(made)
        seen[`${name}: ${made.method}`] = {
          requests: service.reached(made.id),
          seemsUnsent: seemsUnsent(outcome),
        }
      }
    }
    const once = { requests: 1, seemsUnsent: false }
    expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((name) => [name, once])))
    expect([...service.versions]).toEqual(['1.1'])
  })

  it('sends a call once wherever the connection breaks, and knows that it may have been carried out', {
    timeout: 900_000,
  }, async () => {
    const { call } = await transport()
    const { service, relay, origin } = await setUp(way)
    let cuts = 0
    let unsent = 0
    const breaksInHandshake = way.breaksIn === 'what is sent'
    const wrong: string[] = []

    async function breakAt(nth: number, cut: ByteCut, isWhole: boolean): Promise<void> {
      relay.set(null)
      await call(callTo(origin, 5))
      relay.set(cut)
      const made = callTo(origin, nth)
      const outcome = await call(made)
      const requests = service.reached(made.id)
      cuts += 1
      unsent += Number(seemsUnsent(outcome))
      // A broken handshake may be retried, because nothing of the request has been sent yet.
      const isRight =
        (isWhole ? requests === 1 : requests <= 1) && (breaksInHandshake || relay.connections() <= 1)
      if (isRight && (requests === 0 || !isToldWrongly(outcome))) return
      const { side, bytes, how } = cut
      wrong.push(
        `${made.method} ${made.url}, ${how} after ${bytes} ${side}: ${requests} requests, ${JSON.stringify(outcome)}`,
      )
    }

    for (const how of ['close', 'reset'] as const) {
      for (let nth = 0; nth < CALLS.length; nth++) {
        relay.set(null)
        await call(callTo(origin, nth))
        const up = relay.passed('to_service')
        const down = relay.passed('from_service')
        const start = how.length * 71 + nth * 83
        await breakAt(nth, { side: 'to_service', bytes: -1, how }, false)
        for (const bytes of places(up, start, way))
          await breakAt(nth, { side: 'to_service', bytes, how }, false)
        for (const bytes of places(down, start, way))
          await breakAt(nth, { side: 'from_service', bytes, how }, !breaksInHandshake)
      }
    }
    process.stdout.write(`${way.name}: ${cuts} cuts, ${wrong.length} calls sent twice or told wrongly, `)
    process.stdout.write(`${unsent} known not to have been sent\n`)
    expect(wrong).toEqual([])
  })
}

describe('the browser host: one call is one request', () => {
  const transport = async () => browserTransport()
  describe(CLEAR.name, () => promises(transport, CLEAR))
  describe(LOCAL.name, () => promises(transport, LOCAL))
})

if (electronBinary()) {
  let started: Promise<Transport> | undefined
  const transport = () => {
    started ??= desktopTransport().then(kept)
    return started
  }
  describe('the desktop host: one call is one request', () => {
    describe(CLEAR.name, () => promises(transport, CLEAR))
    describe(FAR.name, () => promises(transport, FAR))
    describe(FAR_IN_PIECES.name, () => promises(transport, FAR_IN_PIECES))
  })
} else {
  process.stdout.write('One call is one request, in Electron: NOT RUN. There is no Electron runtime here.\n')
}
