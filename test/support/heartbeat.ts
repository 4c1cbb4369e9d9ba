/**
 * Watches this thread; tells the longest that it was at work without a pause, in milliseconds. Its own time, so that other
 * programs on the machine do not count.
 */
export function heartbeat(): () => number {
  let most = 0
  let before = process.threadCpuUsage()
  const beat = (): void => {
    const { user, system } = process.threadCpuUsage(before)
    most = Math.max(most, (user + system) / 1000)
    before = process.threadCpuUsage()
  }
  const timer = setInterval(beat, 1)
  return () => {
    clearInterval(timer)
    beat()
    return most
  }
}
