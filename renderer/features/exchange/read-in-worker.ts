import { IMPORT_LIMITS } from '../../../shared/exchange/limits.ts'
import type { ReadingProgress } from '../../../shared/exchange/reading-meter.ts'
import type { ImportAnswer, ImportNews, ImportRequest } from './import-messages.ts'

/** Milliseconds for which a worker that has answered waits for the same source to be read again. */
const WAITS = 20_000

/** A worker that has answered, so that the next reading need not wait for one to start. */
let resting: { worker: Worker; ends: ReturnType<typeof setTimeout> } | null = null

/**
 * Reads a source in a worker. The worker is ended when the person leaves meanwhile, or when it does not answer although
 * readers stop themselves well before that time.
 */
export function readInWorker(
  request: ImportRequest,
  signal: AbortSignal,
  onProgress: (progress: ReadingProgress) => void,
): Promise<ImportAnswer> {
  const worker = takeWorker()
  return new Promise<ImportAnswer>((resolve) => {
    const done = new AbortController()
    const end = (answer: ImportAnswer, mayRest = false) => {
      clearTimeout(timer)
      done.abort()
      if (mayRest) rest(worker)
      else worker.terminate()
      resolve(answer)
    }
    const timer = setTimeout(() => end({ kind: 'refused', code: 'took_too_long' }), IMPORT_LIMITS.worker)
    const { signal: until } = done
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        done.abort()
        worker.terminate()
      },
      { signal: until },
    )
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<ImportNews>) => {
        if (data.kind === 'progress') onProgress(data.progress)
        // After a refusal the worker may hold much memory, and the same source is not read again.
        else end(data, data.kind === 'read')
      },
      { signal: until },
    )
    worker.addEventListener('error', () => end({ kind: 'failed' }), { signal: until })
    worker.postMessage(request)
  })
}

/** Ends the worker that rests; for the moment at which nothing will be read again soon. */
export function endRestingWorker(): void {
  if (!resting) return
  clearTimeout(resting.ends)
  resting.worker.terminate()
  resting = null
}

function takeWorker(): Worker {
  if (!resting) return new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  const { worker, ends } = resting
  clearTimeout(ends)
  resting = null
  return worker
}

function rest(worker: Worker): void {
  if (resting) {
    worker.terminate()
    return
  }
  const ends = setTimeout(() => {
    worker.terminate()
    resting = null
  }, WAITS)
  resting = { worker, ends }
}
