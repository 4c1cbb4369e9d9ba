import { scatter } from './scatter.ts'

/** Where the disk refuses, the next try comes after so many milliseconds at most: writing costs the service nothing. */
const DISK_WAITS = 5_000

/** As `nextTry`, where the disk has refused. */
export function nextDiskTry(failures: number, jitter: number): number {
  return Math.min(nextTry(failures, jitter), DISK_WAITS)
}

/** Milliseconds until the next try after `failures` in a row: doubling from one second to a minute. */
export function nextTry(failures: number, jitter: number): number {
  return scatter(Math.min(60_000, 1_000 * 2 ** Math.min(failures - 1, 6)), jitter)
}
