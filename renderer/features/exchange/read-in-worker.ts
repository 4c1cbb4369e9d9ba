import { IMPORT_LIMITS } from '../../../shared/exchange/limits.ts'
import type { ReadingProgress } from '../../../shared/exchange/reading-meter.ts'
import type { ImportAnswer, ImportNews, ImportRequest } from './import-messages.ts'

/**
 * Reads a source in a worker. The worker is ended when it is done, when the person leaves, or when it does not answer
 * although readers stop themselves well before that time.
 */
export function readInWorker(
  request: ImportRequest,
  signal: AbortSignal,
  onProgress: (progress: ReadingProgress) => void,
): Promise<ImportAnswer> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ImportAnswer>((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'refused', code: 'took_too_long' }), IMPORT_LIMITS.worker)
    const end = (answer: ImportAnswer) => {
      clearTimeout(timer)
      resolve(answer)
    }
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      worker.terminate()
    })
    worker.addEventListener('message', ({ data }: MessageEvent<ImportNews>) => {
      if (data.kind === 'progress') onProgress(data.progress)
      else end(data)
    })
    worker.addEventListener('error', () => end({ kind: 'failed' }))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
