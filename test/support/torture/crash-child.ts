import { createNodeFetch } from '../../../electron/host/node-fetch.ts'
import { obeyCrashOrder } from './obey-crash-order.ts'

/** The program that the torture kills: it calls the service with the browser host's fetch. */
await obeyCrashOrder(JSON.parse(process.argv.at(-1) ?? '{}'), createNodeFetch())
