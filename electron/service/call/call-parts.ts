import type { Problem } from '../../../shared/models/problem.ts'
import type { ReceivedText } from '../../../shared/models/received-text.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import type { Operation } from '../../../shared/models/service-answer.ts'
import type { CallRunner } from '../budget/call-budget.ts'
import type { Clock } from '../clock.ts'
import type { TimeLimits } from './deadline.ts'
import type { HeardAnswer } from './heard-answer.ts'
import type { LargeAnswers } from './large-answer.ts'

/** Structured log; it is never given a key, an id or an answer. */
interface CallLog {
  info(event: string, details?: Record<string, string | number | boolean | null>): void
}

/** What a client of one connection needs. */
export interface ServiceClientPorts {
  baseUrl: string
  /** Rejects with NO_KEY where none is stored. */
  key: () => Promise<string>
  /** A print of a key (such as a hash), from which the key cannot be recovered. */
  account?: (key: string) => string
  fetch: typeof fetch
  clock: Clock
  /** The budget of this connection's key. */
  budget: CallRunner
  /** Called when each call has ended: with null after an answer, else with the problem. It must not throw. */
  onEnd?: (problem: Problem | null) => void
  /** Called with the outcome of each request that went out. It must not throw. */
  onAnswer?: (heard: HeardAnswer) => void
  /** The recipe by which a person taught Sonde to read this service's replies; absent or null where there is none. */
  recipe?: () => Recipe | null
  /**
   * Reads large answers on another thread. Where it is absent, they are read on this one, which may block it for a
   * while.
   */
  large?: LargeAnswers
  log?: CallLog
}

export interface ServiceCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Begins with "/api/v1/". */
  path: string
  operation: Operation
  /** The service's id of the survey, session or key that the call is about; absent for a list or a creation. */
  subject?: string
  query?: Record<string, string | number | undefined>
  body?: unknown
  limits?: TimeLimits
}

/** A success: the envelope's `data`, and the body as received, with the key redacted should it contain it. */
export interface ServiceSuccess {
  status: number
  /** The envelope's `data`; where `isRead` (large answers), the value that was already read from it. */
  data: unknown
  isRead: boolean
  raw: ReceivedText
  /** The service's clock by the header `Date`, in milliseconds since 1970; null where it has none. */
  date: number | null
}
