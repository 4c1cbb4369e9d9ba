import { parseJson } from '../json/json-text.ts'
import { isObject } from '../json/json-value.ts'

/** The `data` of a success that was kept as received; null where the text cannot be read. */
export function readKeptAnswer(raw: string): { data: unknown } | null {
  try {
    const body = parseJson(raw, 200)
    return isObject(body) ? { data: body.data ?? null } : null
  } catch {
    return null
  }
}
