import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createNodeFetch } from '../../../electron/host/node-fetch.ts'
import { systemClock } from '../../../electron/host/system-clock.ts'
import { createCallBudget } from '../../../electron/service/budget/call-budget.ts'
import type { HeardAnswer } from '../../../electron/service/call/heard-answer.ts'
import type { Clock } from '../../../electron/service/clock.ts'
import { createServiceClient } from '../../../electron/service/http-service-client.ts'
import type { ServiceClient } from '../../../electron/service/service-api.ts'
import type { Problem } from '../../../shared/models/problem.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'

export const KEY = 'sk-test-0123456789abcdef'

/** A request as the server received it. */
export interface Seen {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** A server on a free port that lives as long as the test, and the requests that it received. */
export async function serve(
  answer: (response: ServerResponse, request: Seen) => void,
): Promise<{ baseUrl: string; seen: Seen[] }> {
  const seen: Seen[] = []
  const listener: RequestListener = (request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const one = { method: request.method, url: request.url, headers: request.headers, body }
      seen.push(one)
      answer(response, one)
    })
  }
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

/** Answers with JSON. */
export function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** A client of that server; its budget is closed at the end of the test. */
export function clientOf(
  baseUrl: string,
  options: { clock?: Clock; key?: string; onAnswer?: (heard: HeardAnswer) => void } = {},
): ServiceClient {
  const clock = options.clock ?? systemClock
  const budget = createCallBudget({ limit: 100, clock })
  onTestFinished(() => budget.close())
  return createServiceClient({
    baseUrl,
    key: async () => options.key ?? KEY,
    fetch: createNodeFetch(),
    clock,
    budget,
    ...(options.onAnswer && { onAnswer: options.onAnswer }),
  })
}

/** The problem that a call fails with; anything but a `SondeError` fails the test. */
export async function problemOf(call: Promise<unknown>): Promise<Problem> {
  try {
    await call
  } catch (error) {
    if (error instanceof SondeError) return error.problem
    throw error
  }
  throw new Error('the call succeeded')
}
