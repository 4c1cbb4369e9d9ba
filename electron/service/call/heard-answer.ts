import type { Problem } from '../../../shared/models/problem.ts'
import type { Operation } from '../../../shared/models/service-answer.ts'

/** What came of one request that went out: an answer, a refusal, or nothing. */
export interface HeardAnswer {
  operation: Operation
  /** The service's id of what was asked about; null for a list or a creation. */
  subject: string | null
  /** The body of the request; undefined where it has none. */
  sent: unknown
  /** When the request went out, in milliseconds since 1970. */
  at: number
  /** Milliseconds to the end of the answer. */
  took: number
  /** HTTP status; null where nothing came. */
  status: number | null
  /** The body as received but for the connection's key; as far as it came. */
  text: string
  /** The body as parsed; undefined where it is no JSON. */
  body: unknown
  /** The service's clock less this machine's when the answer began, in milliseconds; null where it does not tell its time. */
  clockDifference: number | null
  problem: Problem | null
  /** Of a large answer, of which there is neither text nor body here: what its reader made of it for whoever listens. */
  digest?: unknown
}

/** What a call collects on its way, for whoever listens. */
export type Collected = Pick<HeardAnswer, 'status' | 'text' | 'body' | 'clockDifference' | 'digest'>

/** Nothing has come yet. */
export function nothingYet(): Collected {
  return { status: null, text: '', body: undefined, clockDifference: null }
}
