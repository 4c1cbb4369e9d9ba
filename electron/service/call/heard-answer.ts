import type { Problem } from '../../../shared/models/problem.ts'
import type { Operation } from '../../../shared/models/service-answer.ts'

/** The outcome of one request that went out: an answer, a refusal, or nothing. */
export interface HeardAnswer {
  operation: Operation
  /** The service's id of the survey, session or key that the call is about; null for a list or a creation. */
  subject: string | null
  /** The body of the request; undefined where it has none. */
  sent: unknown
  /** When the request went out, in milliseconds since 1970. */
  at: number
  /** Milliseconds to the end of the answer. */
  took: number
  /** HTTP status; null where nothing came. */
  status: number | null
  /**
   * The body as received, with the connection's key redacted (a short key only in a body that could be read);
   * incomplete where it broke off.
   */
  text: string
  /** The body as parsed; undefined where it is no JSON. */
  body: unknown
  /**
   * The service's clock minus this machine's when the answer began, in milliseconds; null where the answer has no date.
   */
  clockDifference: number | null
  problem: Problem | null
  /** Of a large answer, whose text and body are not here: what `digestOf` made of it for the listeners. */
  digest?: unknown
}

/** The parts of a `HeardAnswer` that are collected while the call runs. */
export type Collected = Pick<HeardAnswer, 'status' | 'text' | 'body' | 'clockDifference' | 'digest'>

/** Before anything has been received. */
export function nothingYet(): Collected {
  return { status: null, text: '', body: undefined, clockDifference: null }
}
