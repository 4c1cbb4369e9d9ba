import { once } from 'node:events'
import { createServer as createTcpServer } from 'node:net'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { HeardAnswer } from '../../../electron/service/call/heard-answer.ts'
import { createVirtualClock } from '../../unit/service/budget/virtual-clock.ts'
import { clientOf, json, KEY, problemOf, serve } from './a-server.ts'

const person = { priority: 'person' } as const

describe('a service that is none, or means harm', () => {
  it.each([301, 302, 303, 307, 308])(
    'does not follow a %d to another origin with the key',
    async (status) => {
      const other = await serve((response) => json(response, 200, { data: {}, error: null }))
      const { baseUrl } = await serve((response) =>
        response.writeHead(status, { Location: `${other.baseUrl}/api/v1/surveys` }).end(),
      )
      const problem = await problemOf(clientOf(baseUrl).listSurveys({ limit: 1, offset: 0 }, person))
      expect(problem).toEqual({ code: 'NOT_THIS_SERVICE', status, cause: 'redirect' })
      expect(other.seen).toEqual([])
    },
  )

  it.each<[string, string, object]>([
    ['a web page', '<!doctype html><h1>It works</h1>', { code: 'NOT_THIS_SERVICE', cause: 'html' }],
    ['nothing', '', { code: 'NOT_THIS_SERVICE', cause: 'empty' }],
    ['plain words', 'It works', { code: 'NOT_THIS_SERVICE', cause: 'not_json' }],
    ['a number', '12', { code: 'NOT_THIS_SERVICE', cause: 'no_envelope' }],
    ['JSON without an envelope', '{"surveys": []}', { code: 'NOT_THIS_SERVICE', cause: 'no_envelope' }],
    ['cut JSON', '{"data": {"surveys": [{"id": "a', { code: 'CUT_ANSWER' }],
    ['broken JSON', '{"data": oops}', { code: 'NOT_THIS_SERVICE', cause: 'not_json' }],
    ['deep JSON', `{"data": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`, { code: 'TOO_LARGE' }],
    ['an error behind a 200', '{"data": null, "error": "no"}', { code: 'REFUSED', serviceMessage: 'no' }],
  ])('tells %s apart', async (_name, body, expected) => {
    const { baseUrl } = await serve((response) => response.writeHead(200).end(body))
    const problem = await problemOf(clientOf(baseUrl).listSurveys({ limit: 1, offset: 0 }, person))
    expect(problem).toMatchObject({ status: 200, ...expected })
  })

  it.each([403, 404])('tells a web page behind a %d from a refusal of the service', async (status) => {
    const { baseUrl } = await serve((response) => response.writeHead(status).end('<html>nginx</html>'))
    expect(await problemOf(clientOf(baseUrl).surveyStatus('a', person))).toMatchObject({
      code: 'NOT_THIS_SERVICE',
      cause: 'html',
    })
  })

  it('stops an endless answer at 50 MB', async () => {
    const chunk = Buffer.alloc(1 << 20, ' ')
    function* endless(): Generator<Buffer> {
      for (;;) yield chunk
    }
    let isGone = false
    const { baseUrl } = await serve((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.on('close', () => {
        isGone = true
      })
      Readable.from(endless()).pipe(response)
    })
    expect(await problemOf(clientOf(baseUrl).surveyResults('a', person))).toMatchObject({ code: 'TOO_LARGE' })
    await expect.poll(() => isGone).toBe(true)
  })

  it('tells an answer that breaks off', async () => {
    const { baseUrl } = await serve((response) => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('{"data": {')
      setImmediate(() => response.destroy())
    })
    expect(await problemOf(clientOf(baseUrl).surveyStatus('a', person))).toMatchObject({ code: 'CUT_ANSWER' })
  })

  it('redacts the key in messages, fields and answers that echo it', async () => {
    const { baseUrl } = await serve((response, { url }) =>
      url?.includes('status')
        ? json(response, 200, { data: { status: 'draft', you: KEY }, error: null })
        : json(response, 422, {
            detail: [{ loc: ['body', KEY], msg: `bad ${KEY}`, type: 'x' }],
            error: `no ${KEY}`,
          }),
    )
    const client = clientOf(baseUrl)
    const problem = await problemOf(client.addMember({ email: 'a@b.c' }, person))
    expect(problem).toMatchObject({
      code: 'INVALID',
      serviceMessage: 'no •••',
      fields: [{ message: 'bad •••' }],
    })
    const { raw } = await client.surveyStatus('a', person)
    expect(JSON.stringify([problem, raw])).not.toContain(KEY)
  })

  it.each(['It works, a1b2c3', '{"data": {"you": "a1b2c3', '{"data": {"you": "a1b2c3"}, "error": null}'])(
    'redacts a key of six characters in what is told of a reply: %s',
    async (body) => {
      const { baseUrl } = await serve((response) => response.writeHead(200).end(body))
      const heard: HeardAnswer[] = []
      const client = clientOf(baseUrl, { key: 'a1b2c3', onAnswer: (answer) => heard.push(answer) })
      await client.surveyResults('a', person).catch(() => undefined)
      expect(heard.map(({ text }) => text)).toEqual([body.replace('a1b2c3', '•••')])
    },
  )

  it('sends nothing over plain http to a far host, nor outside the service’s paths', async () => {
    expect(await problemOf(clientOf('http://sonde.example').listKeys(person))).toEqual({
      code: 'UNREACHABLE',
      cause: 'insecure_url',
      unsent: true,
    })
    const { baseUrl, seen } = await serve((response) => json(response, 200, { data: {}, error: null }))
    const client = clientOf(baseUrl)
    for (const id of ['', '.', '..']) {
      expect(await problemOf(client.surveyStatus(id, person))).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(seen).toEqual([])
    await client.surveyStatus('../a/b?c#d', person)
    expect(seen[0]?.url).toBe('/api/v1/surveys/..%2Fa%2Fb%3Fc%23d/status')
  })

  it('takes a key that no header can carry for a refused one, without sending it', async () => {
    const { baseUrl, seen } = await serve((response) => json(response, 200, { data: {}, error: null }))
    for (const key of ['', 'two words', 'new\nline', 'clé']) {
      expect(await problemOf(clientOf(baseUrl, { key }).listKeys(person))).toEqual({ code: 'KEY_REFUSED' })
    }
    expect(seen).toEqual([])
  })
})

