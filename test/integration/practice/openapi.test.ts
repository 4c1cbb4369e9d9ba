import { describe, expect, it } from 'vitest'
import { practice } from './support/practice-client.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { required: boolean; content: Record<string, { schema: { required?: string[] } }> }
  responses: Record<string, unknown>
}

/** The endpoints in the tables of the interface (« Endpoints »). */
const tables = `
GET /api/v1/api-keys
HEAD /api/v1/api-keys
POST /api/v1/api-keys
DELETE /api/v1/api-keys/{key_id}
POST /api/v1/surveys
GET /api/v1/surveys
HEAD /api/v1/surveys
POST /api/v1/surveys/{survey_id}/launch
GET /api/v1/surveys/{survey_id}/status
HEAD /api/v1/surveys/{survey_id}/status
GET /api/v1/surveys/{survey_id}/results
HEAD /api/v1/surveys/{survey_id}/results
DELETE /api/v1/surveys/{survey_id}
POST /api/v1/focus
GET /api/v1/focus
HEAD /api/v1/focus
GET /api/v1/focus/{session_id}
HEAD /api/v1/focus/{session_id}
GET /api/v1/focus/{session_id}/transcript
HEAD /api/v1/focus/{session_id}/transcript
DELETE /api/v1/focus/{session_id}
GET /api/v1/org/members
HEAD /api/v1/org/members
POST /api/v1/org/members
DELETE /api/v1/org/members
PUT /api/v1/org/members/role
`

async function description() {
  const started = await practice({ conditions: { rateLimits: { enterprise: 1000 } } })
  const answer = await started.nobody('GET', '/openapi.json')
  expect(answer.status).toBe(200)
  const body = answer.body as {
    openapi: string
    info: { version: string }
    paths: Record<string, Record<string, Operation>>
  }
  const operations = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  return { ...started, body, operations }
}

describe('The OpenAPI description', () => {
  it('Versioning 2: has version number 0.1.0, and holds the operations of the tables, no more and no fewer', async () => {
    const { body, operations } = await description()
    expect(body.info.version).toBe('0.1.0')
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toStrictEqual(
      tables.trim().split('\n').sort(),
    )
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
  })

  it('says what the routes do: each answers, with a status it declares, and refuses what lacks a required part', async () => {
    const { operations, enterprise, nobody } = await description()
    for (const { method, path, operation } of operations) {
      const at = path.replace(/\{\w+\}/g, '1')
      const name = `${method} ${path}`
      const declared = Object.keys(operation.responses).map(Number)
      const answer = await enterprise(method, at, operation.requestBody ? {} : undefined)
      expect([name, answer.status === 405]).toStrictEqual([name, false])
      // A body without a schema is refused with 422 as well; it needs a member that does not exist here.
      expect([name, declared]).toStrictEqual([name, expect.arrayContaining([answer.status])])
      const required = operation.requestBody?.content['application/json']?.schema.required ?? []
      if (required.length > 0) expect([name, answer.status]).toStrictEqual([name, 422])
      expect([name, (await nobody(method, at)).status]).toStrictEqual([name, 401])
      expect(operation.parameters.find((parameter) => parameter.name === 'X-API-Key')).toMatchObject({
        in: 'header',
        required: false,
      })
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      expect(
        operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
      ).toStrictEqual(inPath)
    }
  })

  it('declares the bounds that the routes hold to', async () => {
    const { body, enterprise } = await description()
    const schemaOf = (path: string) =>
      (body.paths[path]?.post?.requestBody?.content['application/json']?.schema as {
        required: string[]
        properties: Record<string, { minimum?: number; maximum?: number; default?: number }>
      }) ?? {}
    const survey = schemaOf('/api/v1/surveys')
    expect(survey.required).toStrictEqual(['questions'])
    expect(survey.properties.nb_personas).toMatchObject({ minimum: 1, maximum: 100, default: 50 })
    const focus = schemaOf('/api/v1/focus')
    expect(focus.required).toStrictEqual(['titre'])
    expect(focus.properties.nb_personas).toMatchObject({ minimum: 2, maximum: 8, default: 6 })
    const { minimum = 0, maximum = 0 } = focus.properties.max_turns ?? {}
    for (const [max_turns, status] of [
      [minimum, 200],
      [maximum, 200],
      [minimum - 1, 422],
      [maximum + 1, 422],
    ] as const) {
      expect((await enterprise('POST', '/api/v1/focus', { titre: 'x', max_turns })).status).toBe(status)
    }
  })
})
