import { SondeError, withProblem } from '../../../shared/models/sonde-error.ts'
import { jsonFault } from '../json/json-fault.ts'
import { parseJson } from '../json/json-text.ts'
import { isObject } from '../json/json-value.ts'

/** A payload on the reading desk. */
export interface DeskPayload {
  /** The `data` of the reply; the whole reply where it has none, and the text itself where it is no JSON. */
  data: unknown
  /** The reply as a whole. */
  body: unknown
  text: string
}

/** Whether a payload is a reply of the service, and not, for example, the page of a gateway in front of it. */
export function isReply({ body }: DeskPayload): boolean {
  return isObject(body) && Object.hasOwn(body, 'data')
}

/** In a longer text the place of the fault is not looked for, in characters. */
const LONGEST_SEARCHED = 10_000_000

/**
 * Parses a payload as the readers do. Throws where it is JSON that is broken, cut short or nested too deep; `fields`
 * has the place where it stops being JSON.
 */
export function parsePayload(text: string): DeskPayload {
  try {
    const body = parseJson(text, 200)
    return { text, body, data: isObject(body) && Object.hasOwn(body, 'data') ? body.data : body }
  } catch (error) {
    const isPlain = error instanceof SondeError && error.problem.code === 'NOT_THIS_SERVICE'
    if (!isPlain || /^\s*[{[]/.test(text)) throw withPlace(error, text)
    return { text, body: text, data: text }
  }
}

function withPlace(error: unknown, text: string): unknown {
  if (!(error instanceof SondeError) || text.length > LONGEST_SEARCHED) return error
  const fault = jsonFault(text)
  if (fault === null) return error
  return withProblem(error, { ...error.problem, fields: [{ path: [], message: 'not_json', ...fault }] })
}
