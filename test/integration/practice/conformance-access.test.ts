import { describe, expect, it } from 'vitest'
import { routes } from '../../../electron/practice/server/routes.ts'
import { shapeNames } from '../../../electron/practice/shapes/shape.ts'
import { failure, practice, success } from './support/practice-client.ts'
import { smallSession, smallSurvey } from './support/samples.ts'
import { wires } from './support/wire.ts'

const unknownId = '00000000-0000-4000-a000-000000000000'

describe.each(shapeNames)('Access in the reading "%s"', (shapes) => {
  const wire = wires[shapes]

  it('Authentication 1: every operation without a key, or with one that is not valid, is 401', async () => {
    const { nobody, withKey } = await practice({ shapes })
    for (const { method, path } of routes) {
      const at = path.replace(/\{\w+\}/, '1')
      failure(await nobody(method, at), 401)
      failure(await withKey('prk_wrong')(method, at), 401)
    }
  })

  it('Authentication 3: creating a key is refused to the standard plan, with 403', async () => {
    const { standard } = await practice({ shapes })
    failure(await standard('POST', '/api/v1/api-keys', { nom: 'x' }), 403)
    expect(wire.keys(success(await standard('GET', '/api/v1/api-keys')))).toHaveLength(1)
  })

  it('API key: the id is an integer, and the secret is shown at creation only', async () => {
    const { enterprise, admin, withKey } = await practice({ shapes })
    for (const owner of [enterprise, admin]) {
      const created = wire.key(success(await owner('POST', '/api/v1/api-keys', { nom: 'Terrain' })))
      expect(Number.isInteger(created.id)).toBe(true)
      const listed = await owner('GET', '/api/v1/api-keys')
      expect(wire.keys(success(listed))).toContainEqual({ id: created.id, nom: 'Terrain' })
      expect(listed.text).not.toContain(created.secret)
      success(await withKey(created.secret)('GET', '/api/v1/surveys'))
    }
  })

  it('API key: a name is required', async () => {
    const { enterprise } = await practice({ shapes })
    for (const body of [{}, { nom: '' }, { nom: '  ' }, { nom: 3 }, { name: 'x' }]) {
      expect((await enterprise('POST', '/api/v1/api-keys', body)).status).toBe(422)
    }
  })

  it('Authentication 6: a revoked key is refused at its next request', async () => {
    const { enterprise, withKey } = await practice({ shapes })
    const { id, secret } = wire.key(success(await enterprise('POST', '/api/v1/api-keys', { nom: 'x' })))
    const other = withKey(secret)
    success(await other('GET', '/api/v1/surveys'))
    success(await enterprise('DELETE', `/api/v1/api-keys/${id}`))
    failure(await other('GET', '/api/v1/surveys'), 401)
    expect(
      wire.keys(success(await enterprise('GET', '/api/v1/api-keys'))).map((key) => key.id),
    ).not.toContain(id)
    failure(await enterprise('DELETE', `/api/v1/api-keys/${id}`), 404)
  })

  it('Authentication 6: a call in flight ends, the next one with its key does not', async () => {
    const { enterprise, withKey, clock } = await practice({ shapes })
    const { id, secret } = wire.key(success(await enterprise('POST', '/api/v1/api-keys', { nom: 'x' })))
    const other = withKey(secret)
    const session = wire.sessionId(success(await other('POST', '/api/v1/focus', smallSession)))
    clock.hold()
    const flying = other('GET', `/api/v1/focus/${session}/transcript`)
    await expect.poll(() => clock.sleeping).toBe(1)
    success(await enterprise('DELETE', `/api/v1/api-keys/${id}`))
    clock.release()
    success(await flying)
    failure(await other('GET', `/api/v1/focus/${session}`), 401)
  })

  it("Endpoints: key_id is an integer; another account's key is as one that does not exist", async () => {
    const { enterprise, admin } = await practice({ shapes })
    const refused = await enterprise('DELETE', '/api/v1/api-keys/abc')
    expect(refused.status).toBe(422)
    expect(wire.detail(refused.body)[0]).toMatchObject({ loc: ['path', 'key_id'], input: 'abc' })
    const { id } = wire.key(success(await admin('POST', '/api/v1/api-keys', { nom: 'x' })))
    const theirs = await enterprise('DELETE', `/api/v1/api-keys/${id}`)
    const none = await enterprise('DELETE', '/api/v1/api-keys/999999')
    failure(theirs, 404)
    expect(theirs.text).toBe(none.text)
  })

  it('Authentication 4: member operations require admin rights', async () => {
    const { standard, admin, enterprise } = await practice({ shapes })
    for (const { method, path, body } of routes.filter((route) => route.path.includes('/org/'))) {
      failure(await standard(method, path, body ? { email: 'x@y.example', role: 'member' } : undefined), 403)
    }
    success(await admin('GET', '/api/v1/org/members'))
    success(await enterprise('GET', '/api/v1/org/members'))
  })

  it('Authentication 5: what another account owns answers exactly as what does not exist', async () => {
    const { standard, admin } = await practice({ shapes })
    const survey = wire.surveyId(success(await admin('POST', '/api/v1/surveys', smallSurvey)))
    const session = wire.sessionId(success(await admin('POST', '/api/v1/focus', smallSession)))
    for (const { method, path } of routes.filter((route) => /survey_id|session_id/.test(route.path))) {
      const at = (surveyId: string, sessionId: string) =>
        path.replace('{survey_id}', surveyId).replace('{session_id}', sessionId)
      const theirs = await standard(method, at(survey, session))
      const none = await standard(method, at(unknownId, unknownId))
      failure(theirs, 404)
      expect([theirs.status, theirs.text]).toStrictEqual([none.status, none.text])
    }
    expect(wire.surveys(success(await standard('GET', '/api/v1/surveys')))).toStrictEqual([])
    expect(wire.sessions(success(await standard('GET', '/api/v1/focus')))).toStrictEqual([])
    success(await admin('GET', `/api/v1/surveys/${survey}/status`))
  })
})

