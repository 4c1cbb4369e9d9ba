import { IMPORT_LIMITS } from '../../../../../../shared/exchange/limits.ts'
import type { CodebookAnswer, CodebookInput } from './codebook-messages.ts'

/**
 * Reads a codebook in a worker of its own, which is ended with the answer, when `signal` aborts, or when it does not
 * answer although readers stop themselves well before that time.
 */
export function readCodebookInWorker(input: CodebookInput, signal: AbortSignal): Promise<CodebookAnswer> {
  const worker = new Worker(new URL('./codebook-worker.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve) => {
    const end = (answer: CodebookAnswer | null) => {
      clearTimeout(timer)
      worker.terminate()
      if (answer) resolve(answer)
    }
    const timer = setTimeout(
      () => end({ kind: 'refused', code: 'took_too_long', line: null }),
      IMPORT_LIMITS.worker,
    )
    signal.addEventListener('abort', () => end(null), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<CodebookAnswer>) => end(data))
    worker.addEventListener('error', () => end({ kind: 'failed' }))
    worker.postMessage(input)
  })
}
