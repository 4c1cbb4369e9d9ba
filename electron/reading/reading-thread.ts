import { Worker } from 'node:worker_threads'
import type { RunResults } from '../../shared/models/results.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import type { ReadingPort } from '../core/ports.ts'
import type { DeskAnswers, DeskTask, ResultsTask } from '../service/desk/desk-work.ts'
import type { PayloadSource, ReadingAnswer, ReadingRequest } from './reading-messages.ts'

/** Payloads are taken apart in a thread of their own, so that the thread that answers the page never waits for one. */
export interface ReadingThread extends ReadingPort {
  /** Ends it; what it was asked is cancelled. */
  close(): Promise<void>
}

/** A payload: its text where that is not in the store. */
type Payload = Pick<PayloadSource, 'id' | 'text'>

type What =
  | { ask: 'desk'; payload: Payload; task: DeskTask }
  | { ask: 'results'; payload: Payload; task: ResultsTask }

interface Waiting {
  readonly what: What
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
  /** Whether the thread said that it has not got the payload. */
  isWanted: boolean
}

interface Running {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
  /** The payload that the thread was sent last for the desk, which it keeps. */
  sent: string | null
}

interface ThreadOptions {
  /** The worker's program; by default beside this one, bundled or from source. */
  readonly workerUrl?: URL
  /** A payload as it stands in the store, see `PayloadSource`; null where there is none. */
  readonly storedOf: (id: string) => Uint8Array | null
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
  storedOf,
}: ThreadOptions): ReadingThread {
  let running: Running | null = null
  let isClosed = false
  let asked = 0

  function start(): Running {
    const worker = new Worker(workerUrl)
    const waiting = new Map<number, Waiting>()
    const started: Running = { worker, waiting, sent: null }
    worker.on('message', (answer: ReadingAnswer) => {
      const call = waiting.get(answer.id)
      if ('wantsPayload' in answer) {
        if (call) supply(started, answer.id, call)
        return
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

  /** Sends what was asked again, with the payload: unless that is on its way already, for what was asked before. */
  function supply(to: Running, id: number, call: Waiting): void {
    const { payload } = call.what
    if (!call.isWanted && to.sent === payload.id) {
      call.isWanted = true
      post(to.worker, id, call.what, null)
      return
    }
    try {
      const stored = payload.text === null ? storedOf(payload.id) : null
      if (payload.text === null && stored === null) throw new SondeError('MISSING')
      to.sent = payload.id
      post(to.worker, id, call.what, stored, payload.text)
    } catch (error) {
      // The disk may refuse it: that fails what was asked, and nothing else.
      to.waiting.delete(id)
      if (to.waiting.size === 0) to.worker.unref()
      call.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  function ask(what: What): Promise<unknown> {
    if (isClosed) return Promise.reject(new SondeError('CANCELLED'))
    running ??= start()
    const to = running
    asked += 1
    const id = asked
    return new Promise((resolve, reject) => {
      const call: Waiting = { what, resolve, reject, isWanted: false }
      to.waiting.set(id, call)
      to.worker.ref()
      // The desk's payload is most likely the one that the thread keeps; a run's answers are read once.
      if (what.ask === 'desk') post(to.worker, id, what, null)
      else supply({ ...to, sent: null }, id, call)
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

function post(
  worker: Worker,
  id: number,
  { payload, ...what }: What,
  stored: Uint8Array | null,
  text: string | null = null,
): void {
  const request = { ...what, payload: { id: payload.id, text, stored }, id } as ReadingRequest
  // Handed over rather than copied: copying 20 MB would take as long again as reading them.
  const isWhole = stored?.buffer instanceof ArrayBuffer && stored.byteLength === stored.buffer.byteLength
  worker.postMessage(request, isWhole ? [stored.buffer] : [])
}

function defaultWorker(): URL {
  // Bundled, this module is part of a host's .js file and the worker lies beside it; from source, both are .ts.
  const file = import.meta.url.endsWith('.ts') ? './reading-worker.ts' : './reading-worker.js'
  return new URL(file, import.meta.url)
}
