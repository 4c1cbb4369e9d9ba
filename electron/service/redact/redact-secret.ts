import { redactKey, writingsOf } from './redact-key.ts'

const REDACTED = '•••'

/** Shorter pieces of a secret are shown for recognition, as services do. */
const SHORTEST_PIECE = 13

/**
 * The text without a new key's secret: however the whole of it may be written (see `redactKey`), and without any piece of
 * it, or of its base64, that is longer than what services show for recognition.
 */
export function redactSecret(text: string, secret: string): string {
  if (known?.secret !== secret) known = { secret, writings: writingsOf(secret).map(withUnits) }
  return known.writings.reduce(redactPieces, redactKey(text, secret))
}

interface Writing {
  text: string
  /** Its code units. */
  units: ReadonlySet<number>
}

/** The writings of the last secret: an answer has many texts. */
let known: { secret: string; writings: Writing[] } | null = null

function withUnits(text: string): Writing {
  return { text, units: new Set(Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))) }
}

function redactPieces(text: string, { text: writing, units }: Writing): string {
  let told = ''
  let done = 0
  for (let at = 0; at + SHORTEST_PIECE <= text.length; ) {
    // No piece goes over a sign that is not in the writing; in a text of megabytes most places are passed over so.
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
