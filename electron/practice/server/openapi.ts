import { z } from 'zod'
import type { Data } from '../shapes/shape.ts'
import type { Route } from './route.ts'

/** The OpenAPI 3.1 description of the routes; version 0.1.0, as the interface says. */
export function openApi(routes: readonly Route[]): Data {
  const paths: Record<string, Record<string, Data>> = {}
  for (const route of routes) {
    const item = paths[route.path] ?? {}
    paths[route.path] = item
    item[route.method.toLowerCase()] = operation(route, route.id)
    if (route.method === 'GET') item.head = operation(route, `${route.id}Head`)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Synthetic-Population Survey Service (practice)', version: '0.1.0' },
    paths,
    components: { schemas: { Envelope: envelope, Failure: failure, HTTPValidationError: validationError } },
  }
}

function operation(route: Route, operationId: string): Data {
  const responses: Record<string, Data> = {
    200: answer('Success', 'Envelope'),
    401: answer('Key missing, invalid or revoked', 'Failure'),
    422: answer('Validation failure', 'HTTPValidationError'),
    429: {
      ...answer('Rate limit exceeded', 'Failure'),
      headers: { 'X-RateLimit-Reset': { description: 'Seconds to wait', schema: { type: 'integer' } } },
    },
  }
  if (route.path.includes('{')) responses[404] = answer('Not found, or not owned by the caller', 'Failure')
  return {
    operationId,
    tags: [route.tag],
    summary: route.summary,
    parameters: parameters(route),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: inputSchema(route.body) } },
          },
        }
      : {}),
    responses,
  }
}

function parameters(route: Route): Data[] {
  const path = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1],
    in: 'path',
    required: true,
    schema: { type: match[1] === 'key_id' ? 'integer' : 'string' },
  }))
  const query = Object.keys(route.query?.shape ?? {}).map((name) => ({
    name,
    in: 'query',
    required: false,
    schema: querySchemas[name] ?? { type: 'string' },
  }))
  return [...path, ...query, { name: 'X-API-Key', in: 'header', required: false, schema: { type: 'string' } }]
}

const querySchemas: Record<string, Data> = {
  limit: { type: 'integer', minimum: 1, maximum: 200 },
  offset: { type: 'integer', minimum: 0 },
}

function inputSchema(schema: z.ZodType): Data {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}

function answer(description: string, schema: string): Data {
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  }
}

const envelope = {
  type: 'object',
  required: ['data', 'error'],
  properties: { data: { type: 'object' }, error: { type: 'null' } },
}

const failure = {
  type: 'object',
  required: ['data', 'error'],
  properties: { data: { type: 'null' }, error: { type: 'string' } },
}

const validationError = {
  type: 'object',
  properties: {
    detail: {
      type: 'array',
      items: {
        type: 'object',
        required: ['loc', 'msg', 'type'],
        properties: {
          loc: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
          msg: { type: 'string' },
          type: { type: 'string' },
          input: {},
          ctx: { type: 'object' },
        },
      },
    },
  },
}
