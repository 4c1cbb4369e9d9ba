import type { Problem } from '../../../shared/models/problem.ts'
import { LARGEST_SMALL_TEXT } from '../../../shared/models/received-text.ts'
import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import { networkProblem } from '../problems/network-problem.ts'
import { redactKey } from '../redact/redact-key.ts'
import { redactUnparsedKey } from '../redact/redact-unparsed-key.ts'
import type { CallOptions } from '../service-api.ts'
import type { ServiceCall, ServiceClientPorts, ServiceSuccess } from './call-parts.ts'
import { startDeadline, type TimeLimits } from './deadline.ts'
import { decodeText } from './decode-text.ts'
import { type Collected, nothingYet } from './heard-answer.ts'
import { isHeavy } from './heavy-recipe.ts'
import { interpretAnswer } from './interpret-answer.ts'
import { readBody } from './read-body.ts'
import { readLargeAnswer } from './read-large-answer.ts'
import { serviceUrl } from './service-url.ts'
import { unlessAborted } from './unless-aborted.ts'

const CALL_LIMITS: TimeLimits = { total: 30_000, idle: 15_000 }

/** Characters that an HTTP header may carry; with others, fetch would fail with the key in its message. */
const SENDABLE_KEY = /^[\x21-\x7e]+$/

/** A shorter key may occur in an answer by chance. */
const SHORTEST_KEY_IN_BODY = 8

/** Makes one call when its turn comes. Rejects with a `SondeError` only. */
export async function callService(
  ports: ServiceClientPorts,
  call: ServiceCall,
  options: CallOptions,
): Promise<ServiceSuccess> {
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
): Promise<ServiceSuccess> {
  // An unusable address is refused here, before the call takes a place in the budget and before the key is read.
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
      const { operation, subject = null, body } = call
      const took = ports.clock.now() - startedAt
      ports.onAnswer?.({ operation, subject, ...collected, sent: body, at: startedAt, took, problem })
    }
    try {
      const answer = await exchange(ports, { ...call, url }, options, collected)
      log(String(answer.status))
      tell(null)
      return answer
    } catch (error) {
      const problem = error instanceof SondeError ? error : networkProblem(error)
      log(problem.problem.code)
      // Where the call failed on this machine (no key, cancelled), the outcome says nothing about the service.
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
): Promise<ServiceSuccess> {
  // A person may take long to unlock the keychain: until then nobody has to wait for a call that is not wanted any more.
  const key = await (signal ? unlessAborted(ports.key(), signal) : ports.key())
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
    const type = response.headers.get('content-type')
    const now = ports.clock.now()
    const recipe = ports.recipe?.() ?? null
    const isSlow = recipe !== null && isHeavy(recipe)
    const isLarge = (bytes: Uint8Array): boolean => isSlow || bytes.byteLength > LARGEST_SMALL_TEXT
    const readLarge = (bytes: Uint8Array, isCut: boolean): Promise<ServiceSuccess> =>
      readLargeAnswer(ports, bytes, {
        call,
        response,
        key,
        isKeyTold,
        now,
        isCut,
        signal,
        onUnparsed,
        collected,
      })
    // A short key may match by chance, so what is kept as evidence is left as it is; in the text for the listeners it
    // is redacted all the same.
    const keep = (text: string): void => {
      if (text.trim() === '') return
      const told = isKeyTold ? redactUnparsedKey(text, key) : text
      collected.text = isKeyTold ? told : redactUnparsedKey(text, key)
      onUnparsed?.(told)
    }
    const bytes = await readBody(response, deadline, async (part) => {
      if (ports.large && isLarge(part)) await readLarge(part, true).catch(() => undefined)
      else keep(decodeText(part, type))
    })
    if (ports.large && isLarge(bytes)) {
      // The answer is complete: the time it takes to read is not the service's.
      deadline.stop()
      return { ...(await readLarge(bytes, false)), date: dateOf(response.headers) }
    }
    const received = decodeText(bytes, type)
    const raw = isKeyTold ? redactKey(received, key) : received
    collected.text = isKeyTold ? raw : redactKey(raw, key)
    const { status, headers } = response
    const data = interpretAnswer({
      ...{ method: call.method, operation: call.operation, status, headers, raw, key, now },
      meanings: recipe?.refusals ?? [],
      onParsed: (body) => {
        collected.body = body
      },
      keepUnparsed: () => keep(received),
    })
    return { status, data, isRead: false, raw, date: dateOf(headers) }
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
 * The service wrote its time, in whole seconds, at some moment between the request and now. Where this machine's clock
 * agrees with that, the difference is 0, else it is rounded to seconds.
 */
function clockDifference(headers: Headers, startedAt: number, now: number): number | null {
  const date = dateOf(headers)
  if (date === null) return null
  const [least, most] = [date - now, date + 1000 - startedAt]
  return least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2000) * 1000
}
