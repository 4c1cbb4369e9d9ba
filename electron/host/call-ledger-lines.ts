import type { LedgerCall } from '../core/ports.ts'

/** A moment on both clocks of the machine. Milliseconds. */
export interface Instant {
  /** Since the machine was started, the same for all programs. */
  monotonic: number
  /** Since 1970. */
  wall: number
}

/** A call, as the ledger stores it. */
export interface LedgerEntry extends LedgerCall {
  /** When its reply was complete; null where the ledger does not contain that. */
  endedAt: Instant | null
}

/** The content of a ledger file. */
export interface LedgerText {
  /** The salt of the names of the keys; null where the first line is damaged. */
  salt: Buffer | null
  entries: Map<string, LedgerEntry>
  /** Number of unreadable lines: each may have been a call. */
  torn: number
}

const HEADER = 'sonde-calls-2'

/** The first line. */
export function headerLine(salt: Buffer): string {
  return `${HEADER} ${salt.toString('base64')}\n`
}

/** The line for a call that is about to be sent. */
export function startLine(id: string, { priority, key }: LedgerCall): string {
  return `+ ${id} ${priority} ${key}\n`
}

/** The line for a call whose reply is complete. */
export function endLine(id: string, { monotonic, wall }: Instant): string {
  return `- ${id} ${monotonic} ${wall}\n`
}

export function readLedgerText(text: string): LedgerText {
  const lines = text.split('\n')
  // The text ends with a line break, unless its last line was not written completely.
  if (lines.at(-1) === '') lines.pop()
  const [header = '', ...rest] = lines
  const [, salt] = new RegExp(`^${HEADER} ([A-Za-z0-9+/]{43}=)$`).exec(header) ?? []
  const read: LedgerText = { salt: salt ? Buffer.from(salt, 'base64') : null, entries: new Map(), torn: 0 }
  if (!salt) read.torn += 1
  for (const line of rest) {
    const start = /^\+ (\S+) (person|launch|poll) ([0-9a-f]{4})$/.exec(line)
    const end = /^- (\S+) (-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)$/.exec(line)
    const started = read.entries.get(end?.[1] ?? '')
    if (start)
      read.entries.set(start[1] ?? '', {
        priority: start[2] as LedgerCall['priority'],
        key: start[3] ?? '',
        endedAt: null,
      })
    else if (end && started) started.endedAt = { monotonic: Number(end[2]), wall: Number(end[3]) }
    // An end line without its start line, which may have been damaged, still proves that there was a call.
    else read.torn += 1
  }
  return read
}
