/** Entry of the thread that keep-practice.ts starts: runs a practice service for each port that it receives. */
import { type MessagePort, parentPort } from 'node:worker_threads'
import { serveThread } from '../../../electron/practice/serve-thread.ts'
import type { ThreadOptions } from '../../../electron/practice/thread-messages.ts'

parentPort?.on(
  'message',
  ({ port, options }: { port: MessagePort; options: ThreadOptions }) => void serveThread(port, options),
)
