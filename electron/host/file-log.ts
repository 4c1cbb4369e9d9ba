import { appendFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Log } from '../core/ports.ts'

/** Bytes after which a new log file is begun; one older file is kept. */
const LARGEST_LOG = 1_000_000

/** A log of one JSON line an event in `folder`/sonde.log. A disk that refuses costs the line, nothing else. */
export function createFileLog(folder: string, now: () => number = Date.now): Log {
  const file = path.join(folder, 'sonde.log')

  function write(level: 'info' | 'error', event: string, details: object = {}) {
    const line = JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...details })
    try {
      const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
      if (size > LARGEST_LOG) renameSync(file, `${file}.1`)
      appendFileSync(file, `${line}\n`, { mode: 0o600 })
    } catch {
      // Nowhere to tell it.
    }
  }
  return {
    info: (event, details) => write('info', event, details),
    error: (event, details) => write('error', event, details),
  }
}
