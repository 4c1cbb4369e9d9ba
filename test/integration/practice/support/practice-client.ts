import { expect, onTestFinished } from 'vitest'
import type { PracticeOptions, PracticeService } from '../../../../electron/practice/practice-options.ts'
import { startPracticeService } from '../../../../electron/practice/practice-service.ts'
import type { ShapeName } from '../../../../electron/practice/shapes/shape.ts'
import { type TestClock, testClock } from './test-clock.ts'

/** An answer as received; `data` and `error` are the envelope's, undefined without an envelope. */
export interface Received {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Record<string, unknown>
  readonly data: Record<string, unknown>
  readonly error: unknown
}

/** Sends one request; a body that is not a string is sent as JSON. */
export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Received>

/** A practice service for one test, its clock, and a caller for each of its keys. */
export interface Practice {
  readonly service: PracticeService
  readonly clock: TestClock
  readonly shape: ShapeName
  readonly standard: Call
  readonly admin: Call
  readonly enterprise: Call
  readonly nobody: Call
  withKey(key: string): Call
}

/** Starts a service for the running test and closes it at the test's end. */
export async function practice(options: Partial<PracticeOptions> = {}): Promise<Practice> {
  const clock = testClock()
  const service = await startPracticeService({ clock, seed: 7, ...options })
  onTestFinished(() => service.close())
  const withKey = (key: string) => caller(service.baseUrl, key)
  return {
    service,
    clock,
    shape: (options.shapes as ShapeName | undefined) ?? 'plain',
    standard: withKey(service.apiKey),
    admin: withKey(service.adminKey),
    enterprise: withKey(service.enterpriseKey),
    nobody: caller(service.baseUrl, undefined),
    withKey,
  }
}

export function caller(baseUrl: string, key: string | undefined): Call {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(key === undefined ? {} : { 'X-API-Key': key }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const parsed: unknown =
      text === '' || !response.headers.get('content-type')?.includes('json') ? {} : JSON.parse(text)
    const record = parsed as Record<string, unknown>
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: record,
      data: (record.data ?? {}) as Record<string, unknown>,
      error: record.error,
    }
  }
}

/** Expects a successful answer in the envelope; returns its data. */
export function success(received: Received): Record<string, unknown> {
  expect(received.body).toStrictEqual({ data: expect.any(Object), error: null })
  expect(received.status).toBe(200)
  expect(received.headers.get('content-type')).toBe('application/json')
  return received.data
}

/** Expects a failure with this status in the envelope; returns its message. */
export function failure(received: Received, status: number): string {
  expect([received.status, received.body]).toStrictEqual([status, { data: null, error: expect.any(String) }])
  expect(received.error).not.toBe('')
  return String(received.error)
}
