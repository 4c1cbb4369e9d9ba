import { htmlText } from '../../../shared/exchange/text/html-text.ts'
import type { Problem } from '../../../shared/models/problem.ts'
import type { Operation } from '../../../shared/models/service-answer.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { isObject, pick } from '../json/json-value.ts'
import { cleanMessage } from '../redact/clean-message.ts'
import type { WireSubject } from '../wire.ts'
import { readFieldProblems } from './field-problems.ts'
import { isConflictOfState } from './of-which-survey.ts'
import { resetTime } from './reset-time.ts'
import { saysAlready } from './says-already.ts'
import { withoutTitles } from './without-titles.ts'

type Reason = NonNullable<Problem['reason']>

/** What a refusal means that contains certain words, whatever their case and accents. */
export interface TaughtMeaning {
  contains: string
  means: Reason
}

/** An answer that is no success. `body` is its parsed JSON, or undefined where it has none. */
export interface Refusal {
  /** What a person taught about refusals of this service; this goes before Sonde's own patterns. */
  meanings?: readonly TaughtMeaning[]
  status: number
  headers: Headers
  body: unknown
  operation: Operation
  key: string
  /** Milliseconds since 1970. */
  now: number
}

const SUBJECTS: Partial<Record<Operation, WireSubject>> = {
  create_survey: 'survey',
  create_focus: 'focus',
  list_keys: 'key',
  create_key: 'key',
  revoke_key: 'key',
}

/** The highest status by which HTTP lets a service refuse a request (RFC 7725). */
const LAST_REFUSAL = 451

/** A failed run will never have results: Sonde must not wait for them. */
const FAILED = /\bfailed\b|echou|en echec/
const NOT_YET =
  /\byet\b|not (finished|ready|available)|in progress|still|running|pas (encore|termin|disponible|fini|pret)|en cours|bientot/

/** The problem that a refusal's status stands for, with the service's own message. */
export function refusalProblem(refusal: Refusal): SondeError {
  const { status, headers, body, operation, key, now, meanings = [] } = refusal
  const serviceMessage = readMessage(body, key)
  const told = serviceMessage === undefined ? { status } : { status, serviceMessage }
  if (status === 401) return new SondeError('KEY_REFUSED', told)
  // Every account has a list of surveys, so an address without one is wrong, for example by a path too many.
  if (status === 404 && operation === 'list_surveys')
    return new SondeError('NOT_THIS_SERVICE', { ...told, cause: 'other' })
  if (status === 404 || status === 410) return new SondeError('NOT_FOUND', told)
  if (status === 405) return new SondeError('NOT_THIS_SERVICE', { ...told, cause: 'other' })
  // The 407 of this machine's proxy makes fetch fail. One that arrives as an answer may come from a proxy before the
  // service.
  if (status === 407) return new SondeError('UNREACHABLE', { ...told, cause: 'proxy' })
  if (status === 408) return new SondeError('TIMED_OUT', told)
  if (status === 422) {
    const fields = readFieldProblems(body, SUBJECTS[operation] ?? 'other', key)
    return new SondeError('INVALID', fields.length > 0 ? { ...told, fields } : told)
  }
  if (status === 429) return new SondeError('BUSY', { ...told, retryAt: resetTime(headers, now) })
  // A status without a defined meaning proves nothing: some gateways use one to say that they did not wait for the
  // answer.
  if (status === 511 || status < 200 || status > 599 || (status > LAST_REFUSAL && status < 500))
    return new SondeError('NOT_THIS_SERVICE', { ...told, cause: 'other' })
  if (status >= 500) {
    const retryAt = headers.has('retry-after') ? { retryAt: resetTime(headers, now) } : {}
    return new SondeError('SERVICE_FAILED', { ...told, ...retryAt })
  }
  const text = htmlText(serviceMessage ?? '')
  const said = plainWords(text)
  const taught = meanings.find(({ contains }) => said.includes(plainWords(htmlText(contains))))?.means
  return new SondeError('REFUSED', {
    ...told,
    reason: taught ?? reasonOf(operation, status, plainWords(withoutTitles(text))),
  })
}

/**
 * In lower case, without accents, and with the words of a program apart: "Déjà lancée" becomes "deja lancee",
 * "InProgress" becomes "in progress".
 */
function plainWords(text: string): string {
  return foldAccents(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).toLowerCase()
}

const ON_KEYS: ReadonlySet<Operation> = new Set(['list_keys', 'create_key', 'revoke_key'])
const ON_MEMBERS: ReadonlySet<Operation> = new Set([
  'list_members',
  'add_member',
  'remove_member',
  'change_role',
])

function reasonOf(operation: Operation, status: number, message: string): Reason {
  if (operation === 'launch_survey') {
    // By this status alone the state of the survey stands against it, unless words give another reason.
    const isOfState = status === 409 && isConflictOfState(message)
    return isOfState || saysAlready(message) ? 'already_launched' : 'other'
  }
  if (operation === 'survey_results' && FAILED.test(message)) return 'other'
  if (operation === 'survey_results' && (status === 409 || status === 425 || NOT_YET.test(message))) {
    return 'not_finished'
  }
  if (ON_KEYS.has(operation) && (status === 403 || status === 402)) return 'plan'
  if (ON_MEMBERS.has(operation) && status === 403) return 'rights'
  return 'other'
}

/**
 * The message of a failure, wherever a service puts it: in the envelope's `error`, or in the fields of common web
 * frameworks.
 */
function readMessage(body: unknown, key: string, depth = 0): string | undefined {
  if (depth > 3) return undefined
  if (typeof body === 'string') return cleanMessage(body, key)
  if (Array.isArray(body)) {
    const parts = body.slice(0, 20).flatMap((item) => readMessage(item, key, depth + 1) ?? [])
    return cleanMessage(parts.join(' · '), key)
  }
  if (!isObject(body)) return undefined
  for (const name of ['error', 'detail', 'message', 'msg', 'data', 'errors']) {
    const found = readMessage(pick(body, [name]), key, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
