import { ImportRefusal } from '../import-result.ts'
import { joinBytes } from './join-bytes.ts'

interface Inflating {
  writable: {
    getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void>; abort(): Promise<void> }
  }
  readable: {
    getReader(): {
      read(): Promise<{ done: boolean; value?: Uint8Array }>
      cancel(): Promise<void>
    }
  }
}

// Every browser and Node have it; the types of `shared` name neither.
declare const DecompressionStream: new (format: 'deflate-raw') => Inflating

/** Bytes handed over at once: a browser unpacks a whole piece before anybody can stop it, at most 1,000 to 1. */
const PIECE = 16_384

/** Unpacks raw deflate, at most `limit` bytes. Throws `unpacks_too_large` or `archive_broken`. */
export async function inflate(bytes: Uint8Array, limit: number): Promise<Uint8Array> {
  const { writable, readable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  const reader = readable.getReader()
  const feeding = feed(writer, bytes)
  const pieces: Uint8Array[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done || !value) break
      length += value.length
      if (length > limit) throw new ImportRefusal('unpacks_too_large')
      pieces.push(value)
    }
    await feeding
  } catch (error) {
    feeding.catch(() => {})
    await reader.cancel().catch(() => {})
    throw error instanceof ImportRefusal ? error : new ImportRefusal('archive_broken', { cause: error })
  }
  return joinBytes(pieces)
}

async function feed(
  writer: { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> },
  bytes: Uint8Array,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += PIECE) await writer.write(bytes.subarray(at, at + PIECE))
  await writer.close()
}
