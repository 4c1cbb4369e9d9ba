import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Log } from '../core/ports.ts'

/** Bytes after which a new log file is begun, and how many older ones are kept: 4 MB in all. */
const LARGEST_LOG = 1_000_000
const OLDER_LOGS = 3

/** The log file of a data folder. */
export function logFileIn(folder: string): string {
  return path.join(folder, 'logs', 'sonde.log')
}

/**
 * A log with one line of JSON for each event, in `folder`/logs/sonde.log; older files end in .1 to .3. Where the disk
 * refuses, only the line is lost.
 */
export function createFileLog(folder: string, now: () => number = Date.now): Log {
  const file = logFileIn(folder)
  const logs = path.dirname(file)
  const older = (age: number) => (age === 0 ? file : `${file}.${age}`)
  let size: number | null = null

  function rotate(): void {
    for (let age = OLDER_LOGS; age > 0; age--)
      if (statSync(older(age - 1), { throwIfNoEntry: false })) renameSync(older(age - 1), older(age))
    size = 0
  }

  function write(level: 'info' | 'error', event: string, details: object = {}) {
    const line = `${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...details })}\n`
    try {
      if (size === null) {
        mkdirSync(logs, { recursive: true, mode: 0o700 })
        size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
      }
      const length = Buffer.byteLength(line)
      if (size > 0 && size + length > LARGEST_LOG) rotate()
      appendFileSync(file, line, { mode: 0o600 })
      size += length
    } catch {
      // The error cannot be reported anywhere. The folder may have been moved, so it is looked up again for the next
      // line.
      size = null
    }
  }
  return {
    info: (event, details) => write('info', event, details),
    error: (event, details) => write('error', event, details),
  }
}
