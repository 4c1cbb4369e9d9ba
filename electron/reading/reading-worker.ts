/** Entry of the worker thread that takes payloads apart; reading-thread.ts is its other end. */
import { parentPort } from 'node:worker_threads'
import { SondeError } from '../../shared/models/sonde-error.ts'
import { createDeskWork, readResultsText } from '../service/desk/desk-work.ts'
import type { PayloadSource, ReadingAnswer, ReadingRequest } from './reading-messages.ts'

const port = parentPort
if (!port) throw new Error('reading-worker.ts runs as a worker thread')

/** The host is to send the payload. */
class WantsPayload extends Error {}

const work = createDeskWork()

port.on('message', (request: ReadingRequest) => {
  port.postMessage(answer(request))
})

function answer(request: ReadingRequest): ReadingAnswer {
  const { id, payload } = request
  const text = () => textOf(payload)
  try {
    const value =
      request.ask === 'desk'
        ? work.carryOut(payload.id, request.task, text)
        : readResultsText(text(), request.task)
    return { id, value }
  } catch (error) {
    if (error instanceof WantsPayload) return { id, wantsPayload: true }
    const problem = error instanceof SondeError ? error.problem : null
    return { id, problem, message: error instanceof Error ? error.message : String(error) }
  }
}

function textOf({ text, stored }: PayloadSource): string {
  if (text !== null) return text
  if (stored === null) throw new WantsPayload()
  return String(JSON.parse(new TextDecoder().decode(stored)))
}
