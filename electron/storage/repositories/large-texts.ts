import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import {
  LARGEST_SMALL_TEXT,
  type LargeText,
  type ReceivedText,
} from '../../../shared/models/received-text.ts'
import type { Database } from '../database/database.ts'

/** Bytes of a part: it is written or read in a few milliseconds. */
const PART = 512 * 1024

/** Large texts in parts, by their digests. */
export interface LargeTexts {
  /** Writes the parts that are not there yet. */
  write(text: LargeText): void
  /** As `write`, but lets all other work run between two parts. */
  writeSlowly(text: LargeText): Promise<void>
  count(digest: string): number
  read(digest: string, part: number): Uint8Array | null
  whole(digest: string): string
  /** Removes parts whose payload was never added. */
  clean(): void
}

/**
 * A text as it is stored in parts; null where it is not. A large string is converted, unless it is not well-formed and
 * so cannot be written as UTF-8.
 */
export function asLarge(text: ReceivedText): LargeText | null {
  if (typeof text !== 'string') return text
  if (text.length <= LARGEST_SMALL_TEXT || !text.isWellFormed()) return null
  const bytes = Buffer.from(text)
  return { bytes, length: text.length, digest: createHash('sha256').update(bytes).digest('hex') }
}

/** Stores large texts in parts; see docs/decisions/071-large-answers-are-read-in-a-thread.md. */
export function largeTexts(database: Database): LargeTexts {
  function partsOf({ bytes }: LargeText): number {
    return Math.ceil(bytes.byteLength / PART)
  }

  function writePart({ bytes, digest }: LargeText, part: number): void {
    database.run(
      'INSERT OR IGNORE INTO payload_parts (digest, part, bytes) VALUES (?, ?, ?)',
      digest,
      part,
      bytes.subarray(part * PART, (part + 1) * PART),
    )
  }

  function has(digest: string, part: number): boolean {
    return (
      database.get('SELECT 1 AS found FROM payload_parts WHERE digest = ? AND part = ?', digest, part) !==
      null
    )
  }

  function count(digest: string): number {
    return Number(database.get('SELECT COUNT(*) AS n FROM payload_parts WHERE digest = ?', digest)?.n)
  }

  function read(digest: string, part: number): Uint8Array | null {
    const row = database.get('SELECT bytes FROM payload_parts WHERE digest = ? AND part = ?', digest, part)
    return row?.bytes instanceof Uint8Array ? row.bytes : null
  }

  return {
    write: (text) => {
      if (count(text.digest) === partsOf(text)) return
      for (let part = 0; part < partsOf(text); part++) writePart(text, part)
    },
    writeSlowly: async (text) => {
      for (let part = 0; part < partsOf(text); part++) {
        await breathe()
        if (!has(text.digest, part)) writePart(text, part)
      }
    },
    count,
    read,
    whole: (digest) => {
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
      const pieces: string[] = []
      for (let part = 0; part < count(digest); part++)
        pieces.push(decoder.decode(read(digest, part) ?? new Uint8Array(), { stream: true }))
      return pieces.join('') + decoder.decode()
    },
    clean: () => {
      database.run(
        `DELETE FROM payload_parts WHERE digest NOT IN (SELECT digest FROM payloads WHERE digest IS NOT NULL)`,
      )
    },
  }
}
