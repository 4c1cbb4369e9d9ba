import type { FieldProblem } from '../../../shared/models/problem.ts'
import { isObject, pick } from '../json/json-value.ts'
import { cleanMessage } from '../redact/clean-message.ts'
import { modelPath, type WireSubject } from '../wire.ts'

/** Most fields read: a form rarely has more, but a hostile service may send more. */
const MOST = 200
/** How many characters of a text are searched for items written by Python. */
const LONGEST_TEXT = 100_000

/** Names under which validation items are looked for. */
const PLACES = [
  'detail',
  'details',
  'error',
  'errors',
  'validation_errors',
  'fields',
  'issues',
  'data',
  'message',
]

/** The place of a field, and what is wrong with it. */
interface Item {
  loc: readonly (string | number)[]
  message: string
}

/**
 * The refused fields of a 422. The validation items are looked for wherever a service may put them: directly under
 * `detail`, or inside the envelope's `error` or `data`; as JSON values, as JSON text or as Python prints them.
 */
export function readFieldProblems(body: unknown, subject: WireSubject, key: string): FieldProblem[] {
  return findItems(body, 0)
    .slice(0, MOST)
    .map(({ loc, message }): FieldProblem => {
      const path = modelPath(loc.slice(0, 12), subject).map((step) =>
        typeof step === 'string' ? (cleanMessage(step, key) ?? '') : step,
      )
      return { path, message: cleanMessage(message, key) ?? '' }
    })
}

function findItems(body: unknown, depth: number): Item[] {
  if (depth > 4) return []
  if (typeof body === 'string') return fromText(body, depth)
  if (Array.isArray(body)) return body.flatMap((item) => readItem(item) ?? [])
  if (!isObject(body)) return []
  const item = readItem(body)
  if (item) return [item]
  for (const name of PLACES) {
    const found = findItems(pick(body, [name]), depth + 1)
    if (found.length > 0) return found
  }
  return []
}

function readItem(value: unknown): Item | null {
  if (!isObject(value)) return null
  const loc = readLoc(value.loc)
  const message = value.msg ?? value.message
  return loc && { loc, message: typeof message === 'string' ? message : '' }
}

/**
 * The steps of a place, given as a list or as a text with dots in between. A word without a dot is not taken for a
 * place.
 */
function readLoc(loc: unknown): Item['loc'] | null {
  const steps = typeof loc === 'string' && loc.includes('.') ? loc.split('.') : loc
  if (!Array.isArray(steps)) return null
  return steps
    .filter((step) => typeof step === 'string' || typeof step === 'number')
    .map((step) => (typeof step === 'string' && /^\d{1,4}$/.test(step) ? Number(step) : step))
}

/** Items in a text: as JSON, perhaps after some words, or as Python's `str` prints them. */
function fromText(text: string, depth: number): Item[] {
  const start = text.slice(0, 500).search(/[{[]/)
  if (start === -1) return []
  const found = findItems(parse(text.slice(start)), depth + 1)
  return found.length > 0 ? found : fromPython(text.slice(start, start + LONGEST_TEXT))
}

const PYTHON_ITEM =
  /'loc': [([]([^()[\]]{0,300})[)\]][^{}]{0,300}?'msg': (?:'((?:[^'\\]|\\.){0,500})'|"((?:[^"\\]|\\.){0,500})")/g

function fromPython(text: string): Item[] {
  return [...text.matchAll(PYTHON_ITEM)].flatMap(([, place = '', single, double]) => {
    const steps = [...place.matchAll(/'([^']*)'|"([^"]*)"|(\d+)/g)]
    const loc = readLoc(steps.map(([, one, other, number]) => one ?? other ?? Number(number)))
    return loc ? [{ loc, message: (single ?? double ?? '').replace(/\\(['"\\])/g, '$1') }] : []
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
