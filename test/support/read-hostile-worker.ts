import { parentPort } from 'node:worker_threads'
import { readHostile } from './read-hostile.ts'

// Reads each source that it receives, as the page's import worker does.
parentPort?.on('message', (source) => {
  void readHostile(source).then((outcome) => parentPort?.postMessage(outcome))
})
