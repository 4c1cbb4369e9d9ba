import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { routes } from '../../../electron/practice/server/routes.ts'
import { shapeNames } from '../../../electron/practice/shapes/shape.ts'
import { failure, practice, success } from './support/practice-client.ts'
import { smallSession, smallSurvey } from './support/samples.ts'
import { wires } from './support/wire.ts'

const unknownId = '00000000-0000-4000-a000-000000000000'

describe.each(shapeNames)('HTTP in the reading "%s"', (shapes) => {
  const wire = wires[shapes]

  it('Response envelope: a success has data and a null error', async () => {
    const { enterprise } = await practice({ shapes })
    for (const path of ['/api/v1/api-keys', '/api/v1/surveys', '/api/v1/focus', '/api/v1/org/members']) {
      success(await enterprise('GET', path))
    }
  })

  it('Response envelope: a failure has null data and a message', async () => {
    const { standard, nobody } = await practice({ shapes })
    failure(await nobody('GET', '/api/v1/surveys'), 401)
    failure(await standard('GET', `/api/v1/surveys/${unknownId}/status`), 404)
    failure(await standard('GET', '/api/v1/org/members'), 403)
  })

  it('Endpoints: a path that is not in the tables is 404, in the envelope', async () => {
    const { standard } = await practice({ shapes })
    for (const path of [
      '/',
      '/api/v1',
      '/api/v1/survey',
      '/api/v2/surveys',
      '/api/v1/surveys/',
      '/api/v1/surveys/x/y',
      '/api/v1/surveys/%E0%A4%A/status',
    ]) {
      failure(await standard('GET', path), 404)
    }
  })

  it('Endpoints: a method that is not in the tables is 405, in the envelope, and names the ones that are', async () => {
    const { enterprise } = await practice({ shapes })
    for (const path of new Set(routes.map((route) => route.path))) {
      const known = routes.filter((route) => route.path === path).map((route) => route.method as string)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (known.includes(method)) continue
        const refused = await enterprise(method, path.replace(/\{\w+\}/, '1'))
        failure(refused, 405)
        const allowed = refused.headers.get('allow')?.split(', ') ?? []
        expect(allowed.filter((name) => name !== 'HEAD').sort()).toStrictEqual(known.sort())
      }
    }
  })

  it('Endpoints: HEAD answers where GET does, with the same status and headers, and no body', async () => {
    const { enterprise } = await practice({ shapes, conditions: { rateLimits: { enterprise: 10_000 } } })
    const survey = wire.surveyId(success(await enterprise('POST', '/api/v1/surveys', smallSurvey)))
    const session = wire.sessionId(success(await enterprise('POST', '/api/v1/focus', smallSession)))
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const path = route.path.replace('{survey_id}', survey).replace('{session_id}', session)
      const head = await enterprise('HEAD', path)
      expect(head.text).toBe('')
      if (route.id === 'focusTranscript') continue
      const get = await enterprise('GET', path)
      expect([
        head.status,
        head.headers.get('content-length'),
        head.headers.get('content-type'),
      ]).toStrictEqual([get.status, get.headers.get('content-length'), get.headers.get('content-type')])
    }
    failure(await enterprise('GET', `/api/v1/surveys/${unknownId}/status`), 404)
    expect((await enterprise('HEAD', `/api/v1/surveys/${unknownId}/status`)).status).toBe(404)
    expect((await enterprise('HEAD', `/api/v1/surveys/${survey}/launch`)).status).toBe(405)
  })

  it('Endpoints: a body that is not JSON, empty, or of another type is 422', async () => {
    const { standard } = await practice({ shapes })
    const bodies: [string, unknown, Record<string, string>?][] = [
      ['not JSON', '{"questions": [', {}],
      ['a JSON list', [], {}],
      ['a JSON text', '"x"', {}],
      ['JSON null', 'null', {}],
      ['nothing', undefined, {}],
      ['deeply nested', `{"a":${'['.repeat(200)}${']'.repeat(200)}}`, {}],
      ['plain text', JSON.stringify(smallSurvey), { 'Content-Type': 'text/plain' }],
      ['a form', 'titre=x', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ]
    for (const [name, body, headers] of bodies) {
      const refused = await standard('POST', '/api/v1/surveys', body, headers)
      expect([name, refused.status]).toStrictEqual([name, 422])
      expect([name, wire.detail(refused.body).length > 0]).toStrictEqual([name, true])
    }
  })

  it('Endpoints: a body that is too large is 413, in the envelope', async () => {
    const { standard } = await practice({ shapes })
    failure(
      await standard('POST', '/api/v1/surveys', { ...smallSurvey, contexte: 'x'.repeat(1_100_000) }),
      413,
    )
    success(await standard('POST', '/api/v1/surveys', smallSurvey))
  })

  it('Endpoints: a body that is too large is 413 also where its length is not said before', async () => {
    const { service } = await practice({ shapes })
    const piece = new TextEncoder().encode(' '.repeat(100_000))
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let i = 0; i < 30; i++) controller.enqueue(piece)
        controller.close()
      },
    })
    const headers = { 'X-API-Key': service.apiKey, 'Content-Type': 'application/json' }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    const answer = await fetch(`${service.baseUrl}/api/v1/surveys`, init)
    expect([answer.status, await answer.json()]).toStrictEqual([
      413,
      { data: null, error: expect.any(String) },
    ])
  })

  it('Endpoints: who goes away in the middle of a body leaves the service at work', async () => {
    const { service, standard } = await practice({ shapes })
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(new URL(service.baseUrl).port), '127.0.0.1', () => {
        const head = `POST /api/v1/surveys HTTP/1.1\r\nHost: x\r\nX-API-Key: ${service.apiKey}\r\n`
        socket.write(
          `${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"questions":`,
          () => socket.destroy(),
        )
      })
      socket.on('close', () => resolve())
      socket.on('error', reject)
    })
    expect(wire.surveys(success(await standard('GET', '/api/v1/surveys')))).toStrictEqual([])
  })

  it('Validation error body: loc, msg, type, input and ctx, inside the envelope or bare', async () => {
    const { standard } = await practice({ shapes })
    const refused = await standard('POST', '/api/v1/surveys', { ...smallSurvey, nb_personas: 101 })
    expect(refused.status).toBe(422)
    expect(wire.detail(refused.body)).toStrictEqual([
      {
        loc: ['body', 'nb_personas'],
        msg: 'Input should be less than or equal to 100',
        type: 'less_than_equal',
        input: 101,
        ctx: { le: 100 },
      },
    ])
    if (shapes === 'bare') expect(Object.keys(refused.body)).toStrictEqual(['detail'])
    else expect(refused.body).toMatchObject({ data: null, error: expect.any(String) })
  })

  it.each([
    ['what is not even HTTP', 400, 'NONSENSE\r\n\r\n'],
    ['a request without a host', 401, 'GET /api/v1/surveys HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'an expectation that is unknown',
      401,
      'GET /api/v1/surveys HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    ],
    ['a tunnel', 405, 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('Response envelope: %s is answered in it too', async (_name, status, request) => {
    const { service } = await practice({ shapes })
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(service.baseUrl).port), '127.0.0.1', () => socket.write(request))
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toStrictEqual({
      data: null,
      error: expect.any(String),
    })
  })
})
