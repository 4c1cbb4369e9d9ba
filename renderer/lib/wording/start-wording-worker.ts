import type { WordingAnswer, WordingMessage, WordingRequest } from './wording-protocol.ts'

/** A wording checker in a worker, so that typing never waits for it. */
export interface WordingWorker {
  ask(request: WordingRequest): void
  stop(): void
}

/** A worker that was stopped while idle. Loading the rules takes a while, so the next checker uses it again. */
let spare: Worker | null = null

/** Starts a checker for another questionnaire, with no items yet. */
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
      // A worker that is still busy is not kept, since it would delay the next checker.
      if (state === 'working' && unanswered === 0 && spare === null) spare = worker
      else worker.terminate()
      state = 'stopped'
    },
  }
}
