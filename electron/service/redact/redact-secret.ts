import { redactKey, writingsOf } from './redact-key.ts'

const REDACTED = '•••'

/** Shorter pieces of a secret are shown for recognition, as services do. */
const SHORTEST_PIECE = 13

/**
 * The text without a new key's secret: however the whole of it may be written (see `redactKey`), and without any piece of
 * it, or of its base64, that is longer than what services show for recognition.
 */
export function redactSecret(text: string, secret: string): string {
  return writingsOf(secret).reduce(redactPieces, redactKey(text, secret))
}

function redactPieces(text: string, writing: string): string {
  let told = ''
  let done = 0
  for (let at = 0; at + SHORTEST_PIECE <= text.length; ) {
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

/** How long the piece of the writing is that begins at a place of the text; 0 where none does that is long enough. */
function pieceAt(text: string, at: number, writing: string): number {
  if (!writing.includes(text.slice(at, at + SHORTEST_PIECE))) return 0
  let end = at + SHORTEST_PIECE
  while (end < text.length && writing.includes(text.slice(at, end + 1))) end += 1
  return end - at
}

/** As `redactSecret`, for every text in a value that the page is told. */
export function redactSecrets<T>(value: T, secrets: readonly string[]): T {
  if (secrets.length === 0) return value
  const redacted = (each: unknown): unknown => {
    if (typeof each === 'string') return secrets.reduce(redactSecret, each)
    if (Array.isArray(each)) return each.map(redacted)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, redacted(inner)]))
  }
  return redacted(value) as T
}
