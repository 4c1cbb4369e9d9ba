import type { Problem } from '../../../shared/models/problem.ts'
import type { Recipe, RefusalMeaning } from '../../../shared/models/recipe.ts'
import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import type { CallRunner } from '../budget/call-budget.ts'
import type { Clock } from '../clock.ts'
import { parseJson } from '../json/json-text.ts'
import { isEmptyValue, isObject } from '../json/json-value.ts'
import { networkProblem } from '../problems/network-problem.ts'
import { type Operation, refusalProblem } from '../problems/refusal.ts'
import { redactKey } from '../redact/redact-key.ts'
import { redactUnparsedKey } from '../redact/redact-unparsed-key.ts'
import type { CallOptions } from '../service-api.ts'
import { startDeadline, type TimeLimits } from './deadline.ts'
import { type Collected, type HeardAnswer, nothingYet } from './heard-answer.ts'
import { operationOf } from './operation-of.ts'
import { readBody } from './read-body.ts'
import { serviceUrl } from './service-url.ts'

/** Structured log; never given a key, an id or an answer. */
interface CallLog {
  info(event: string, details?: Record<string, string | number | boolean | null>): void
}

/** What a client of one connection works with. */
export interface ServiceClientPorts {
  baseUrl: string
  /** Rejects with NO_KEY where none is stored. */
  key: () => Promise<string>
  /** A print of a key, from which nobody learns it. */
  account?: (key: string) => string
  fetch: typeof fetch
  clock: Clock
  /** The budget of this connection's key. */
  budget: CallRunner
  /** Told how each call ended: null for an answer, else the problem. It must not throw. */
  onEnd?: (problem: Problem | null) => void
  /** Told what came of each request that went out. It must not throw. */
  onAnswer?: (heard: HeardAnswer) => void
  /** How the person showed that this service's answers are read; absent or null where they did not. */
  recipe?: () => Recipe | null
  log?: CallLog
}

export interface ServiceCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From "/api/v1/" on. */
  path: string
  operation: Operation
  query?: Record<string, string | number | undefined>
  body?: unknown
  limits?: TimeLimits
}

/** A success: the envelope's `data`, and the body as received, the key redacted should it be in there. */
export interface ServiceAnswer {
  status: number
  data: unknown
  raw: string
  /** The service's clock by the header `Date`, in milliseconds since 1970; null where it has none. */
  date: number | null
}

const CALL_LIMITS: TimeLimits = { total: 30_000, idle: 15_000 }

/** What an HTTP header may carry; anything else would make fetch fail with the key in its message. */
const SENDABLE_KEY = /^[\x21-\x7e]+$/

/** A key shorter than this would be found in an answer by chance. */
const SHORTEST_KEY_IN_BODY = 8

/** Makes one call in its turn. Rejects with a `SondeError` only. */
export async function callService(
  ports: ServiceClientPorts,
  call: ServiceCall,
  options: CallOptions,
): Promise<ServiceAnswer> {
  try {
    const answer = await callInTurn(ports, call, options)
    ports.onEnd?.(null)
    return answer
  } catch (error) {
    ports.onEnd?.(toProblem(error))
    throw error
  }
}

async function callInTurn(
  ports: ServiceClientPorts,
  call: ServiceCall,
  options: CallOptions,
): Promise<ServiceAnswer> {
  // Before the call takes its place in the budget, for which the key is read.
  const url = serviceUrl(ports.baseUrl, call.path, call.query)
  return ports.budget.run(async () => {
    const startedAt = ports.clock.now()
    const log = (outcome: string): void =>
      ports.log?.info('service.call', {
        method: call.method,
        operation: call.operation,
        outcome,
        ms: ports.clock.now() - startedAt,
      })
    const collected = nothingYet()
    const tell = (problem: Problem | null): void => {
      const known = operationOf(call)
      const took = ports.clock.now() - startedAt
      if (known) ports.onAnswer?.({ ...known, ...collected, sent: call.body, at: startedAt, took, problem })
    }
    try {
      const answer = await exchange(ports, { ...call, url }, options, collected)
      log(String(answer.status))
      tell(null)
      return answer
    } catch (error) {
      const problem = error instanceof SondeError ? error : networkProblem(error)
      log(problem.problem.code)
      // Without a key, or where it was called off, nothing went out of which the service is to be judged.
      if (!isOurs(problem.problem)) tell(problem.problem)
      throw problem
    }
  }, options)
}

function isOurs({ code, unsent, cause }: Problem): boolean {
  if (code === 'UNREACHABLE') return cause === 'insecure_url'
  return unsent === true || ['NO_KEY', 'SECRETS', 'STORAGE', 'CANCELLED', 'INTERNAL'].includes(code)
}

