import { keyRedactor, writingsOf } from './redact-key.ts'

const REDACTED = '•••'

/** Shorter pieces of a secret stay visible: services show such pieces for recognition. */
const SHORTEST_PIECE = 13

/**
 * The text without a new key's secret: without the whole of it, however written (see `redactKey`), and without any
 * piece of it, or of its encodings, that is longer than what services show for recognition.
 */
export function redactSecret(text: string, secret: string): string {
  return secretRedactor(secret)(text)
}

function secretRedactor(secret: string): (text: string) => string {
  const writings = writingsOf(secret).map(withUnits)
  const redact = keyRedactor(secret)
  return (text) => writings.reduce(redactPieces, redact(text))
}

interface Writing {
  text: string
  /** Its code units, to skip places quickly. */
  units: ReadonlySet<number>
}

function withUnits(text: string): Writing {
  return { text, units: new Set(Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))) }
}

function redactPieces(text: string, { text: writing, units }: Writing): string {
  let told = ''
  let done = 0
  for (let at = 0; at + SHORTEST_PIECE <= text.length; ) {
    // A piece cannot contain a character that the writing lacks: in a text of megabytes this skips most places.
    const last = at + SHORTEST_PIECE - 1
    if (!units.has(text.charCodeAt(last))) {
      at = last + 1
      continue
    }
    const length = pieceAt(text, at, writing)
    if (length === 0) {
      at += 1
      continue
    }
    told += text.slice(done, at) + REDACTED
    at += length
    done = at
  }
  return told + text.slice(done)
}

/** The length of the piece of the writing that begins at `at`; 0 where none begins there that is long enough. */
function pieceAt(text: string, at: number, writing: string): number {
  if (!writing.includes(text.slice(at, at + SHORTEST_PIECE))) return 0
  let end = at + SHORTEST_PIECE
  while (end < text.length && writing.includes(text.slice(at, end + 1))) end += 1
  return end - at
}

/** Like `redactSecret`, for every text in a value that is sent to the page. */
export function redactSecrets<T>(value: T, secrets: readonly string[]): T {
  if (secrets.length === 0) return value
  const redactors = secrets.map(secretRedactor)
  const redacted = (each: unknown): unknown => {
    if (typeof each === 'string') return redactors.reduce((text, redact) => redact(text), each)
    if (Array.isArray(each)) return each.map(redacted)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, redacted(inner)]))
  }
  return redacted(value) as T
}
