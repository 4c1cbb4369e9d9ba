import type { FieldProblem } from '../../shared/models/problem.ts'
import { cleanMessage } from './clean-message.ts'
import { isObject, pick } from './json-value.ts'
import { modelPath, type WireSubject } from './wire.ts'

/** A form rarely has more; a hostile service may. */
const MOST = 200

/**
 * The refused fields of a 422. The validation items are looked for where a service may put them: bare under
 * `detail`, or inside the envelope's `error` or `data`, as they are or as JSON text.
 */
export function readFieldProblems(body: unknown, subject: WireSubject, key: string): FieldProblem[] {
  return findItems(body, 0)
    .slice(0, MOST)
    .flatMap((item): FieldProblem[] => {
      if (!isObject(item) || !Array.isArray(item.loc)) return []
      const loc = item.loc.filter((step) => typeof step === 'string' || typeof step === 'number').slice(0, 12)
      const path = modelPath(loc, subject).map((step) =>
        typeof step === 'string' ? (cleanMessage(step, key) ?? '') : step,
      )
      const message = typeof item.msg === 'string' ? (cleanMessage(item.msg, key) ?? '') : ''
      return [{ path, message }]
    })
}

function findItems(body: unknown, depth: number): unknown[] {
  if (depth > 4) return []
  if (typeof body === 'string') return /^\s*[{[]/.test(body) ? findItems(parse(body), depth + 1) : []
  if (Array.isArray(body)) return body.some((item) => isObject(item) && Array.isArray(item.loc)) ? body : []
  if (!isObject(body)) return []
  for (const name of ['detail', 'details', 'error', 'errors', 'data', 'message']) {
    const found = findItems(pick(body, [name]), depth + 1)
    if (found.length > 0) return found
  }
  return []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
