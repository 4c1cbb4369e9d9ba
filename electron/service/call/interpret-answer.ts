import type { RefusalMeaning } from '../../../shared/models/recipe.ts'
import type { Operation } from '../../../shared/models/service-answer.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { parseJson } from '../json/json-text.ts'
import { isEmptyValue, isObject } from '../json/json-value.ts'
import { refusalProblem } from '../problems/refusal.ts'

/** An answer as it arrived, its body as text. */
export interface Answered {
  method: string
  operation: Operation
  status: number
  headers: Headers
  raw: string
  key: string
  /** Milliseconds since 1970. */
  now: number
  /** The meanings that a person's recipe gives to refusals of this service. */
  meanings: readonly RefusalMeaning[]
  /** Called with the parsed body where it is JSON. */
  onParsed: (body: unknown) => void
  /** Called before the error is thrown where the body is none that the service may send. */
  keepUnparsed: () => void
}

/** The `data` of a success; throws the problem that any other answer stands for. */
export function interpretAnswer(answered: Answered): unknown {
  const { method, operation, status, headers, raw, key, now, meanings, onParsed, keepUnparsed } = answered
  const parsed = (): unknown => {
    try {
      const body = parseJson(raw, status)
      onParsed(body)
      return body
    } catch (error) {
      keepUnparsed()
      throw error
    }
  }
  const refuse = (body: unknown): SondeError =>
    refusalProblem({ status, headers, body, operation, key, now, meanings })
  if (status < 200 || status > 299) throw refuse(refusedBody(parsed, status))
  if (status === 204 && raw === '') return null
  const body = parsed()
  if (!isObject(body) || !(Object.hasOwn(body, 'data') || Object.hasOwn(body, 'error'))) {
    keepUnparsed()
    throw new SondeError('NOT_THIS_SERVICE', { status, cause: 'no_envelope' })
  }
  const data = body.data ?? null
  if (isEmptyValue(body.error)) return data
  // A success never carries an error (interface specification, "Response envelope"). With both data and error, a
  // request that changes something may have been carried out.
  if (data !== null && method !== 'GET') {
    keepUnparsed()
    const { serviceMessage } = refuse(body).problem
    throw new SondeError('NOT_THIS_SERVICE', { status, cause: 'other', serviceMessage })
  }
  throw refuse(body)
}

/**
 * The body of a failure. The service always answers in JSON, so a web page with a 4xx comes from something else; with
 * 407, 408, 429 and 5xx it may come from a gateway in front of the service.
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
