import { setInterval } from 'node:timers'
import { createNodeFetch } from '../../../electron/host/node-fetch.ts'
import { systemClock } from '../../../electron/host/system-clock.ts'
import { createCallBudget } from '../../../electron/service/budget/call-budget.ts'
import { createServiceClient } from '../../../electron/service/http-service-client.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'

// Makes one call to a hostile server; prints how it ended and how much more memory it took than an ordinary call, in
// MB.
const [baseUrl = '', key = ''] = process.argv.slice(2)
const budget = createCallBudget({ limit: 100, clock: systemClock })
const client = createServiceClient({
  baseUrl,
  key: async () => key,
  fetch: createNodeFetch(),
  clock: systemClock,
  budget,
})
const person = { priority: 'person' } as const
const megabytes = (bytes: number): number => Math.round(bytes / (1 << 20))

await client.surveyStatus('warm', person)
const before = process.memoryUsage()
let heap = 0
const watch = setInterval(() => {
  heap = Math.max(heap, process.memoryUsage().heapUsed)
}, 5)
let outcome: unknown = 'read'
try {
  await client.surveyResults('big', person)
} catch (error) {
  outcome = error instanceof SondeError ? error.problem : String(error)
}
clearInterval(watch)
budget.close()
const rss = process.resourceUsage().maxRSS * 1024 - before.rss
process.stdout.write(
  `${JSON.stringify({ outcome, rss: megabytes(rss), heap: megabytes(heap - before.heapUsed) })}\n`,
)
