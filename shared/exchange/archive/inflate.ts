import { ImportRefusal } from '../import-result.ts'
import type { ReadingMeter } from '../reading-meter.ts'

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

// Browsers and Node have it, but `shared` is compiled without the types of either.
declare const DecompressionStream: new (format: 'deflate-raw') => Inflating

/** Bytes written at once. A browser unpacks a whole piece (up to 1,000 times its size) before it can be stopped. */
const PIECE = 16_384

/**
 * Unpacks raw deflate data to exactly `size` bytes. Throws `archive_broken` where there are more or fewer.
 */
export async function inflate(bytes: Uint8Array, size: number, meter: ReadingMeter): Promise<Uint8Array> {
  const { writable, readable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  const reader = readable.getReader()
  const feeding = feed(writer, bytes)
  const whole = new Uint8Array(size)
  let length = 0
  try {
    for (;;) {
      meter.step()
      const { done, value } = await reader.read()
      if (done || !value) break
      if (length + value.length > size) throw new ImportRefusal('archive_broken')
      whole.set(value, length)
      length += value.length
    }
    await feeding
  } catch (error) {
    feeding.catch(() => {})
    await reader.cancel().catch(() => {})
    throw error instanceof ImportRefusal ? error : new ImportRefusal('archive_broken', { cause: error })
  }
  if (length !== size) throw new ImportRefusal('archive_broken')
  return whole
}

async function feed(
  writer: { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> },
  bytes: Uint8Array,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += PIECE) await writer.write(bytes.subarray(at, at + PIECE))
  await writer.close()
}
