import { Buffer } from 'node:buffer'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createNodeFetch } from '../../../electron/host/node-fetch.ts'
import { systemClock } from '../../../electron/host/system-clock.ts'
import { createCallBudget } from '../../../electron/service/budget/call-budget.ts'
import { createServiceClient } from '../../../electron/service/http-service-client.ts'
import { textOf } from '../../../shared/models/received-text.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { createVirtualClock } from '../../unit/service/budget/virtual-clock.ts'
import { clientOf, json, KEY, problemOf, serve } from './a-server.ts'
import { serveRaw } from './raw-server.ts'

const person = { priority: 'person' } as const
const page = { limit: 1, offset: 0 }

/** All encodings in which this test looks for the key. */
const writings = [
  KEY,
  encodeURIComponent(KEY),
  [...KEY].map((one) => `%${one.charCodeAt(0).toString(16)}`).join(''),
  [...KEY].map((one) => `\\u00${one.charCodeAt(0).toString(16)}`).join(''),
  Buffer.from(KEY).toString('hex'),
  Buffer.from(KEY)
    .toString('base64')
    .replace(/.{2}=*$/, ''),
]

function expectNoKey(...told: unknown[]): void {
  const text = told
    .map((one) => `${inspect(one, { depth: 20, maxStringLength: null })}${JSON.stringify(one)}`)
    .join('')
  for (const writing of writings) expect(text).not.toContain(writing)
}

