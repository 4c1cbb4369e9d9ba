import type { FocusSession } from '../../../shared/models/focus.ts'
import type { ListedRecord } from '../../service/service-api.ts'
import { isMarked } from '../lost-creation/is-marked.ts'
import { mayBeSession } from './find-session.ts'

/**
 * Tells of a row at the service whether another session here has it. A service may give the id of a deleted session again:
 * one that is gone explains no row, the session's own mark counts more than any id, and so does a title that can only be
 * the session's own.
 */
export function isAnotherSessions(
  session: Pick<FocusSession, 'id' | 'mark' | 'draft'>,
  others: readonly FocusSession[],
): (row: ListedRecord) => boolean {
  const byId = new Map<string, FocusSession[]>()
  for (const other of others) {
    if (other.id === session.id || other.remoteId === null || other.state === 'gone') continue
    byId.set(other.remoteId, [...(byId.get(other.remoteId) ?? []), other])
  }
  const isOwnTitle = (row: ListedRecord, other: FocusSession) =>
    row.toldTitle !== null && mayBeSession(row, session.draft.title) && !mayBeSession(row, other.draft.title)
  return (row) => {
    if (session.mark !== null && isMarked(row, session.mark)) return false
    return (byId.get(row.id) ?? []).some((other) => !isOwnTitle(row, other))
  }
}
