import type { IncomingMessage } from 'node:http'
import type { FaultName } from '../conditions.ts'
import { InvalidRequest, Refusal } from '../refusal.ts'
import type { Data } from '../shapes/shape.ts'
import type { Caller } from '../store/key-store.ts'
import { answerKeyOf, surveyOfKey } from './answer-key-operation.ts'
import { openApi } from './openapi.ts'
import type { PracticeParts } from './practice-parts.ts'
import { RateLimiter } from './rate-limit.ts'
import { readJson } from './read-body.ts'
import type { Route } from './route.ts'
import { routeTable } from './route-table.ts'
import { routes } from './routes.ts'
import { validate } from './validate.ts'

/** What is sent back. */
export type Reply =
  | {
      readonly kind: 'json'
      readonly status: number
      readonly body: Data
      readonly headers?: Headers
      readonly cut?: boolean
    }
  | { readonly kind: 'html'; readonly status: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'hang' }

type Headers = Readonly<Record<string, string>>

/** Checks requests (key, limit, faults), passes them to their operation, and puts every answer into its envelope. */
export class Dispatcher {
  readonly #parts: PracticeParts
  readonly #find = routeTable(routes)
  readonly #limiter = new RateLimiter()

  constructor(parts: PracticeParts) {
    this.#parts = parts
  }

  /** Answers one request; never throws. */
  async answer(request: IncomingMessage): Promise<Reply> {
    try {
      return await this.#answer(request)
    } catch (error) {
      if (error instanceof InvalidRequest) {
        return { kind: 'json', status: 422, body: this.#parts.shape.validation(error.message, error.detail) }
      }
      // Nobody waits for an answer: the client disconnected during its body, or the service closes.
      if (this.#parts.closing.aborted || (request.destroyed && !request.complete)) return { kind: 'drop' }
      if (error instanceof Refusal) return failure(error.status, error.message, error.headers)
      process.stderr.write(`practice service: ${error instanceof Error ? error.stack : String(error)}\n`)
      return failure(500, 'Internal server error.')
    }
  }

  async #answer(request: IncomingMessage): Promise<Reply> {
    const method = request.method ?? 'GET'
    const url = request.url ?? '/'
    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    if (path === '/openapi.json' && (method === 'GET' || method === 'HEAD')) {
      return { kind: 'json', status: 200, body: openApi(routes) }
    }
    const caller = this.#identify(request)
    if (caller) this.#admit(caller)
    const keyed = surveyOfKey(method, path)
    if (keyed !== undefined && caller) {
      return {
        kind: 'json',
        status: 200,
        body: { data: await answerKeyOf(this.#parts, caller, keyed), error: null },
      }
    }
    const match = this.#find(method, path)
    if (match.kind === 'nowhere') throw new Refusal(404, 'Not found.')
    if (match.kind === 'method') throw new Refusal(405, 'Method not allowed.', { allow: match.allow })
    if (!caller) throw new Refusal(401, 'API key missing, invalid or revoked.')

    const { route } = match
    const conditions = this.#parts.conditions()
    const fault = this.#parts.dice.forRequest(conditions, route.id)
    const delay = this.#parts.dice.latencyMs(conditions)
    if (delay > 0) await this.#parts.clock.sleep(delay, this.#parts.closing)
    if (this.#parts.closing.aborted) return { kind: 'drop' }
    const stopped = fault && this.#instead(fault)
    if (stopped) return stopped

    if (route.adminRights && !caller.account.adminRights) {
      throw new Refusal(this.#parts.shape.refusals.rights, 'This operation requires admin rights.')
    }
    const query = mark === -1 ? '' : url.slice(mark + 1)
    const call = {
      caller,
      head: method === 'HEAD',
      path: match.path,
      input: readInput(route, query, match.path),
      body: route.body ? validate(route.body, await readJson(request), 'body') : undefined,
    }
    const data = await route.handle(this.#parts, call)
    if (fault === 'dropAfter') return { kind: 'drop' }
    return { kind: 'json', status: 200, body: { data, error: null }, cut: fault === 'cutJson' }
  }

  #identify(request: IncomingMessage): Caller | undefined {
    const secret = request.headers['x-api-key']
    return typeof secret === 'string' && secret !== '' ? this.#parts.keys.identify(secret) : undefined
  }

  #admit({ keyId, account }: Caller): void {
    const limit = this.#parts.conditions().rateLimits[account.plan]
    const verdict = this.#limiter.admit(keyId, limit, this.#parts.clock.now())
    if (!verdict.ok) throw limitExceeded(verdict.waitSeconds)
  }

  /** The answer that a fault gives instead of the operation; undefined for faults that act later. */
  #instead(fault: FaultName): Reply | undefined {
    const conditions = this.#parts.conditions()
    switch (fault) {
      case 'dropBefore':
        return { kind: 'drop' }
      case 'hang':
        return { kind: 'hang' }
      case 'html':
        return { kind: 'html', status: conditions.htmlStatus }
      case 'unauthorized':
        throw new Refusal(401, 'API key missing, invalid or revoked.')
      case 'rateLimited':
        throw limitExceeded(conditions.rateLimitedSeconds)
      case 'serverError':
        throw new Refusal(500, 'Internal server error.')
      default:
        return undefined
    }
  }
}

function limitExceeded(seconds: number): Refusal {
  return new Refusal(429, `Rate limit exceeded: wait ${seconds} s.`, { 'x-ratelimit-reset': String(seconds) })
}

function failure(status: number, message: string, headers?: Headers): Reply {
  return { kind: 'json', status, body: { data: null, error: message }, ...(headers ? { headers } : {}) }
}

function readInput(route: Route, query: string, path: Readonly<Record<string, string>>): unknown {
  if (route.query) return validate(route.query, Object.fromEntries(new URLSearchParams(query)), 'query')
  if (route.pathParameters) return validate(route.pathParameters, path, 'path')
  return undefined
}
