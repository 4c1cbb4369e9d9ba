import { Worker } from 'node:worker_threads'
import type { PracticeConditions, PracticeConditionsPatch } from './conditions.ts'
import type { ToldKey } from './server/answer-key-operation.ts'
import type {
  ThreadAnswer,
  ThreadOptions,
  ThreadReady,
  ThreadRequest,
  ThreadValue,
} from './thread-messages.ts'

/** Options of the thread, in addition to those of the service. */
export interface PracticeThreadOptions extends ThreadOptions {
  /** The worker's script; by default next to this module, bundled or from source. */
  readonly workerUrl?: URL | undefined
  /** Starts the thread; by default a new one that ends with the service. */
  readonly startWorker?: ((program: URL, options: ThreadOptions) => PracticeWorker) | undefined
  /** Called once if the worker ends without having been closed. */
  readonly onExit?: ((reason: string) => void) | undefined
}

/** The parts of a worker thread that are used here. */
export interface PracticeWorker {
  once(event: 'message', listener: (message: ThreadReady) => void): unknown
  once(event: 'exit', listener: () => void): unknown
  on(event: 'message', listener: (message: ThreadAnswer) => void): unknown
  on(event: 'error', listener: (error: unknown) => void): unknown
  postMessage(request: ThreadRequest): void
  terminate(): unknown
}

/** A practice service that runs in its own thread. */
export interface PracticeThread {
  readonly baseUrl: string
  readonly apiKey: string
  readonly adminKey: string
  readonly enterpriseKey: string
  getConditions(): Promise<PracticeConditions>
  /** Rejects if the conditions would be invalid. */
  setConditions(patch: PracticeConditionsPatch): Promise<PracticeConditions>
  /** The answer key of a survey in the account of `apiKey`. This is not an HTTP call and counts against no limit. */
  answerKey(apiKey: string, surveyId: string): Promise<ToldKey>
  /** Ends within 2 s even if the worker does not respond. */
  close(): Promise<void>
}

/** Milliseconds that the worker has to close by itself before it is terminated. */
const GRACE_PERIOD = 1500

type Ask = ThreadRequest extends infer R ? (R extends ThreadRequest ? Omit<R, 'id'> : never) : never

interface Waiting {
  readonly resolve: (value: ThreadValue) => void
  readonly reject: (error: Error) => void
}

/** Starts the practice service in a worker thread, so that it never blocks the calling thread. */
export async function startPracticeThread(options: PracticeThreadOptions): Promise<PracticeThread> {
  const { workerUrl = defaultWorker(), startWorker = ownThread, onExit, ...service } = options
  const worker = startWorker(workerUrl, service)
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let closing = false
  let reason = 'it ended by itself'
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve())
  })
  worker.on('error', (error) => {
    reason = error instanceof Error ? error.message : String(error)
  })

  const ready = await firstMessage(worker, ended, () => reason)

  worker.on('message', (answer: ThreadAnswer) => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.kind === 'answer') call?.resolve(answer.value)
    else call?.reject(Object.assign(new Error(answer.message), { name: answer.name }))
  })
  ended.then(() => {
    for (const { reject } of waiting.values()) reject(new Error(`The practice service has ended: ${reason}.`))
    waiting.clear()
    if (!closing) onExit?.(reason)
    closing = true
  })

  const ask = (what: Ask): Promise<ThreadValue> =>
    new Promise((resolve, reject) => {
      if (closing && what.ask !== 'close') return reject(new Error('The practice service is closed.'))
      asked++
      waiting.set(asked, { resolve, reject })
      worker.postMessage({ ...what, id: asked })
    })
  const conditions = async (what: Ask): Promise<PracticeConditions> => {
    const value = await ask(what)
    if (!value || typeof value === 'string' || !('latencyMs' in value)) {
      throw new Error('The practice service gave no conditions.')
    }
    return value
  }
  let closed: Promise<void> | undefined

  return {
    baseUrl: ready.baseUrl,
    apiKey: ready.apiKey,
    adminKey: ready.adminKey,
    enterpriseKey: ready.enterpriseKey,
    getConditions: () => conditions({ ask: 'getConditions' }),
    setConditions: (patch) => conditions({ ask: 'setConditions', patch }),
    answerKey: async (apiKey, surveyId) => {
      const value = await ask({ ask: 'answerKey', apiKey, surveyId })
      if (!value || (typeof value !== 'string' && 'latencyMs' in value)) {
        throw new Error('The practice service gave no answer key.')
      }
      return value
    },
    close: () => {
      closed ??= end()
      return closed
    },
  }

  async function end(): Promise<void> {
    if (closing) return
    closing = true
    ask({ ask: 'close' }).catch(() => undefined)
    const late = setTimeout(() => worker.terminate(), GRACE_PERIOD)
    await ended
    clearTimeout(late)
  }
}

function ownThread(program: URL, workerData: ThreadOptions): PracticeWorker {
  return new Worker(program, { workerData })
}

function defaultWorker(): URL {
  // The bundled worker is next to the host's .js file that contains this module; from source, both are .ts.
  const file = import.meta.url.endsWith('.ts') ? './practice-worker.ts' : './practice-worker.js'
  return new URL(file, import.meta.url)
}

function firstMessage(
  worker: PracticeWorker,
  ended: Promise<void>,
  reason: () => string,
): Promise<Extract<ThreadReady, { kind: 'ready' }>> {
  return new Promise((resolve, reject) => {
    worker.once('message', (message: ThreadReady) => {
      if (message.kind === 'ready') return resolve(message)
      const { name, code } = message
      reject(Object.assign(new Error(message.message), { name, ...(code === undefined ? {} : { code }) }))
    })
    ended.then(() => reject(new Error(`The practice service did not start: ${reason()}.`)))
  })
}
