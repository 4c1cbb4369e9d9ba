import { heartbeat } from './heartbeat.ts'

/** About five million characters of JSON. */
const MEASURE = `[${'{"who":"p1","said":["Never","Sometimes by bike"],"note":{"place":"Évreux","rank":12}},'.repeat(60_000)}{}]`

/** How often the measure is taken; the median counts. */
const TIMES = 5

/**
 * Watches this thread from now on. The returned function says how long it was busy without a break at most: 1 is as long
 * as reading five million characters of JSON takes, which is about 50 ms. It is a ratio because a machine that does
 * other work beside needs more time for the same.
 */
export function watchHost(): () => number {
  const busiest = heartbeat()
  return () => busiest() / timeOfMeasure()
}

/** How often `leastBusy` tries at most. */
const TRIES = 3

/**
 * Calls `attempt`, which returns how long the host was busy as `watchHost` says it, until it is below 1, and returns
 * the least. A machine whose own host takes the processor away counts that time as used, once in a while; what really
 * keeps the host busy does so each time.
 */
export async function leastBusy(attempt: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < TRIES && least >= 1; tried += 1) least = Math.min(least, await attempt())
  return least
}

/** Processor time of this thread, in milliseconds. */
function timeOfMeasure(): number {
  const times = Array.from({ length: TIMES }, () => {
    const before = process.threadCpuUsage()
    JSON.parse(MEASURE)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0
}
