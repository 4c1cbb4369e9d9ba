import { Worker } from 'node:worker_threads'
import type { RunResults } from '../../shared/models/results.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import type { ReadingPort } from '../core/ports.ts'
import type { DeskAnswers, DeskTask } from '../service/desk/desk-work.ts'
import type { ReadingAnswer, ReadingOptions, ReadingRequest } from './reading-messages.ts'

/** Payloads are taken apart in a thread of their own, so that the thread that answers the page never waits for one. */
export interface ReadingThread extends ReadingPort {
  /** Ends it; what it was asked is cancelled. */
  close(): Promise<void>
}

type Ask = ReadingRequest extends infer R ? (R extends ReadingRequest ? Omit<R, 'id'> : never) : never

interface Waiting {
  readonly what: Ask
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

interface Running {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
}

interface ThreadOptions extends ReadingOptions {
  /** The worker's program; by default beside this one, bundled or from source. */
  readonly workerUrl?: URL
  /** The text of a payload in the store, as the host has it; null where there is none. */
  readonly textOf?: (id: string) => string | null
  /** Called where the thread ends by itself; it is started again when it is next asked. */
  readonly onExit?: () => void
}

/**
 * Starts the thread when it is first asked. One that ends by itself (a payload that takes more memory than there is) fails
 * what it was asked, and nothing else.
 */
export function createReadingThread({
  workerUrl = defaultWorker(),
  onExit,
  textOf = () => null,
  ...options
}: ThreadOptions): ReadingThread {
  let running: Running | null = null
  let isClosed = false
  let asked = 0

  function start(): Running {
    const worker = new Worker(workerUrl, { workerData: options })
    const waiting = new Map<number, Waiting>()
    const started: Running = { worker, waiting }
    worker.on('message', (answer: ReadingAnswer) => {
      const call = waiting.get(answer.id)
      if ('wantsText' in answer) {
        const text = call ? textOf(call.what.payload.id) : null
        if (call && text !== null)
          return worker.postMessage({ ...call.what, payload: { ...call.what.payload, text }, id: answer.id })
        waiting.delete(answer.id)
        return call?.reject(new SondeError('MISSING'))
      }
      waiting.delete(answer.id)
      // Nothing that was asked keeps the program from ending.
      if (waiting.size === 0) worker.unref()
      if ('value' in answer) call?.resolve(answer.value)
      else
        call?.reject(
          answer.problem ? new SondeError(answer.problem.code, answer.problem) : new Error(answer.message),
        )
    })
    // Without a listener an error in the thread would end the whole program.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      if (running === started) running = null
      for (const { reject } of waiting.values()) reject(new SondeError(isClosed ? 'CANCELLED' : 'TOO_LARGE'))
      waiting.clear()
      if (!isClosed) onExit?.()
    })
    return started
  }

  function ask(what: Ask): Promise<unknown> {
    if (isClosed) return Promise.reject(new SondeError('CANCELLED'))
    running ??= start()
    const { worker, waiting } = running
    asked += 1
    const id = asked
    return new Promise((resolve, reject) => {
      waiting.set(id, { what, resolve, reject })
      worker.ref()
      worker.postMessage({ ...what, id })
    })
  }

  return {
    desk: <T extends DeskTask>(payload: { id: string; text: string | null }, task: T) =>
      ask({ ask: 'desk', payload, task }) as Promise<DeskAnswers[T['task']]>,
    results: (payload, task) => ask({ ask: 'results', payload, task }) as Promise<RunResults>,
    close: async () => {
      isClosed = true
      await running?.worker.terminate()
    },
  }
}

function defaultWorker(): URL {
  // Bundled, this module is part of a host's .js file and the worker lies beside it; from source, both are .ts.
  const file = import.meta.url.endsWith('.ts') ? './reading-worker.ts' : './reading-worker.js'
  return new URL(file, import.meta.url)
}
