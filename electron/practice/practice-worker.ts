/** Entry of the worker thread that runs the practice service; practice-thread.ts starts it. */
import { parentPort, workerData } from 'node:worker_threads'
import { serveThread } from './serve-thread.ts'

if (!parentPort) throw new Error('practice-worker.ts runs as a worker thread')
await serveThread(parentPort, workerData)
