import type { WordingAnswer, WordingRequest } from './wording-protocol.ts'

/** A checker that runs beside the page, so that writing never waits for it. */
export interface WordingWorker {
  ask(request: WordingRequest): void
  stop(): void
}

/** Starts a checker that knows nothing yet. */
export function startWordingWorker(
  onAnswer: (answer: WordingAnswer) => void,
  onFailure: () => void,
): WordingWorker {
  const worker = new Worker(new URL('./wording-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<WordingAnswer>) => onAnswer(data))
  worker.addEventListener('error', onFailure)
  return { ask: (request) => worker.postMessage(request), stop: () => worker.terminate() }
}
