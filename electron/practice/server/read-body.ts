import type { IncomingMessage } from 'node:http'
import { InvalidRequest, Refusal } from './refusal.ts'

/** Largest body taken, in bytes. */
export const largestBody = 1_048_576

/**
 * Largest body read to its end, in bytes. Most clients send all of a body before they look at the answer, and would see
 * a reset connection in place of the 413; beyond this size they do.
 */
const largestDrained = 16 * largestBody

/** Deepest nesting of lists and objects taken. */
const deepest = 64

/**
 * The JSON body of a request. Throws Refusal 413 for a body too large, InvalidRequest for one that is not JSON, and
 * for another content type.
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
  // Deep nesting parses, but overflows the stack of whoever walks it afterwards.
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
