import { parentPort } from 'node:worker_threads'
import { readHostile } from './read-hostile.ts'

// Reads the sources that it is sent, as the page's worker does.
parentPort?.on('message', (source) => {
  void readHostile(source).then((outcome) => parentPort?.postMessage(outcome))
})
