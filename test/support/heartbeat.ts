import { constants, PerformanceObserver, performance } from 'node:perf_hooks'

/** A garbage collection as Node reports it; times are milliseconds. */
interface Collection {
  startTime: number
  duration: number
  detail?: { kind?: number }
}

/** Milliseconds. Shorter stretches are not checked for garbage collections. */
const WORTH_KEEPING = 20

/**
 * Measures the longest time that this thread is busy without a break, in milliseconds of its own processor time; call
 * the returned function to read it. Collections of the whole heap do not count: their cost depends on the memory left
 * by earlier tests.
 */
export function heartbeat(): () => number {
  let most = 0
  const long: { from: number; to: number; busy: number }[] = []
  let since = performance.now()
  let before = process.threadCpuUsage()
  const beat = (): void => {
    const { user, system } = process.threadCpuUsage(before)
    const busy = (user + system) / 1000
    const now = performance.now()
    if (busy < WORTH_KEEPING) most = Math.max(most, busy)
    else long.push({ from: since, to: now, busy })
    since = now
    before = process.threadCpuUsage()
  }
  const collections: { from: number; to: number }[] = []
  const keep = (entries: readonly Collection[]): void => {
    for (const { startTime, duration, detail } of entries) {
      if (detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR)
        collections.push({ from: startTime, to: startTime + duration })
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ entryTypes: ['gc'] })
  const timer = setInterval(beat, 1)
  return () => {
    clearInterval(timer)
    beat()
    keep(observer.takeRecords())
    observer.disconnect()
    const stretches = long.map(({ from, to, busy }) => {
      const within = collections.map((one) => Math.min(to, one.to) - Math.max(from, one.from))
      return busy - within.reduce((sum, part) => sum + Math.max(0, part), 0)
    })
    return Math.max(most, ...stretches)
  }
}
