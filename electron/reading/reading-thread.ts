import { Worker } from 'node:worker_threads'
import type { RunResults } from '../../shared/models/results.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import type { PayloadToRead, ReadingPort } from '../core/ports.ts'
import type { LargeArrival, LargeUnderstood } from '../service/call/large-answer.ts'
import type { DeskAnswers, DeskTask, ResultsTask } from '../service/desk/desk-work.ts'
import { payloadSource, type StoredOf, sharedBytes, toHandOver } from './payload-bytes.ts'
import type { PayloadSource, ReadingAnswer, ReadingRequest } from './reading-messages.ts'

/** Parses payloads in a thread of its own, so that the thread that answers the page never waits for that. */
export interface ReadingThread extends Required<ReadingPort> {
  /** Ends the thread; pending requests are cancelled. */
  close(): Promise<void>
}

type Asked =
  | { ask: 'desk'; payload: PayloadToRead; task: DeskTask }
  | { ask: 'results'; payload: PayloadToRead; task: ResultsTask }
  | { ask: 'understand'; bytes: Uint8Array; arrival: LargeArrival }

interface Waiting {
  readonly what: Asked
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
  /** Whether the thread does not have the payload, so that it must be sent with the request. */
  lacksPayload: boolean
  /** How many times the thread has crashed during this request. */
  crashes: number
}

interface Running {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
  /**
   * The payload that was last sent to the thread for the desk, which the thread keeps; `loaded` settles once it
   * has been read from where it is stored.
   */
  sent: { id: string; loaded: Promise<void> } | null
}

interface ThreadOptions {
  /** The worker's program; by default the one next to this module, bundled or from source. */
  readonly workerUrl?: URL
  readonly storedOf: StoredOf
  /** Called when the thread has crashed; it is started again for the next request. */
  readonly onExit?: () => void
}

/**
 * Starts the thread for the first request. If the thread crashes (e.g. a payload needs more memory than there is),
 * pending requests of the desk fail. Requests to read answers are tried once more, because another request may have
 * caused the crash. A large reply during which the thread crashes twice is returned unread, as it was received, so that
 * it is not lost.
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
        if (call) void supply(started, answer.id, call)
        return
      }
      forget(started, answer.id)
      if ('value' in answer) call?.resolve(answer.value)
      else
        call?.reject(
          answer.problem ? new SondeError(answer.problem.code, answer.problem) : new Error(answer.message),
        )
    })
    // Without a listener, an error in the thread would end the whole program.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      if (running === started) running = null
      const cut = [...waiting.values()]
      waiting.clear()
      if (!isClosed) onExit?.()
      for (const call of cut) {
        if (isClosed) call.reject(new SondeError('CANCELLED'))
        else triedAgain(call)
      }
    })
    return started
  }

  /** After a crash, where the system may refuse another thread: then only this request fails. */
  function triedAgain(call: Waiting): void {
    try {
      afterCrash(call)
    } catch {
      call.reject(new SondeError('TOO_LARGE'))
    }
  }

  /** Tries a request again, or rejects it, after the thread has crashed. */
  function afterCrash(call: Waiting): void {
    const { what, crashes } = call
    const next: Waiting = { ...call, lacksPayload: false, crashes: crashes + 1 }
    const mayTryAgain = what.ask !== 'desk'
    if (mayTryAgain && crashes === 0) begin(next)
    else if (what.ask === 'understand' && crashes === 1)
      // The thread takes a reply that is cut for one that it need not read, and returns its text.
      begin({
        ...next,
        what: { ...what, arrival: { ...what.arrival, isCut: true } },
        resolve: (kept) => call.resolve({ ...(kept as LargeUnderstood), problem: { code: 'TOO_LARGE' } }),
      })
    else call.reject(new SondeError('TOO_LARGE'))
  }

  /** Removes a request. Without pending requests, the thread does not keep the program from ending. */
  function forget({ waiting, worker }: Running, id: number): void {
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
  }

  /**
   * Sends a request with its payload. If the payload is already being sent for an earlier request, sends the request
   * without it afterwards.
   */
  async function supply(to: Running, id: number, call: Waiting): Promise<void> {
    const { what } = call
    if (what.ask === 'understand') return
    const isThere = () => to.waiting.get(id) === call
    if (what.ask === 'desk' && !call.lacksPayload && to.sent?.id === what.payload.id) {
      call.lacksPayload = true
      await to.sent.loaded
      if (isThere()) post(to.worker, id, what, null)
      return
    }
    try {
      const source = payloadSource(what.payload, storedOf)
      if (what.ask === 'desk') to.sent = { id: what.payload.id, loaded: source.then(nothing, nothing) }
      const loaded = await source
      if (isThere()) post(to.worker, id, what, loaded)
    } catch (error) {
      // The disk may refuse to be read: then only this request fails.
      if (!isThere()) return
      to.sent = null
      forget(to, id)
      call.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  function begin(call: Waiting): void {
    running ??= start()
    const to = running
    asked += 1
    to.waiting.set(asked, call)
    to.worker.ref()
    // For the desk, the thread probably has the payload already, so it is not sent at first. A run's answers are read
    // only once.
    if (call.what.ask === 'desk') post(to.worker, asked, call.what, null)
    else if (call.what.ask === 'understand') handOver(to.worker, asked, call.what)
    else void supply(to, asked, call)
  }

  function ask(what: Asked): Promise<unknown> {
    if (isClosed) return Promise.reject(new SondeError('CANCELLED'))
    return new Promise((resolve, reject) => {
      begin({ what, resolve, reject, lacksPayload: false, crashes: 0 })
    })
  }

  return {
    desk: <T extends DeskTask>(payload: PayloadToRead, task: T) =>
      ask({ ask: 'desk', payload, task }) as Promise<DeskAnswers[T['task']]>,
    results: (payload, task) => ask({ ask: 'results', payload, task }) as Promise<RunResults>,
    understand: async (bytes, arrival) => {
      const shared = await sharedBytes(bytes)
      return ask({ ask: 'understand', bytes: shared, arrival }) as Promise<LargeUnderstood>
    },
    close: async () => {
      isClosed = true
      await running?.worker.terminate()
    },
  }
}

function nothing(): void {}

type Understand = Extract<Asked, { ask: 'understand' }>
type OnPayload = Exclude<Asked, Understand>

/** The bytes are in memory that the host and the thread share. */
function handOver(worker: Worker, id: number, { ask, bytes, arrival }: Understand): void {
  const request: ReadingRequest = { id, ask, bytes, arrival }
  worker.postMessage(request)
}

function post(
  worker: Worker,
  id: number,
  { payload, ...what }: OnPayload,
  source: PayloadSource | null,
): void {
  const without = { id: payload.id, text: null, stored: null, isJson: false }
  const request = { ...what, payload: source ?? without, id } as ReadingRequest
  worker.postMessage(request, source ? toHandOver(source, payload) : [])
}

function defaultWorker(): URL {
  // Bundled, this module is part of a host's .js file, and the worker is in the same folder; from source, both are .ts
  // files.
  const file = import.meta.url.endsWith('.ts') ? './reading-worker.ts' : './reading-worker.js'
  return new URL(file, import.meta.url)
}
