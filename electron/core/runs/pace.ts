import type { Progress } from '../../../shared/models/run.ts'

/** Shortest and longest time between two looks at a run, in milliseconds. */
const FASTEST = 800
const SLOWEST = 5_000
/** How long after the launch, and from which fraction on, a run is looked at often. */
const FRESH = 6_000
const NEAR_END = 0.85

/**
 * Milliseconds until the next look at a run: short just after the launch and near the end, longer in between.
 * `jitter` (0 to 1) spreads runs that started together.
 */
export function nextLook(progress: Progress | null, sinceLaunch: number, jitter: number): number {
  const fraction = progress?.fraction ?? null
  const eager = sinceLaunch < FRESH || (fraction !== null && fraction >= NEAR_END)
  const base = eager ? FASTEST : Math.min(SLOWEST, FASTEST + sinceLaunch / 20)
  return base * (0.85 + 0.3 * jitter)
}

/** Milliseconds until the next try after `failures` in a row: doubling from one second to a minute. */
export function nextTry(failures: number, jitter: number): number {
  return Math.min(60_000, 1_000 * 2 ** Math.min(failures - 1, 6)) * (0.85 + 0.3 * jitter)
}
