import type { Readable } from 'node:stream'

/** A response, in the form in which Node's and Electron's own clients give it. */
export interface Answered {
  status: number
  /** Names and values alternately, as received. */
  rawHeaders: readonly string[]
  /** The decoded body; null where this response can have none. */
  body: Readable | null
  /** Called once, when the body is not read any more: at its end, after a failure, or when the reader cancels it. */
  onEnd?: () => void
}

/** The range of statuses with which a `Response` can be created. */
const LOWEST = 200
const HIGHEST = 599

/** Converts it to a `Response` whose body is read no faster than its reader asks for it. */
export function toResponse({ status, rawHeaders, body, onEnd = () => undefined }: Answered): Response {
  const headers = new Headers()
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(String(rawHeaders[index]), String(rawHeaders[index + 1]))
  }
  const isOdd = status < LOWEST || status > HIGHEST
  const response = new Response(body && toStream(body, onEnd), { status: isOdd ? HIGHEST : status, headers })
  if (isOdd) Object.defineProperty(response, 'status', { value: status })
  if (!body) onEnd()
  return response
}

/** Whether the response may have a body. A `Response` cannot be created with a body and one of these statuses. */
export function hasBody(method: string, status: number): boolean {
  return method !== 'HEAD' && status !== 204 && status !== 205 && status !== 304
}

/** `onEnd` is called once, although a body that is cancelled while a piece is awaited ends in two ways. */
function toStream(body: Readable, onEnd: () => void): ReadableStream<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]()
  let hasEnded = false
  const end = () => {
    if (hasEnded) return
    hasEnded = true
    onEnd()
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next()
          if (!done) {
            controller.enqueue(value)
            return
          }
          controller.close()
        } catch (error) {
          controller.error(error)
        }
        end()
      },
      cancel() {
        body.destroy()
        end()
      },
    },
    { highWaterMark: 0 },
  )
}
