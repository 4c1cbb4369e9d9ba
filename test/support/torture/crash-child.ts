import { createNodeFetch } from '../../../electron/host/node-fetch.ts'
import { obeyCrashOrder } from './obey-crash-order.ts'

/** The program that is killed, as the browser host makes its calls. */
await obeyCrashOrder(JSON.parse(process.argv.at(-1) ?? '{}'), createNodeFetch())
