import { htmlText } from '../../../shared/exchange/text/html-text.ts'
import type { Problem } from '../../../shared/models/problem.ts'
import type { Operation } from '../../../shared/models/service-answer.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { isObject, pick } from '../json/json-value.ts'
import { cleanMessage } from '../redact/clean-message.ts'
import type { WireSubject } from '../wire.ts'
import { readFieldProblems } from './field-problems.ts'
import { resetTime } from './reset-time.ts'

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

/** Words of a refusal, in lower case and without accents, which suggest that the survey was launched already. */
const ALREADY =
  /already|\bdeja\b|\b(running|done|failed|launched|lancee?s?|en cours|terminee?s?|en production)\b/
/** Exceptions to `ALREADY`: "must be launched first" says the opposite, and "cannot be launched" says neither. */
const NOT_LAUNCHED =
  /\b(pas encore|not yet|never|jamais|must be|doit etre|before|avant d|cannot be|ne peut (pas )?etre|impossible de)\b[^.,;:]*\b(launched|lancee?s?|running|termin|done)/
/** Words which prove that it was launched already, whatever else the message says. */
const SURELY_ALREADY =
  /already|\bdeja\b|\b(bereits|gia|reeds)\b|lauft schon|loopt al\b|\bya (esta |fue )?(abiert|lanzad|iniciad|activ|en curso)|\bja (esta |foi )?(abert|lancad|iniciad|ativ|em curso)|no longer (a )?draft|plus (un |en )?brouillon|(has been|was) (launched|started)|a (deja )?ete lance|relanc/
/** What a message says of a survey that was launched: "Survey 3007 is fielding", "state: in_field". */
const HAS_STATUS =
  /\b(?:is|est|status|statut|state|etat|stato|estado|phase|stage|zustand)\b[\s:='"«]*(?:(?:is|est|currently|now|actuellement)\b[\s:='"«]*)?(?:live|open|fielding|in[ _-]field|in[ _-]progress|processing|active|closed|completed|finished|(?:en[ _-]?)?(?:collecte|terrain|cours|traitement)|ouverte?|cloturee?|terminee?|abiert[ao]|apert[ao]|abert[ao]|aktiv|offen)\b/
/** A launch refused because the survey is no draft: it is running, or over. */
const NO_DRAFT =
  /\b(is not|isn't|not in( the)?|n['’]est (pas|plus))( (a|an|en|un|in|au|a l['’]|dans l['’]))? ?((state|status|statut|etat))?( (of|de))? ?["'«]?\s?(?:[a-z]+_)*(draft|brouillon|new|nouveau)\b|\b(expected|expects|requires?|must be|attendu|doit etre)( (a|in|en|un|the))?( (state|status|statut|etat))?:? ?["'«]?\s?(?:[a-z]+_)*(draft|brouillon|new)\b/

/** What a message says of the survey's own state, by the name of a state: "its lifecycle state is InProgress". */
const STATE_IS =
  /\b(?:status|statut|state|etat|stage|phase|stato|estado|zustand)\b[\s:='"«(]*(?:(?:is|est|currently|now|actuellement|courante?|current|actuel(?:le)?)\b[\s:='"«(]*)*(?:\w{1,5}\s*\(\s*)?(?:running|in progress|in field|fielding|processing|launched|started|active|closed|completed?|finished|done|en cours|en collecte|en terrain|lancee?|terminee?|cloturee?)\b/
/** Whatever else may have a state. */
const OTHER_STATES =
  /\b(?:account|compte|subscription|abonnement|plan|workspace|organi[sz]ation|billing|panel|quota)\b/

/** The state from which no launch leads on: "cannot transition from 'fielding'". */
const NO_WAY_FROM =
  /\b(?:transition|cannot|can't|not allowed|invalid|interdite?|impossible|ne peut)\b(?:(?!\.\s).)*?\b(?:from|depuis|desde|von|aus|da)\b[\s:]*(?:the |l['’]etat |etat |state |status )?["'«“]?\s*([\w-]+)/
const IS_LAUNCHED =
  /^(?:\w+_)?(?:live|open|running|launched|started|field(?:ing|ed)?|in[_-]?(?:field|progress)|processing|active|closed|complete[d]?|finished|done|collecte|terrain|en[_-]?cours|lancee?|ouverte?|cloturee?|terminee?)$/
const IS_DRAFT = /^(?:\w+_)?(?:draft|brouillon|new|nouveau|created|creee?|ready|pret)$/

/** A failed run will never have results: Sonde must not wait for them. */
const FAILED = /\bfailed\b|echou|en echec/
const NOT_YET =
  /\byet\b|not (finished|ready|available)|in progress|still|running|pas (encore|termin|disponible|fini|pret)|en cours|bientot/

/** Results that are not there yet, of which no launch speaks. */
const NO_RESULTS_YET =
  /\b(?:results?|resultats?|reponses|answers|donnees|data)\b[^.]*\b(?:pas encore|not yet|not (?:ready|available)|(?:are|is) still being)\b/

/** The problem that a refusal's status stands for, with the service's own message. */
export function refusalProblem(refusal: Refusal): SondeError {
  const { status, headers, body, operation, key, now, meanings = [] } = refusal
  const serviceMessage = readMessage(body, key)
  const told = serviceMessage === undefined ? { status } : { status, serviceMessage }
  if (status === 401) return new SondeError('KEY_REFUSED', told)
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
  const said = plainWords(serviceMessage ?? '')
  const taught = meanings.find(({ contains }) => said.includes(plainWords(contains)))?.means
  return new SondeError('REFUSED', { ...told, reason: taught ?? reasonOf(operation, status, said) })
}

/**
 * In lower case, without accents and HTML entities, and with the words of a program apart: "D&eacute;j&agrave; lancée"
 * becomes "deja lancee", "InProgress" becomes "in progress".
 */
function plainWords(text: string): string {
  return foldAccents(htmlText(text).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).toLowerCase()
}

const ON_KEYS: ReadonlySet<Operation> = new Set(['list_keys', 'create_key', 'revoke_key'])
const ON_MEMBERS: ReadonlySet<Operation> = new Set([
  'list_members',
  'add_member',
  'remove_member',
  'change_role',
])

function reasonOf(operation: Operation, status: number, message: string): Reason {
  if (operation === 'launch_survey' && (status === 409 || saysAlready(message))) return 'already_launched'
  if (operation === 'survey_results' && FAILED.test(message)) return 'other'
  if (operation === 'survey_results' && (status === 409 || status === 425 || NOT_YET.test(message))) {
    return 'not_finished'
  }
  if (ON_KEYS.has(operation) && (status === 403 || status === 402)) return 'plan'
  if (ON_MEMBERS.has(operation) && status === 403) return 'rights'
  return 'other'
}

function saysAlready(message: string): boolean {
  if (NO_RESULTS_YET.test(message)) return false
  if (SURELY_ALREADY.test(message) || NO_DRAFT.test(message)) return true
  if (STATE_IS.test(message) && !OTHER_STATES.test(message)) return true
  const from = NO_WAY_FROM.exec(message)?.[1] ?? ''
  if (IS_LAUNCHED.test(from)) return true
  if (IS_DRAFT.test(from)) return false
  return (ALREADY.test(message) || HAS_STATUS.test(message)) && !NOT_LAUNCHED.test(message)
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
