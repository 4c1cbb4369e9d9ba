import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import type { Deadline } from './deadline.ts'

/** Largest answer accepted, in bytes after decompression. */
const LARGEST = 50 * 1024 * 1024

/** First size of the buffer, in bytes: most answers fit. */
const FIRST_ROOM = 64 * 1024

type Chunk = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']>>

/**
 * The bytes of an answer's body, read as they come. Throws TOO_LARGE beyond 50 MB (announced or received), CUT_ANSWER
 * when it breaks off, TIMED_OUT or CANCELLED by the deadline. `onCut` is called with what had arrived where it broke
 * off or took too long.
 */
export async function readBody(
  response: Response,
  deadline: Deadline,
  onCut: (part: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.body) return new Uint8Array()
  if (Number(response.headers.get('content-length')) > LARGEST) {
    response.body.cancel().catch(() => undefined)
    throw new SondeError('TOO_LARGE', { status: response.status })
  }
  const reader = response.body.getReader()
  // One growing buffer: thousands of small chunks would take several times the memory of the answer.
  let bytes = new Uint8Array(FIRST_ROOM)
  let size = 0
  deadline.touch()
  try {
    for (;;) {
      const { done, value } = await nextChunk(reader, response.status, deadline)
      if (done) break
      deadline.touch()
      const end = size + value.byteLength
      if (end > LARGEST) throw new SondeError('TOO_LARGE', { status: response.status })
      if (end > bytes.byteLength) bytes = withRoom(bytes, end)
      bytes.set(value, size)
      size = end
      release(value)
    }
  } catch (error) {
    // Whether the cancellation succeeds does not matter: the connection is given up.
    reader.cancel().catch(() => undefined)
    const { code } = toProblem(error)
    if (code === 'CUT_ANSWER' || code === 'TIMED_OUT') await onCut(bytes.subarray(0, size))
    throw error
  }
  return bytes.subarray(0, size)
}

/**
 * The same bytes in a buffer of at least `least` bytes. The old buffer is freed at once: left to the garbage collector,
 * all old buffers together would take as much memory again as the answer.
 */
function withRoom(bytes: Uint8Array<ArrayBuffer>, least: number): Uint8Array<ArrayBuffer> {
  const room = Math.min(LARGEST, Math.max(least, bytes.byteLength * 2))
  return new Uint8Array(bytes.buffer.transfer(room))
}

/** Frees a chunk's buffer at once, where the chunk fills it. */
function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  status: number,
  deadline: Deadline,
): Promise<Chunk> {
  try {
    return await deadline.race(reader.read())
  } catch {
    if (deadline.signal.aborted) throw deadline.signal.reason
    // A parser's error may quote what was received, and so the key: it is not passed on.
    throw new SondeError('CUT_ANSWER', { status })
  }
}