describe('a service that does not answer', () => {
  it('is refused on a closed port', async () => {
    const server = createTcpServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    server.close()
    await once(server, 'close')
    expect(await problemOf(clientOf(`http://127.0.0.1:${port}`).listKeys(person))).toEqual({
      code: 'UNREACHABLE',
      cause: 'refused',
      unsent: true,
    })
  })

  it('is unknown to the name service', async () => {
    expect(await problemOf(clientOf('https://nowhere.invalid').listKeys(person))).toEqual({
      code: 'UNREACHABLE',
      cause: 'dns',
      unsent: true,
    })
  })

  it('hangs up', async () => {
    const { baseUrl } = await serve((response) => response.destroy())
    expect(await problemOf(clientOf(baseUrl).listKeys(person))).toEqual({
      code: 'UNREACHABLE',
      cause: 'reset',
    })
  })

  it('speaks no TLS', async () => {
    const { baseUrl } = await serve((response) => response.end())
    const problem = await problemOf(clientOf(baseUrl.replace('http:', 'https:')).listKeys(person))
    expect(problem).toEqual({ code: 'UNREACHABLE', cause: 'tls' })
  })

  it('stays silent: 30 s for a call, 10 minutes for a transcript', async () => {
    const { baseUrl, seen } = await serve(() => undefined)
    const clock = createVirtualClock()
    const client = clientOf(baseUrl, { clock })
    const status = problemOf(client.surveyStatus('a', person))
    const transcript = problemOf(client.focusTranscript('a', person))
    await expect.poll(() => seen.length).toBe(2)
    let isOver = false
    void transcript.then(() => {
      isOver = true
    })
    await clock.advance(30_000)
    expect(await status).toEqual({ code: 'TIMED_OUT' })
    await clock.advance(569_999)
    expect(isOver).toBe(false)
    await clock.advance(1)
    expect(await transcript).toEqual({ code: 'TIMED_OUT' })
    expect(clock.sleepers()).toBe(0)
  })

  it('stops in the middle of an answer', async () => {
    const { baseUrl, seen } = await serve((response) => response.writeHead(200).write('{"data": '))
    const clock = createVirtualClock()
    const call = problemOf(clientOf(baseUrl, { clock }).surveyResults('a', person))
    await expect.poll(() => seen.length).toBe(1)
    await expect.poll(() => clock.sleepers()).toBe(2)
    await clock.advance(30_000)
    expect(await call).toEqual({ code: 'TIMED_OUT' })
  })

  it('is not waited for when the person cancels', async () => {
    const { baseUrl, seen } = await serve(() => undefined)
    const abort = new AbortController()
    const call = problemOf(clientOf(baseUrl).focusTranscript('a', { ...person, signal: abort.signal }))
    await expect.poll(() => seen.length).toBe(1)
    abort.abort()
    expect(await call).toEqual({ code: 'CANCELLED' })
  })
})
