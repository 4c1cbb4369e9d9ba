import type { LedgerCall } from '../core/ports.ts'

/** One instant on both clocks of the machine. Milliseconds. */
export interface Instant {
  /** Since the machine was started, the same for all programs. */
  monotonic: number
  /** Since 1970. */
  wall: number
}

/** A call as the ledger has it. */
export interface LedgerEntry extends LedgerCall {
  /** When its answer was complete; null where that is not in the ledger. */
  endedAt: Instant | null
}

/** What a ledger's text tells. */
export interface LedgerText {
  /** What the names of the keys are made with; null where the first line is not whole. */
  salt: Buffer | null
  entries: Map<string, LedgerEntry>
  /** Lines that say nothing: each may have been a call. */
  torn: number
}

const HEADER = 'sonde-calls-2'

/** The first line. */
export function headerLine(salt: Buffer): string {
  return `${HEADER} ${salt.toString('base64')}\n`
}

/** A call that is about to be sent. */
export function startLine(id: string, { priority, key }: LedgerCall): string {
  return `+ ${id} ${priority} ${key}\n`
}

/** Its answer is complete. */
export function endLine(id: string, { monotonic, wall }: Instant): string {
  return `- ${id} ${monotonic} ${wall}\n`
}

export function readLedgerText(text: string): LedgerText {
  const lines = text.split('\n')
  // Behind the last line end there is nothing, unless the last line was never written whole.
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