describe('bytes that are no answer', () => {
  it.each<[string, string, object]>([
    ['no HTTP at all', 'SSH-2.0-OpenSSH_9.9\r\n', { code: 'NOT_THIS_SERVICE', cause: 'other' }],
    ['a status that is none', 'HTTP/1.1 2x0 OK\r\n\r\n', { code: 'NOT_THIS_SERVICE', cause: 'other' }],
    [
      'a broken header',
      'HTTP/1.1 200 OK\r\nbad header\r\n\r\n',
      { code: 'NOT_THIS_SERVICE', cause: 'other' },
    ],
    [
      'two lengths that differ',
      'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
      { code: 'NOT_THIS_SERVICE', cause: 'other' },
    ],
    [
      'a flood of headers',
      `HTTP/1.1 200 OK\r\n${`X-Bomb: ${'x'.repeat(1000)}\r\n`.repeat(20_000)}\r\n`,
      { code: 'NOT_THIS_SERVICE', cause: 'other' },
    ],
    [
      'broken chunks',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{"d\r\nZZZ\r\n',
      { code: 'CUT_ANSWER', status: 200 },
    ],
    [
      'bytes that only say they are gzip',
      `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 13\r\n\r\n{"data":null}`,
      { code: 'CUT_ANSWER', status: 200 },
    ],
    // Nobody asked for the "continue", so it stays unclear whether the call was carried out.
    ['an unasked "continue"', 'HTTP/1.1 100 Continue\r\n\r\n', { code: 'UNREACHABLE', cause: 'reset' }],
    [
      'a change of protocol',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n',
      { code: 'UNREACHABLE' },
    ],
  ])('%s', async (_name, bytes, expected) => {
    const { baseUrl } = await serveRaw((socket) => socket.end(bytes))
    expect(await problemOf(clientOf(baseUrl).surveyStatus('a', person))).toMatchObject(expected)
  })

  it('reads the answer behind early hints, however many', async () => {
    const body = '{"data":{"status":"done"},"error":null}'
    const { baseUrl } = await serveRaw((socket) =>
      socket.end(
        `${'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(50)}` +
          `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ),
    )
    expect((await clientOf(baseUrl).surveyStatus('a', person)).value.status).toBe('done')
  })

  it.each(['constructor', 'toString', '__proto__', 'zstd'])(
    'leaves a body as it is whose encoding is called %s',
    async (encoding) => {
      const { baseUrl } = await serve((response) =>
        json(response, 200, { data: { status: 'done' }, error: null }, { 'Content-Encoding': encoding }),
      )
      expect((await clientOf(baseUrl).surveyStatus('a', person)).value.status).toBe('done')
    },
  )

  it.each<[string, string]>([
    ['nothing', ''],
    ['half a head', 'HTTP/1.1 200 OK\r\nX-Never: '],
  ])('does not wait for ever behind %s', async (_name, bytes) => {
    const { baseUrl, heads } = await serveRaw((socket) => socket.write(bytes))
    const clock = createVirtualClock()
    const call = problemOf(clientOf(baseUrl, { clock }).surveyStatus('a', person))
    await expect.poll(() => heads.length).toBe(1)
    await clock.advance(30_000)
    expect(await call).toEqual({ code: 'TIMED_OUT' })
  })

  it('ends a drip that never pauses long enough to be idle', async () => {
    let drop = (): void => undefined
    const { baseUrl, seen } = await serve((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"data": "')
      drop = () => response.write('.')
    })
    const clock = createVirtualClock()
    let ended = false
    const call = problemOf(clientOf(baseUrl, { clock }).surveyResults('a', person)).finally(() => {
      ended = true
    })
    await expect.poll(() => seen.length).toBe(1)
    await expect.poll(() => clock.sleepers()).toBe(2)
    for (let drops = 0; drops < 14; drops++) {
      drop()
      await clock.advance(20_000)
      // The byte travels through a real socket; the timer for idle time restarts only when it has arrived.
      await expect.poll(() => clock.sleepers()).toBeGreaterThan(0)
      if (ended) break
    }
    await clock.advance(20_000)
    expect(await call).toEqual({ code: 'TIMED_OUT' })
    expect(clock.sleepers()).toBe(0)
  })
})

describe('answers that promise or hide too much', () => {
  it('does not wait for a promised gigabyte', async () => {
    const { baseUrl } = await serveRaw((socket) =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n{"data":'),
    )
    expect(await problemOf(clientOf(baseUrl).surveyResults('a', person))).toEqual({
      code: 'TOO_LARGE',
      status: 200,
    })
  })

  it.each([101, 10_000])('does not follow %d levels of brackets', async (depth) => {
    const open = '{"a":['.repeat(depth / 2)
    const { baseUrl } = await serve((response) =>
      response.writeHead(200).end(`{"data":${open}${']}'.repeat(depth / 2)}}`),
    )
    expect(await problemOf(clientOf(baseUrl).surveyResults('a', person))).toMatchObject({ code: 'TOO_LARGE' })
  })

  it.each(['text/html', 'text/plain; charset=utf-16', 'image/png', 'application/json; charset=latin1'])(
    'reads JSON that says it is %s',
    async (type) => {
      const { baseUrl } = await serve((response) =>
        response.writeHead(200, { 'Content-Type': type }).end('{"data":{"status":"terminé"},"error":null}'),
      )
      expect((await clientOf(baseUrl).surveyStatus('a', person)).value.word).toBe('terminé')
    },
  )

  it('keeps no cookie', async () => {
    const { baseUrl, seen } = await serve((response) =>
      json(response, 200, { data: { status: 'done' }, error: null }, { 'Set-Cookie': 'who=you; Path=/' }),
    )
    const client = clientOf(baseUrl)
    await client.surveyStatus('a', person)
    await client.surveyStatus('a', person)
    expect(seen).toHaveLength(2)
    for (const { headers } of seen) expect(headers.cookie).toBeUndefined()
  })

  it('shows bytes that are no UTF-8, lone halves and direction tricks harmlessly', async () => {
    const bytes = Buffer.concat([
      Buffer.from('{"data":{"items":[{"id":1,"titre":"a'),
      Buffer.from([0xff, 0xc3, 0x28]),
      Buffer.from('b\\ud800c\\u202egnp.exe\\u0007","status":"do\\u200bne"}]},"error":null}'),
    ])
    const { baseUrl } = await serve((response, { url }) =>
      url?.includes('status')
        ? json(response, 400, { data: null, error: 'no\u202e \ud800\u0000way' })
        : response.writeHead(200).end(bytes),
    )
    const client = clientOf(baseUrl)
    const { value } = await client.listSurveys(page, person)
    expect(value.records).toMatchObject([{ id: '1', title: 'a\ufffd\ufffd(b\ufffdcgnp.exe', status: 'done' }])
    const problem = await problemOf(client.surveyStatus('a', person))
    expect(problem.serviceMessage).toBe('no \ufffd way')
  })
})

describe('an answer that is not in UTF-8', () => {
  const text = '{"data":{"items":[{"id":1,"titre":"Mobilité à vélo"}]},"error":null}'
  it.each<[string, string, Buffer]>([
    ['latin1, as it says', 'application/json; charset=iso-8859-1', Buffer.from(text, 'latin1')],
    ['latin1, in quotes', 'application/json; charset="ISO-8859-1"', Buffer.from(text, 'latin1')],
    ['UTF-16 by its mark', 'application/json', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 from the big end', 'application/json', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ])('is read: %s', async (_name, type, bytes) => {
    const { baseUrl } = await serve((response) =>
      response.writeHead(200, { 'Content-Type': type }).end(bytes),
    )
    const { value, raw } = await clientOf(baseUrl).listSurveys(page, person)
    expect(value.records).toMatchObject([{ id: '1', title: 'Mobilité à vélo' }])
    expect(textOf(raw).replace('\ufeff', '')).toBe(text)
  })

  it.each(['utf-7', 'x-unknown', 'iso-2022-kr', ';=', ''])(
    'keeps what it can under the name %j',
    async (name) => {
      const type = `application/json; charset=${name}`
      const { baseUrl } = await serve((response) =>
        response.writeHead(200, { 'Content-Type': type }).end(Buffer.from(text, 'latin1')),
      )
      const { value } = await clientOf(baseUrl).listSurveys(page, person)
      expect(value.records).toMatchObject([{ title: 'Mobilit\ufffd \ufffd v\ufffdlo' }])
    },
  )
})

describe('the key', () => {
  it.each([
    ['plain', KEY],
    ['in an address', `https://x.example/?k=${encodeURIComponent(KEY)}`],
    ['percent-encoded', [...KEY].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('')],
    ['in hexadecimal', Buffer.from(KEY).toString('hex')],
    ['in base64', Buffer.from(KEY).toString('base64')],
    ['in the base64 of more', Buffer.from(`user:${KEY}!`).toString('base64')],
    ['in base64 for addresses', Buffer.from(`ab${KEY}?`).toString('base64url')],
  ])('echoed %s is in no error, field, log, reading or raw answer', async (_name, echo) => {
    const { baseUrl } = await serve((response, { url }) =>
      url?.includes('status')
        ? json(response, 200, { data: { status: 'running', you: echo, [echo]: echo }, error: null })
        : json(response, url?.includes('focus') ? 500 : 422, {
            data: null,
            error: `not with ${echo}, sorry`,
            detail: [{ loc: ['body', echo], msg: `bad ${echo}`, type: echo, input: { k: echo } }],
          }),
    )
    const logged: unknown[] = []
    const budget = createCallBudget({ limit: 100, clock: systemClock })
    const log = { info: (...line: unknown[]) => logged.push(line) }
    const client = createServiceClient({
      baseUrl,
      key: async () => KEY,
      fetch: createNodeFetch(),
      clock: systemClock,
      budget,
      log,
    })
    const errors: unknown[] = []
    for (const call of [client.listSurveys(page, person), client.listFocus(page, person)]) {
      await call.catch((error: unknown) => errors.push(error))
    }
    const answer = await client.surveyStatus('a', person)
    budget.close()
    expect(errors).toHaveLength(2)
    for (const error of errors) expect(error).toBeInstanceOf(SondeError)
    expect(logged).toHaveLength(3)
    const problems = errors.map((error) => (error instanceof SondeError ? error.problem : null))
    const core = echo.slice(4, -4)
    expectNoKey(errors, problems, answer, logged)
    expect(inspect([errors, problems, answer, logged], { depth: 20 })).not.toContain(core)
    expect(problems[0]?.serviceMessage).toContain('•••')
  })

  it('written with the escapes of JSON is redacted before it is read', async () => {
    const escaped = [...KEY]
      .map((one, at) => (at % 2 ? one : `\\u00${one.charCodeAt(0).toString(16)}`))
      .join('')
    const { baseUrl } = await serve((response) =>
      response.writeHead(200).end(`{"data":{"results":["${escaped}"]},"error":null}`),
    )
    const { value, raw } = await clientOf(baseUrl).surveyResults('a', person)
    expect(value).toEqual({ results: ['•••'] })
    expectNoKey(value, raw)
  })

  it('is in no error of a parser that holds what it received', async () => {
    const { baseUrl } = await serveRaw((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{"d\r\n${KEY}\r\n`),
    )
    const error = await clientOf(baseUrl)
      .surveyStatus('a', person)
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SondeError)
    expectNoKey(error)
    const head = await serveRaw((socket) => socket.end(`${KEY}\r\n\r\n`))
    expectNoKey(
      await clientOf(head.baseUrl)
        .surveyStatus('a', person)
        .catch((reason: unknown) => reason),
    )
  })
})

describe('what the client keeps of an answer', () => {
  it('is the body to the letter', async () => {
    const body = '\ufeff{ "error" : null,\r\n "data":{"status":"done","x":1.0,"x":2e0,"é":"\\u00e9"} }\n'
    const { baseUrl } = await serve((response) => response.writeHead(200).end(body))
    const { raw, value } = await clientOf(baseUrl).surveyStatus('a', person)
    expect(raw).toBe(body)
    expect(value.status).toBe('done')
  })
})
