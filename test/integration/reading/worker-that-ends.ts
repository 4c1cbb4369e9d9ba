/** Stands for a reading worker that runs out of memory: it exits at any reply that is not cut short. */
import { parentPort } from 'node:worker_threads'
import type { ReadingRequest } from '../../../electron/reading/reading-messages.ts'
import { understandLarge } from '../../../electron/service/understand-large.ts'

parentPort?.on('message', (request: ReadingRequest) => {
  if (request.ask !== 'understand' || !request.arrival.isCut) process.exit(1)
  const value = understandLarge(request.bytes, request.arrival, () => null)
  parentPort?.postMessage({ id: request.id, value })
})
