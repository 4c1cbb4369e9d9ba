import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { CorePorts } from '../ports.ts'

/** What was asked for when an answer came that could not be read. */
export type UnreadOf = 'creation' | 'launch' | 'status' | 'results' | 'list' | 'session' | 'transcript'

/**
 * Kept of each kind beside a run or a session. A service that is down for a night, with another page for each look,
 * must not fill the disk; a few are enough to see what it says and whether it is always the same. Each kind has its own,
 * so that pages by the hundred for looks never put out what came for the creation.
 */
const NEWEST = 5

/**
 * Keeps an answer that could not be read beside the run or the session it belongs to, under "unread_" and what was
 * asked for. It never throws: a full disk must not hide what became of the call.
 */
export function keepUnread(
  { storage, clock, newId, log }: Pick<CorePorts, 'storage' | 'clock' | 'newId' | 'log'>,
  subjectId: string,
  asked: UnreadOf,
  text: string,
): void {
  const kind = `unread_${asked}`
  try {
    storage.payloads.add({ id: newId(), subjectId, kind, text, receivedAt: clock.now(), newest: NEWEST })
  } catch (error) {
    log.error('payload.unread', { code: toProblem(error).code })
  }
}