describe('Limits', () => {
  it.each([
    ['standard', 100],
    ['enterprise', 100],
    ['admin', 500],
  ] as const)('Limits: the %s plan has %i requests in a sliding minute', async (plan, limit) => {
    const started = await practice()
    const call = started[plan]
    for (let i = 0; i < limit; i++) success(await call('GET', '/api/v1/surveys?limit=1'))
    const refused = await call('GET', '/api/v1/surveys?limit=1')
    failure(refused, 429)
    expect(refused.headers.get('x-ratelimit-reset')).toBe('60')
  })

  it('Limits: after waiting exactly X-RateLimit-Reset seconds the next call passes, and not a second before', async () => {
    const { standard, clock } = await practice({ conditions: { rateLimits: { standard: 3 } } })
    const ask = () => standard('GET', '/api/v1/surveys')
    for (const pause of [700, 12_345, 20_001]) {
      success(await ask())
      clock.advance(pause)
    }
    for (let i = 0; i < 6; i++) {
      const refused = await ask()
      failure(refused, 429)
      const seconds = Number(refused.headers.get('x-ratelimit-reset'))
      expect(Number.isInteger(seconds) && seconds >= 1).toBe(true)
      clock.advance(seconds * 1000 - 1000)
      failure(await ask(), 429)
      clock.advance(1000)
      success(await ask())
    }
  })

  it('Limits: in any sliding minute no more than the limit pass, however the calls fall', async () => {
    const { standard, clock } = await practice({ conditions: { rateLimits: { standard: 5 } } })
    const passed: number[] = []
    for (let i = 0; i < 120; i++) {
      clock.advance((i * 7919) % 9000)
      if ((await standard('GET', '/api/v1/surveys')).status === 200) passed.push(clock.now())
    }
    expect(passed.length).toBeGreaterThan(30)
    passed.forEach((time, i) => {
      const sixth = passed[i + 5]
      if (sixth !== undefined) expect(sixth - time).toBeGreaterThanOrEqual(60_000)
    })
  })

  it('Limits: each key has its own, and calls to all operations count', async () => {
    const { enterprise, withKey } = await practice({ conditions: { rateLimits: { enterprise: 3 } } })
    const { secret } = wires.plain.key(success(await enterprise('POST', '/api/v1/api-keys', { nom: 'x' })))
    failure(await enterprise('GET', '/api/v1/nowhere'), 404)
    expect((await enterprise('HEAD', '/api/v1/focus')).status).toBe(200)
    failure(await enterprise('GET', '/api/v1/surveys'), 429)
    success(await withKey(secret)('GET', '/api/v1/surveys'))
  })
})
