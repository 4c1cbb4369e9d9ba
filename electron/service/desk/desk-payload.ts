import { SondeError } from '../../../shared/models/sonde-error.ts'
import { parseJson } from '../json/json-text.ts'
import { isObject } from '../json/json-value.ts'

/** A payload on the desk. */
export interface DeskPayload {
  /** The `data` of the reply; the whole where there is none, and the text itself where it is no JSON at all. */
  data: unknown
  /** The reply as a whole. */
  body: unknown
  text: string
}

/** Takes a payload apart as the readers do. Throws where it is JSON that breaks off, or that nests too deep. */
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
