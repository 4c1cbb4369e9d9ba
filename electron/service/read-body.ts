import { SondeError } from '../../shared/models/sonde-error.ts'
import type { Deadline } from './deadline.ts'

/** Largest answer taken, in bytes after decompression. */
const LARGEST = 50 * 1024 * 1024

type Chunk = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']>>

/**
 * The body of an answer as text, read as it comes. TOO_LARGE beyond 50 MB, CUT_ANSWER when it breaks off,
 * TIMED_OUT or CANCELLED by the deadline. A byte-order mark is kept: the text is what was received.
 */
export async function readBody(response: Response, deadline: Deadline): Promise<string> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const parts: string[] = []
  let size = 0
  deadline.touch()
  try {
    for (;;) {
      const { done, value } = await nextChunk(reader, response.status, deadline)
      if (done) break
      deadline.touch()
      size += value.byteLength
      if (size > LARGEST) throw new SondeError('TOO_LARGE', { status: response.status })
      parts.push(decoder.decode(value, { stream: true }))
    }
  } catch (error) {
    // The answer to this is of no interest: the connection is being thrown away.
    reader.cancel().catch(() => undefined)
    throw error
  }
  parts.push(decoder.decode())
  return parts.join('')
}

async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  status: number,
  deadline: Deadline,
): Promise<Chunk> {
  try {
    return await deadline.race(reader.read())
  } catch (error) {
    if (deadline.signal.aborted) throw deadline.signal.reason
    throw new SondeError('CUT_ANSWER', { status }, { cause: error })
  }
}
