import type { LaunchEstimate } from '../models/launch-estimate.ts'

const MINUTE = 60_000

/**
 * How long several launches together will take: they are sent one after the other, answered at the same time, and
 * cannot be faster than the rate limit allows for all their calls. Milliseconds; null where nothing is known of a
 * single launch.
 */
export function wholeLaunch(
  { ms, ahead, calls }: Pick<LaunchEstimate, 'ms' | 'ahead' | 'calls'>,
  times: number,
  callsPerMinute: number,
): LaunchEstimate['ms'] {
  if (ms === null) return null
  const least = ((times * (calls ?? 0)) / callsPerMinute - 1) * MINUTE
  const together = (alone: number) => Math.round(Math.max(alone + (ahead ?? 0) * (times - 1), least))
  return { low: together(ms.low), typical: together(ms.typical), high: together(ms.high) }
}
