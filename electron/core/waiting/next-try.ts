import { scatter } from './scatter.ts'

/** Longest wait after the disk has refused, in milliseconds. It is short, because writing costs the service nothing. */
const DISK_WAITS = 5_000

/** As `nextTry`, for a disk that has refused. */
export function nextDiskTry(failures: number, jitter: number): number {
  return Math.min(nextTry(failures, jitter), DISK_WAITS)
}

/** Milliseconds until the next try, after `failures` in a row: doubling from one second to a minute. */
export function nextTry(failures: number, jitter: number): number {
  return scatter(Math.min(60_000, 1_000 * 2 ** Math.min(failures - 1, 6)), jitter)
}
