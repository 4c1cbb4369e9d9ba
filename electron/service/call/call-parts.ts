import type { Problem } from '../../../shared/models/problem.ts'
import type { ReceivedText } from '../../../shared/models/received-text.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import type { CallRunner } from '../budget/call-budget.ts'
import type { Clock } from '../clock.ts'
import type { Operation } from '../problems/refusal.ts'
import type { TimeLimits } from './deadline.ts'
import type { HeardAnswer } from './heard-answer.ts'
import type { LargeAnswers } from './large-answer.ts'

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
  /** Absent where a large answer may keep the program busy for a while. */
  large?: LargeAnswers
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
  /** Of a large answer what was read from it. */
  data: unknown
  isRead: boolean
  raw: ReceivedText
  /** The service's clock by the header `Date`, in milliseconds since 1970; null where it has none. */
  date: number | null
}
