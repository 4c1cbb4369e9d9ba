import { createHash } from 'node:crypto'
import type { LargeText } from '../../shared/models/received-text.ts'
import { type SondeError, toProblem } from '../../shared/models/sonde-error.ts'
import { decodeText } from './call/decode-text.ts'
import type { HeardAnswer } from './call/heard-answer.ts'
import { interpretAnswer } from './call/interpret-answer.ts'
import type { LargeArrival, LargeUnderstood } from './call/large-answer.ts'
import { readValue, type Values } from './read-value.ts'
import { redactKey } from './redact/redact-key.ts'
import { redactSecret } from './redact/redact-secret.ts'
import { redactUnparsedKey } from './redact/redact-unparsed-key.ts'

/** The part of a `HeardAnswer` from which `digestOf` makes the digest for the listeners. */
export type HeardLarge = Pick<HeardAnswer, 'operation' | 'sent' | 'status' | 'text' | 'body' | 'problem'>

/** Does for a large answer what `callService` and the client do for a small one. Never throws. */
export function understandLarge(
  bytes: Uint8Array,
  arrival: LargeArrival,
  digestOf: (heard: HeardLarge) => unknown,
): LargeUnderstood {
  const headers = new Headers(arrival.headers)
  const received = decodeText(bytes, headers.get('content-type'))
  const unparsed = (): string => (arrival.isKeyTold ? redactUnparsedKey(received, arrival.key) : received)
  const read = arrival.isCut ? null : readLarge(received, arrival, headers)
  const isUnparsed = read?.isUnparsed ?? true
  const text = isUnparsed ? unparsed() : (read?.text ?? '')
  const problem = read?.error ? toProblem(read.error) : null
  // A short key may match by chance, so the kept text is left as it is; in the listeners' text it is redacted all the
  // same.
  const told = arrival.isKeyTold ? text : redactKey(text, arrival.key)
  const { operation, sent, status } = arrival
  return {
    text: text.trim() === '' ? null : largeText(text),
    isUnparsed,
    value: read?.value ?? null,
    problem,
    digest: digestOf({ operation, sent, status, text: told, body: read?.body, problem }),
  }
}

interface ReadLarge {
  text: string
  isUnparsed: boolean
  body: unknown
  value: unknown
  error: SondeError | null
}

function readLarge(received: string, arrival: LargeArrival, headers: Headers): ReadLarge {
  const { operation, recipe, sent, key } = arrival
  const raw = arrival.isKeyTold ? redactKey(received, key) : received
  const read: ReadLarge = { text: raw, isUnparsed: false, body: undefined, value: null, error: null }
  try {
    const data = interpretAnswer({
      ...arrival,
      headers,
      raw,
      meanings: recipe?.refusals ?? [],
      onParsed: (body) => {
        read.body = body
      },
      keepUnparsed: () => {
        read.isUnparsed = true
      },
    })
    read.value = readValue(operation, data, { recipe, sent })
    const made = operation === 'create_key' ? (read.value as Values['create_key']) : null
    if (made) read.text = redactSecret(raw, made.secret)
  } catch (error) {
    read.error = error as SondeError
  }
  return read
}

function largeText(text: string): LargeText {
  const bytes = new TextEncoder().encode(text)
  return { bytes, length: text.length, digest: createHash('sha256').update(bytes).digest('hex') }
}
