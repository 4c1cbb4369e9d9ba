import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CallLedger, LedgerCall } from '../core/ports.ts'

const MINUTE = 60_000
/** A request on its way when Sonde was killed is counted by the service a little later. */
const ON_ITS_WAY = 5_000
/** Lines after which those of the last minute are written anew: some 100 kB. */
const MOST_LINES = 2_000

/**
 * The calls of the last minute in `folder`/calls.txt, a line a call: time, priority, connection. The line is in the
 * hands of the system before the call goes out, so that it outlives a kill. A disk that refuses costs the memory of
 * a minute, nothing else.
 */
export function createCallLedger(folder: string, now: () => number): CallLedger {
  const file = path.join(folder, 'calls.txt')
  let lines = 0

  function recent(): LedgerCall[] {
    try {
      // A clock set back since must not stretch the minute.
      return readFileSync(file, 'utf8')
        .split('\n')
        .flatMap(readLine)
        .map((call) => ({ ...call, at: Math.min(call.at, now()) }))
        .filter(({ at }) => at + ON_ITS_WAY + MINUTE > now())
    } catch {
      return []
    }
  }

  function compact(): LedgerCall[] {
    const kept = recent()
    lines = kept.length
    tryDisk(() => {
      writeFileSync(`${file}.new`, kept.map(toLine).join(''), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    })
    return kept
  }

  return {
    read: () => compact().map((call) => ({ ...call, at: Math.min(call.at + ON_ITS_WAY, now()) })),
    add: (call) => {
      lines += 1
      if (lines > MOST_LINES) compact()
      tryDisk(() => appendFileSync(file, toLine(call), { mode: 0o600 }))
    },
  }
}

function toLine({ at, priority, connectionId }: LedgerCall): string {
  return `${at} ${priority} ${connectionId}\n`
}

function readLine(line: string): LedgerCall[] {
  const [at, priority, connectionId] = line.split(' ')
  if (!connectionId || !Number.isFinite(Number(at))) return []
  if (priority !== 'person' && priority !== 'launch' && priority !== 'poll') return []
  return [{ at: Number(at), priority, connectionId }]
}

function tryDisk(work: () => void): void {
  try {
    work()
  } catch {
    // The budget goes on from what is in memory.
  }
}
