import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Log } from '../core/ports.ts'

/** Bytes after which a new log file is begun, and how many older ones are kept: 4 MB in all. */
const LARGEST_LOG = 1_000_000
const OLDER_LOGS = 3

/** The file of the log that a data folder has. */
export function logFileIn(folder: string): string {
  return path.join(folder, 'logs', 'sonde.log')
}

/**
 * A log of one JSON line an event in `folder`/logs/sonde.log; older ones end in .1 to .3. A disk that refuses costs
 * the line, nothing else.
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
      // Nowhere to tell it. The folder may have been moved away: look afresh the next time.
      size = null
    }
  }
  return {
    info: (event, details) => write('info', event, details),
    error: (event, details) => write('error', event, details),
  }
}
