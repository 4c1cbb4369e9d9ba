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
