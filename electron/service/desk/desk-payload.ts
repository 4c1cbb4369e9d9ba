import { SondeError } from '../../../shared/models/sonde-error.ts'
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

/** Parses a payload as the readers do. Throws where it is JSON that is cut short or nested too deep. */
export function parsePayload(text: string): DeskPayload {
  try {
    const body = parseJson(text, 200)
    return { text, body, data: isObject(body) && Object.hasOwn(body, 'data') ? body.data : body }
  } catch (error) {
    const isPlain = error instanceof SondeError && error.problem.code === 'NOT_THIS_SERVICE'
    if (!isPlain || /^\s*[{[]/.test(text)) throw error
    return { text, body: text, data: text }
  }
}
