import type { ImportAnswer, ImportRequest } from './import-messages.ts'

/** A file within the limits is read in a fraction of this. Milliseconds. */
const LONGEST_READING = 20_000

/** Reads a source in a worker of its own, which is ended when it is done, takes too long or the person leaves. */
export function readInWorker(request: ImportRequest, signal: AbortSignal): Promise<ImportAnswer> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ImportAnswer>((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'refused', code: 'took_too_long' }), LONGEST_READING)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      worker.terminate()
    })
    worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => {
      clearTimeout(timer)
      resolve(data)
    })
    worker.addEventListener('error', () => {
      clearTimeout(timer)
      resolve({ kind: 'failed' })
    })
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
