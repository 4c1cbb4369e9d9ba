import type { WordingAnswer, WordingMessage, WordingRequest } from './wording-protocol.ts'

/** A checker that runs beside the page, so that writing never waits for it. */
export interface WordingWorker {
  ask(request: WordingRequest): void
  stop(): void
}

/** A checker that was left with nothing to do. Its rules take a while to be read: the next one goes on with it. */
let spare: Worker | null = null

/** Starts a checker that knows nothing yet. */
export function startWordingWorker(
  onAnswer: (answer: WordingAnswer) => void,
  onFailure: () => void,
): WordingWorker {
  const worker = spare ?? new Worker(new URL('./wording-worker.ts', import.meta.url), { type: 'module' })
  spare = null
  let unanswered = 0
  let begins = true
  let state: 'working' | 'failed' | 'stopped' = 'working'
  const listening = new AbortController()
  const { signal } = listening
  const listen = ({ data }: MessageEvent<WordingAnswer>) => {
    unanswered -= 1
    onAnswer(data)
  }
  const fail = () => {
    state = 'failed'
    onFailure()
  }
  worker.addEventListener('message', listen, { signal })
  worker.addEventListener('error', fail, { signal })
  return {
    ask: (request) => {
      unanswered += 1
      worker.postMessage({ ...request, begins } satisfies WordingMessage)
      begins = false
    },
    stop: () => {
      if (state === 'stopped') return
      listening.abort()
      // One that is still at work would keep the next one waiting.
      if (state === 'working' && unanswered === 0 && spare === null) spare = worker
      else worker.terminate()
      state = 'stopped'
    },
  }
}
