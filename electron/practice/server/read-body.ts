import type { IncomingMessage } from 'node:http'
import { InvalidRequest, Refusal } from '../refusal.ts'

/** Largest body accepted, in bytes. */
export const largestBody = 1_048_576

/**
 * Largest body that is read to its end, in bytes. Most clients send the whole body before they read the answer, so
 * without this they would see a reset connection instead of the 413; for larger bodies they do.
 */
const largestDrained = 16 * largestBody

/** Deepest nesting of lists and objects accepted. */
const deepest = 64

/**
 * The JSON body of a request. Throws Refusal 413 if it is too large, and InvalidRequest if it is not JSON or has
 * another content type.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request)
  const contentType = request.headers['content-type'] ?? ''
  if (bytes.length === 0) {
    throw new InvalidRequest([{ loc: ['body'], msg: 'Field required', type: 'missing', input: null }])
  }
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType)) {
    throw new InvalidRequest([
      {
        loc: ['header', 'content-type'],
        msg: 'Input should be application/json',
        type: 'literal_error',
        input: contentType,
        ctx: { expected: 'application/json' },
      },
    ])
  }
  return parse(bytes)
}

function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= largestBody) chunks.push(chunk)
      else if (size > largestDrained) reject(tooLarge())
    })
    request.on('end', () => (size > largestBody ? reject(tooLarge()) : resolve(Buffer.concat(chunks))))
    request.on('error', reject)
  })
}

function tooLarge(): Refusal {
  return new Refusal(413, `The body is larger than ${largestBody} bytes.`, { connection: 'close' })
}

function parse(bytes: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new InvalidRequest([
      {
        loc: ['body'],
        msg: 'JSON decode error',
        type: 'json_invalid',
        ctx: { error: error instanceof Error ? error.message : 'not JSON' },
      },
    ])
  }
  // Deep nesting can be parsed, but code that walks through it would overflow the stack.
  if (isDeeper(value, deepest)) {
    throw new InvalidRequest([
      { loc: ['body'], msg: `Input should be nested at most ${deepest} deep`, type: 'recursion_loop' },
    ])
  }
  return value
}

function isDeeper(value: unknown, most: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  return false
}