async function exchange(
  ports: ServiceClientPorts,
  call: ServiceCall & { url: string },
  { signal, onUnparsed, onAccount }: CallOptions,
  collected: Collected,
): Promise<ServiceAnswer> {
  const key = await ports.key()
  if (!SENDABLE_KEY.test(key)) throw new SondeError('KEY_REFUSED')
  if (ports.account) onAccount?.(ports.account(key))
  const startedAt = ports.clock.now()
  const deadline = startDeadline(ports.clock, call.limits ?? CALL_LIMITS, signal)
  try {
    const response = await deadline.race(ports.fetch(call.url, requestInit(call, key, deadline.signal)))
    collected.status = response.status
    collected.clockDifference = clockDifference(response.headers, startedAt, ports.clock.now())
    if (isRedirect(response)) {
      response.body?.cancel().catch(() => undefined)
      throw new SondeError('NOT_THIS_SERVICE', { status: response.status, cause: 'redirect' })
    }
    const isKeyTold = key.length >= SHORTEST_KEY_IN_BODY
    const keep = (text: string): void => {
      if (text.trim() === '') return
      const told = isKeyTold ? redactUnparsedKey(text, key) : text
      collected.text = told
      onUnparsed?.(told)
    }
    const received = await readBody(response, deadline, keep)
    const raw = isKeyTold ? redactKey(received, key) : received
    // A short key may be there by chance, which is no reason to keep it.
    collected.text = isKeyTold ? raw : redactKey(raw, key)
    const keepUnparsed = (): void => keep(received)
    const meanings = ports.recipe?.()?.refusals ?? []
    return interpret({ call, response, raw, key, now: ports.clock.now(), keepUnparsed, collected, meanings })
  } catch (error) {
    if (deadline.signal.aborted) throw deadline.signal.reason
    throw error
  } finally {
    deadline.stop()
  }
}

function requestInit(call: ServiceCall, key: string, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { 'X-API-Key': key, Accept: 'application/json' }
  const init: RequestInit = {
    method: call.method,
    headers,
    signal,
    redirect: 'manual',
    cache: 'no-store',
    credentials: 'omit',
  }
  if (call.body === undefined) return init
  headers['Content-Type'] = 'application/json'
  return { ...init, body: JSON.stringify(call.body) }
}

/** A browser-like fetch hides a redirect behind status 0. */
function isRedirect(response: Response): boolean {
  return response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)
}

function dateOf(headers: Headers): number | null {
  const time = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(time) ? null : time
}

/**
 * The service wrote the time in whole seconds at some moment between the request and now: where that fits this machine's clock,
 * there is no difference, else it is told to the second.
 */
function clockDifference(headers: Headers, startedAt: number, now: number): number | null {
  const date = dateOf(headers)
  if (date === null) return null
  const [least, most] = [date - now, date + 1000 - startedAt]
  return least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2000) * 1000
}

interface Answered {
  call: ServiceCall
  response: Response
  raw: string
  key: string
  /** Milliseconds since 1970. */
  now: number
  /** Called before the error is thrown where the body is not one that the service may send. */
  keepUnparsed: () => void
  collected: Collected
  /** What refusals of this service mean. */
  meanings: readonly RefusalMeaning[]
}

function interpret({
  call,
  response,
  raw,
  key,
  now,
  keepUnparsed,
  collected,
  meanings,
}: Answered): ServiceAnswer {
  const { status, headers, ok } = response
  const date = dateOf(headers)
  const parsed = (): unknown => {
    try {
      collected.body = parseJson(raw, status)
      return collected.body
    } catch (error) {
      keepUnparsed()
      throw error
    }
  }
  const refuse = (body: unknown): SondeError =>
    refusalProblem({ status, headers, body, operation: call.operation, key, now, meanings })
  if (!ok) throw refuse(refusedBody(parsed, status))
  if (status === 204 && raw === '') return { status, data: null, raw, date }
  const body = parsed()
  if (!isObject(body) || !(Object.hasOwn(body, 'data') || Object.hasOwn(body, 'error'))) {
    keepUnparsed()
    throw new SondeError('NOT_THIS_SERVICE', { status, cause: 'no_envelope' })
  }
  const data = body.data ?? null
  if (isEmptyValue(body.error)) return { status, data, raw, date }
  // No success carries an error (interface specification, "Response envelope"): with both, it may have been done.
  if (data !== null && call.method !== 'GET') {
    keepUnparsed()
    const { serviceMessage } = refuse(body).problem
    throw new SondeError('NOT_THIS_SERVICE', { status, cause: 'other', serviceMessage })
  }
  throw refuse(body)
}

/**
 * The body of a failure. The service always answers in JSON, so a web page behind a 4xx is somebody else's; behind
 * 429 and 5xx it may be a gateway in front of the service.
 */
function refusedBody(parsed: () => unknown, status: number): unknown {
  try {
    return parsed()
  } catch (error) {
    const isPage = error instanceof SondeError && error.problem.cause === 'html'
    if (isPage && status < 500 && status !== 429 && status !== 407 && status !== 408) throw error
    return undefined
  }
}
