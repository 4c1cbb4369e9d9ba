/** Entry of the worker thread that parses payloads; reading-thread.ts is its counterpart. */
import { parentPort } from 'node:worker_threads'
import { SondeError } from '../../shared/models/sonde-error.ts'
import { digestAnswer } from '../core/service-answers/answer-digest.ts'
import { createDeskWork, readResultsText } from '../service/desk/desk-work.ts'
import { understandLarge } from '../service/understand-large.ts'
import type { PayloadSource, ReadingAnswer, ReadingRequest } from './reading-messages.ts'

const port = parentPort
if (!port) throw new Error('reading-worker.ts runs as a worker thread')

/** Thrown when the host has to send the payload. */
class WantsPayload extends Error {}

const work = createDeskWork()

/** Requests that are not answered yet, in order. */
const queue: ReadingRequest[] = []
/** Requests whose payload is already parsed, so that only the task itself is left. */
const prepared = new WeakSet<ReadingRequest>()

port.on('message', (request: ReadingRequest) => {
  queue.push(request)
  if (queue.length === 1) setImmediate(goOn)
})

/**
 * Whether a request only shows a part of the payload. It goes first, because a person waits for it, while other results
 * may come later.
 */
function isQuick(request: ReadingRequest): boolean {
  return request.ask === 'desk' && ['rows', 'locate', 'text'].includes(request.task.task)
}

/** Does one step of the work. After each step, newer requests are received. */
function goOn(): void {
  const request = queue.find(isQuick) ?? queue[0]
  if (!request) return
  const told = isQuick(request) || prepared.has(request) ? answer(request) : prepare(request)
  if (told) {
    queue.splice(queue.indexOf(request), 1)
    port?.postMessage(told, toHandOver(told))
  } else prepared.add(request)
  if (queue.length > 0) setImmediate(goOn)
}

/** Parses the payload of a request; null where that worked and the task can be carried out. */
function prepare(request: ReadingRequest): ReadingAnswer | null {
  // Tasks that locate answers parse the payload in another way, as a reply of the service.
  if (request.ask !== 'desk' || request.task.task.endsWith('_places')) return null
  return failure(request, () => work.prepare(request.payload.id, () => textOf(request.payload)))
}

/** The buffer of a large reply's text, which is transferred to the host without being copied. */
function toHandOver(told: ReadingAnswer): ArrayBuffer[] {
  const text = 'value' in told && 'isUnparsed' in told.value ? told.value.text : null
  return text?.bytes.buffer instanceof ArrayBuffer ? [text.bytes.buffer] : []
}

function answer(request: ReadingRequest): ReadingAnswer {
  const { id } = request
  let value: Extract<ReadingAnswer, { value: unknown }>['value'] | undefined
  const failed = failure(request, () => {
    if (request.ask === 'understand') value = understandLarge(request.bytes, request.arrival, digestAnswer)
    else if (request.ask === 'results') value = readResultsText(textOf(request.payload), request.task)
    else value = work.carryOut(request.payload.id, request.task, () => textOf(request.payload))
  })
  return failed ?? ({ id, value } as ReadingAnswer)
}

/** The answer to send if `act` fails; null if it does not. */
function failure({ id }: ReadingRequest, act: () => void): ReadingAnswer | null {
  try {
    act()
    return null
  } catch (error) {
    if (error instanceof WantsPayload) return { id, wantsPayload: true }
    const problem = error instanceof SondeError ? error.problem : null
    return { id, problem, message: error instanceof Error ? error.message : String(error) }
  }
}

function textOf({ text, stored, isJson }: PayloadSource): string {
  if (text !== null) return text
  if (stored === null) throw new WantsPayload()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const whole = stored.map((bytes) => decoder.decode(bytes, { stream: true })).join('') + decoder.decode()
  return isJson ? String(JSON.parse(whole)) : whole
}
