import { createHmac, randomBytes } from 'node:crypto'
import { appendFileSync, readFileSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CallLedger, Clock, EarlierCalls, Log } from '../core/ports.ts'
import { ON_ITS_WAY } from '../service/budget/on-its-way.ts'
import {
  endLine,
  headerLine,
  type Instant,
  type LedgerEntry,
  readLedgerText,
  startLine,
} from './call-ledger-lines.ts'

const MINUTE = 60_000
/** After this many lines (some 100 kB) the file is written anew with the calls of the last minute only. */
const MOST_LINES = 2_000
/** A larger file is no ledger. Bytes. */
const TOO_LARGE = 4_000_000

interface LedgerOptions {
  /** The data folder. */
  folder: string
  clock: Pick<Clock, 'now' | 'monotonic'>
  log: Pick<Log, 'error'>
  /**
   * Whether calls may have been sent in the last minute although there is no ledger, e.g. because runs are under way.
   */
  mayHaveSent: boolean
}

/**
 * Records the calls of the last minute in `folder`/calls.txt. A line is written before each call is sent, so that it
 * survives even if the process is killed, and another one when the reply is complete. A key is named by two bytes of
 * its HMAC with a salt of the file: enough to tell a few keys apart, too little to confirm a guess of one. Calls whose
 * time is not certain count as just sent.
 */
export function createCallLedger({ folder, clock, log, mayHaveSent }: LedgerOptions): CallLedger {
  const file = path.join(folder, 'calls.txt')
  const session = randomBytes(4).toString('hex')
  let salt: Buffer = randomBytes(32)
  let entries = new Map<string, LedgerEntry>()
  let lines = 0
  let count = 0
  /** Whether calls that were sent are missing from the file. */
  let isIncomplete = false

  const instant = (later = 0): Instant => ({
    monotonic: clock.monotonic() + later,
    wall: clock.now() + later,
  })

  /**
   * The least time since a call ended. Both clocks are used, because the wall clock may have been set, and the
   * monotonic clock of another machine starts elsewhere.
   */
  function ageOf(endedAt: Instant): number {
    const now = instant()
    const age = Math.min(now.monotonic - endedAt.monotonic, now.wall - endedAt.wall)
    return Math.max(-ON_ITS_WAY, age)
  }

  function load(): EarlierCalls {
    let text: string
    try {
      if (statSync(file).size > TOO_LARGE) return { calls: [], lost: true }
      text = readFileSync(file, 'utf8')
    } catch (error) {
      const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT'
      return { calls: [], lost: isAbsent ? mayHaveSent : true }
    }
    // An earlier process emptied it because it could not go on writing.
    if (text === '') return { calls: [], lost: true }
    const read = readLedgerText(text)
    // Calls that were under way have ended together with the process that sent them.
    const aged = [...read.entries].map(([id, entry]) => ({
      id,
      ...entry,
      age: entry.endedAt ? ageOf(entry.endedAt) : -ON_ITS_WAY,
    }))
    const kept = aged.filter(({ age }) => age <= MINUTE)
    if (read.salt && kept.length > 0) salt = read.salt
    const calls = kept.map(({ key, priority, age }) => ({ key: read.salt ? key : null, priority, age }))
    // Stored with the clocks of this start, so that the next start can compute their age.
    entries = new Map(
      kept.map(({ id, key, priority, age }) => [id, { key, priority, endedAt: instant(-age) }]),
    )
    const torn = Array.from({ length: read.torn }, () => ({
      key: null,
      priority: 'person' as const,
      age: -ON_ITS_WAY,
    }))
    return { calls: [...calls, ...torn], lost: false }
  }

  /** Writes the file anew with the calls under way and those of the last minute. */
  function rewrite(): void {
    const minuteAgo = clock.monotonic() - MINUTE
    entries = new Map(
      [...entries].filter(([, { endedAt }]) => endedAt === null || endedAt.monotonic >= minuteAgo),
    )
    const text = [...entries].map(
      ([id, entry]) => startLine(id, entry) + (entry.endedAt ? endLine(id, entry.endedAt) : ''),
    )
    writeFileSync(`${file}.new`, headerLine(salt) + text.join(''), { mode: 0o600 })
    renameSync(`${file}.new`, file)
    lines = entries.size
    isIncomplete = false
  }

  function append(line: string): void {
    lines += 1
    try {
      if (isIncomplete || lines > MOST_LINES) rewrite()
      else appendFileSync(file, line, { mode: 0o600 })
    } catch (error) {
      notRemembered(error)
    }
  }

  /**
   * Logs the error and empties the file, which works on a full disk too: the next start then sees that calls are
   * missing.
   */
  function notRemembered(error: unknown): void {
    if (isIncomplete) return
    isIncomplete = true
    log.error('calls.not_remembered', { error: (error as NodeJS.ErrnoException).code ?? 'unknown' })
    try {
      truncateSync(file, 0)
    } catch {
      // The next start will not be able to write it either, which counts as lost calls too.
    }
  }

  return {
    read() {
      const earlier = load()
      if (earlier.lost) log.error('calls.lost')
      try {
        rewrite()
        return earlier
      } catch (error) {
        notRemembered(error)
        return { ...earlier, lost: true }
      }
    },
    nameOf: (key) => createHmac('sha256', salt).update(key).digest('hex').slice(0, 4),
    add(call) {
      count += 1
      const id = `${session}.${count}`
      const entry: LedgerEntry = { ...call, endedAt: null }
      entries.set(id, entry)
      append(startLine(id, call))
      return (later) => {
        entry.endedAt = instant(later)
        append(endLine(id, entry.endedAt))
      }
    },
  }
}
