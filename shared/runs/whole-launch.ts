import type { LaunchEstimate } from '../models/launch-estimate.ts'

const MINUTE = 60_000
/**
 * The calls that no run can do without: creation, launch, one look at its state, and fetching the answers. Further looks
 * wait where many runs share the calls of a connection, so that they hold up nothing.
 */
const NEEDED_CALLS = 4

/**
 * How long several launches together will take: they are sent one after the other, answered at the same time, and
 * cannot be faster than the rate limit allows for the calls that they need. Milliseconds; null where nothing is known
 * of a single launch.
 */
export function wholeLaunch(
  { ms, ahead }: Pick<LaunchEstimate, 'ms' | 'ahead'>,
  times: number,
  callsPerMinute: number,
): LaunchEstimate['ms'] {
  if (ms === null) return null
  const least = ((times * NEEDED_CALLS) / callsPerMinute - 1) * MINUTE
  const together = (alone: number) => Math.round(Math.max(alone + (ahead ?? 0) * (times - 1), least))
  return { low: together(ms.low), typical: together(ms.typical), high: together(ms.high) }
}
