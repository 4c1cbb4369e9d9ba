import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import type { Deadline } from './deadline.ts'

/** Largest answer taken, in bytes after decompression. */
const LARGEST = 50 * 1024 * 1024

/** Most answers fit, in bytes. */
const FIRST_ROOM = 64 * 1024

type Chunk = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']>>

/**
 * The bytes of the body of an answer, read as they come. TOO_LARGE beyond 50 MB, promised or sent, CUT_ANSWER when it breaks off,
 * TIMED_OUT or CANCELLED by the deadline. `onCut` is given what had come where it broke off or took too long.
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
  // One buffer that grows: pieces of text by the thousand would take several times the memory of the answer.
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
    // The answer to this is of no interest: the connection is being thrown away.
    reader.cancel().catch(() => undefined)
    const { code } = toProblem(error)
    if (code === 'CUT_ANSWER' || code === 'TIMED_OUT') await onCut(bytes.subarray(0, size))
    throw error
  }
  return bytes.subarray(0, size)
}

/**
 * The same bytes with room for at least `least`. The room they had is given back at once: left to the garbage collector, all
 * earlier ones together take as much again as the answer.
 */
function withRoom(bytes: Uint8Array<ArrayBuffer>, least: number): Uint8Array<ArrayBuffer> {
  const room = Math.min(LARGEST, Math.max(least, bytes.byteLength * 2))
  return new Uint8Array(bytes.buffer.transfer(room))
}

/** Gives a piece's room back at once, where the piece is all of it. */
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
    // The error of a parser may hold what was received, and that may hold the key: it goes no further.
    throw new SondeError('CUT_ANSWER', { status })
  }
}
