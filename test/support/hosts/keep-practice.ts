import { MessageChannel, Worker } from 'node:worker_threads'
import type { PracticeThreadOptions } from '../../../electron/practice/practice-thread.ts'

type Listener = (value: never) => void

/**
 * A thread in which the practice services of all tests of a worker run, one after the other. Each service is new and
 * has its own data, but its program is loaded once and its 10,000 personas are drawn once. `program` is the bundled
 * kept-practice-worker.ts.
 */
export function keepPractice(program: string): {
  next: NonNullable<PracticeThreadOptions['startWorker']>
} {
  let worker: Worker | null = null
  return {
    next(_program, options) {
      worker ??= new Worker(program)
      const { port1: line, port2: other } = new MessageChannel()
      worker.postMessage({ port: other, options }, [other])
      // The thread never exits between two services, so the port's `close` stands for the thread's `exit`.
      const named = (event: string) => (event === 'exit' ? 'close' : event)
      return {
        on: (event: string, listener: Listener) => line.addListener(named(event), listener as () => void),
        once: (event: string, listener: Listener) => line.once(named(event), listener as () => void),
        postMessage: (request) => line.postMessage(request),
        terminate: () => line.close(),
      }
    },
  }
}
